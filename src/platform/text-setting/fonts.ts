import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

export type Script = 'latin' | 'latin-ext' | 'cyrillic-ext' | 'vietnamese'

/** The files of a font of the design (DESIGN §3): each holds some scripts, so one text may need several. */
export const fontFiles = (
  family: string,
  weight: string,
  scripts: readonly Script[] = ['latin', 'latin-ext'],
): string[] => scripts.map(script => require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}.woff`))

const opened = new Map<string, Font>()

/** Read once for the process; a file is about 40 KB. */
export function openFont(file: string): Font {
  let font = opened.get(file)
  if (!font) {
    font = openSync(file) as Font
    opened.set(file, font)
  }
  return font
}

/** Neighboring characters that are drawn with one font file. */
export type FontRun = { file: string; text: string }

/**
 * Splits a text into runs of one font file each; a character is searched in the files in their order: "Żywiec" needs
 * two. Characters that no file has (emoji, Chinese) are left out, because a row of empty boxes helps nobody.
 */
export function fontRuns(files: readonly string[], text: string): FontRun[] {
  const covers = (file: string, point: number) => openFont(file).hasGlyphForCodePoint(point)
  const runs: FontRun[] = []
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const stays = last && character === ' ' && covers(last.file, point)
    const file = stays ? last.file : files.find(candidate => covers(candidate, point))
    if (!file) continue
    if (last?.file === file) last.text += character
    else runs.push({ file, text: character })
  }
  return runs
}

import { createRequire } from 'node:module'

/**
 * The two font families of the design (DESIGN §3). Each font is split into files by script, so one text may need
 * several.
 */
export type Family = 'display' | 'text' | 'strong'

const require = createRequire(import.meta.url)
const fontFile = (name: string, file: string): string =>
  require.resolve(`@fontsource/${name}/files/${name}-${file}.woff`)
const hanken = (weight: number): string[] =>
  ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'].map(part =>
    fontFile('hanken-grotesk', `${part}-${weight}-normal`),
  )
const youngSerif = ['latin', 'latin-ext'].map(part => fontFile('young-serif', `${part}-400-normal`))

/**
 * The files in which a character is searched, in this order: "Żywiec" needs two files, a Cyrillic name the other
 * family.
 */
const FILES: Record<Family, string[]> = {
  display: [...youngSerif, ...hanken(600)],
  text: hanken(400),
  strong: hanken(600),
}

/** Neighboring characters that are drawn with one font file. */
export type Run = { file: string; text: string }

/** Methods of pdfkit's fonts that its types do not declare; the fonts are fontkit's. */
type OpenFont = { font: { hasGlyphForCodePoint(codePoint: number): boolean } }

const coverage = new Map<string, (codePoint: number) => boolean>()

function covers(document: PDFKit.PDFDocument, file: string, codePoint: number): boolean {
  let known = coverage.get(file)
  if (!known) {
    const { font } = (document.font(file) as unknown as { _font: OpenFont })._font
    known = point => font.hasGlyphForCodePoint(point)
    coverage.set(file, known)
  }
  return known(codePoint)
}

/**
 * Splits a text into runs of one font file each. Characters that no file has (emoji, Chinese) are left out, because a
 * row of empty boxes helps nobody.
 */
export function fontRuns(document: PDFKit.PDFDocument, family: Family, text: string): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    if (last && covers(document, last.file, point) && character === ' ') last.text += character
    else {
      const file = FILES[family].find(candidate => covers(document, candidate, point))
      if (!file) continue
      if (last?.file === file) last.text += character
      else runs.push({ file, text: character })
    }
  }
  return runs
}

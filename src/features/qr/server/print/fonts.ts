import { createRequire } from 'node:module'

/** The two families of the design (DESIGN §3); each font is split in files by script, so a text may need several. */
export type Family = 'display' | 'text' | 'strong'

const require = createRequire(import.meta.url)
const fontFile = (name: string, file: string): string =>
  require.resolve(`@fontsource/${name}/files/${name}-${file}.woff`)
const hanken = (weight: number): string[] =>
  ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'].map(part =>
    fontFile('hanken-grotesk', `${part}-${weight}-normal`),
  )
const youngSerif = ['latin', 'latin-ext'].map(part => fontFile('young-serif', `${part}-400-normal`))

/** Where a character is looked for, in this order: "Żywiec" needs two files, a Cyrillic name the other family. */
const FILES: Record<Family, string[]> = {
  display: [...youngSerif, ...hanken(600)],
  text: hanken(400),
  strong: hanken(600),
}

/** Characters that are drawn with one font file. */
export type Run = { file: string; text: string }

/** What pdfkit's fonts know beyond their declared type: they are fontkit's. */
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
 * A text in runs of one font file each. Characters that no file of the family has (emoji, Chinese) are left out: a row
 * of empty boxes helps nobody.
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

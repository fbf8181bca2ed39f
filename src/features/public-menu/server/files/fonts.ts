import { createRequire } from 'node:module'
import { type Font, type Glyph, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/** A font of the design (DESIGN §3) as its files by script; what none has is searched in `FALLBACK`. */
export type FontName = keyof typeof FILES

const filesOf = (family: string, weight: string, scripts = ['latin', 'latin-ext']): string[] =>
  scripts.map(script => `@fontsource/${family}/files/${family}-${script}-${weight}.woff`)

const FILES = {
  familjenBold: filesOf('familjen-grotesk', '700-normal'),
  ibarra: filesOf('ibarra-real-nova', '400-normal'),
  ibarraMedium: filesOf('ibarra-real-nova', '500-normal'),
  ibarraItalic: filesOf('ibarra-real-nova', '400-italic'),
  hanken: filesOf('hanken-grotesk', '400-normal'),
  hankenMedium: filesOf('hanken-grotesk', '500-normal'),
  hankenStrong: filesOf('hanken-grotesk', '600-normal'),
} as const
const FALLBACK = filesOf('hanken-grotesk', '400-normal', ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'])

const opened = new Map<string, Font>()

/** Read once for the process: seven families are 300 KB. */
function open(file: string): Font {
  let font = opened.get(file)
  if (!font) {
    font = openSync(require.resolve(file)) as Font
    opened.set(file, font)
  }
  return font
}

type Run = { font: Font; text: string }

/** Runs of one font file each; characters that no file has (emoji, Chinese) are left out, as on printed sheets. */
function runsOf(name: FontName, text: string): Run[] {
  const fonts = [...FILES[name], ...FALLBACK].map(open)
  const runs: Run[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const font = last && character === ' ' ? last.font : fonts.find(candidate => candidate.hasGlyphForCodePoint(point))
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** The text without what our fonts cannot draw, in single spaces; '' when nothing is left. */
export const drawable = (name: FontName, text: string): string =>
  runsOf(name, text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .map(run => run.text)
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/** How a text is set: size in pixels, space between letters in em. */
export type TextStyle = { font: FontName; size: number; spacing?: number }

/** Distance from the baseline to the top and the bottom of a line of height 1, in pixels. */
export function verticalsOf({ font, size }: TextStyle): { ascent: number; descent: number } {
  const { ascent, descent, unitsPerEm } = open(FILES[font][0] ?? '')
  return { ascent: (ascent / unitsPerEm) * size, descent: (-descent / unitsPerEm) * size }
}

type Walk = (glyph: Glyph, x: number, y: number, scale: number) => void

/** Sets the text from x = 0 on a baseline at y = 0; answers its width. */
function walk(text: string, { font: name, size, spacing = 0 }: TextStyle, visit: Walk): number {
  let x = 0
  for (const { font, text: part } of runsOf(name, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index]
      if (!position) continue
      const { xAdvance, xOffset, yOffset } = position
      visit(glyph, x + xOffset * scale, -yOffset * scale, scale)
      x += xAdvance * scale + spacing * size
    }
  }
  return x
}

/** Width of the text in pixels. */
export const widthOf = (text: string, style: TextStyle): number => walk(text, style, () => undefined)

/** The outlines of the text as the data of an SVG path, its baseline beginning at (left, baseline). */
export function outlineOf(
  text: string,
  style: TextStyle,
  { left, baseline }: { left: number; baseline: number },
): string {
  const paths: string[] = []
  walk(text, style, (glyph, x, y, scale) => {
    paths.push(
      glyph.path
        .scale(scale, -scale)
        .translate(left + x, baseline + y)
        .toSVG(),
    )
  })
  return paths.join('')
}

import type { Glyph } from 'fontkit'
import { fontFiles, fontRuns, openFont } from '#platform/fonts/fonts.ts'

/** A font of the design (DESIGN §3) as its files by script; what none has is searched in `FALLBACK`. */
export type FontName = keyof typeof FILES

const FILES = {
  familjenBold: fontFiles('familjen-grotesk', '700-normal'),
  ibarra: fontFiles('ibarra-real-nova', '400-normal'),
  ibarraMedium: fontFiles('ibarra-real-nova', '500-normal'),
  ibarraItalic: fontFiles('ibarra-real-nova', '400-italic'),
  hanken: fontFiles('hanken-grotesk', '400-normal'),
  hankenMedium: fontFiles('hanken-grotesk', '500-normal'),
  hankenStrong: fontFiles('hanken-grotesk', '600-normal'),
} as const
const FALLBACK = fontFiles('hanken-grotesk', '400-normal', ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'])

const runsOf = (name: FontName, text: string) => fontRuns([...FILES[name], ...FALLBACK], text)

/** The text without what our fonts cannot draw, in single spaces; '' when nothing is left. */
export const drawable = (name: FontName, text: string): string =>
  runsOf(name, text.replace(/\s+/gu, ' ').trim())
    .map(run => run.text)
    .join('')
    .replace(/ +/g, ' ')
    .trim()

/** How a text is set: size in pixels, space between letters in em. */
export type TextStyle = { font: FontName; size: number; spacing?: number }

/** Distance from the baseline to the top and the bottom of a line of height 1, in pixels. */
export function verticalsOf({ font, size }: TextStyle): { ascent: number; descent: number } {
  const { ascent, descent, unitsPerEm } = openFont(FILES[font][0] ?? '')
  return { ascent: (ascent / unitsPerEm) * size, descent: (-descent / unitsPerEm) * size }
}

type Walk = (glyph: Glyph, x: number, y: number, scale: number) => void

/** Sets the text from x = 0 on a baseline at y = 0; answers its width. */
function walk(text: string, { font: name, size, spacing = 0 }: TextStyle, visit: Walk): number {
  let x = 0
  for (const { file, text: part } of runsOf(name, text)) {
    const font = openFont(file)
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

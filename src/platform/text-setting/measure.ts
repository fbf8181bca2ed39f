import type { Glyph } from 'fontkit'
import { type FontName, mainFile, runsOf } from './families.ts'
import { type FontRun, openFont } from './fonts.ts'

/** How a text is set: size in the unit of the drawing (pixels, millimeters), space between letters in em. */
export type TextStyle = { font: FontName; size: number; spacing?: number }

/** A glyph with the place of its origin, right of the text's beginning and below the baseline; `scale` is its size. */
export type PlacedGlyph = { glyph: Glyph; x: number; y: number; scale: number }

/** The glyphs of one run that begins at `start`, and where it ends, with the space after each glyph. */
export function setRun(
  { file, text }: FontRun,
  { size, spacing = 0 }: Omit<TextStyle, 'font'>,
  start = 0,
): { glyphs: PlacedGlyph[]; end: number } {
  const font = openFont(file)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = start
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    const place = { glyph, x: pen + xOffset * scale, y: -yOffset * scale, scale }
    pen += xAdvance * scale + spacing * size
    return place
  })
  return { glyphs: placed, end: pen }
}

/** Width of a text in one line. */
export const widthOf = (text: string, { font, ...style }: TextStyle): number =>
  runsOf(font, text).reduce((pen, run) => setRun(run, style, pen).end, 0)

/** Distance from the baseline to the top and the bottom of a line of height 1. */
export function verticalsOf({ font, size }: TextStyle): { ascent: number; descent: number } {
  const { ascent, descent, unitsPerEm } = openFont(mainFile(font))
  return { ascent: (ascent / unitsPerEm) * size, descent: (-descent / unitsPerEm) * size }
}

/** The outlines of a text as the data of an SVG path, its baseline beginning at (left, baseline). */
export function outlineOf(
  text: string,
  { font, ...style }: TextStyle,
  { left, baseline }: { left: number; baseline: number },
): string {
  const paths: string[] = []
  let pen = 0
  for (const run of runsOf(font, text)) {
    const { glyphs, end } = setRun(run, style, pen)
    for (const { glyph, x, y, scale } of glyphs)
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(left + x, baseline + y)
          .toSVG(),
      )
    pen = end
  }
  return paths.join('')
}

import type { Locale } from '#shared/locale.ts'
import { type FittedText, lineHeightOf, type WholeStyle } from '#platform/typeset/fit-whole.ts'
import { faceRuns } from '#platform/typeset/measure.ts'
import type { Ink, SheetItem } from '#platform/typeset/sheet.ts'

/** A text that fits its place on paper, in its color; lengths and sizes are millimeters. */
export type PrintedText = FittedText<WholeStyle & { ink: Ink; lang: Locale; isHeading?: boolean }>

/** Half the height of capitals, of the size: with them a line is in its middle. */
const HALF_CAPITAL = 0.35
const POINTS_PER_MM = 72 / 25.4

/** `x`: where it begins, or its middle; `y`: the top of its first line. */
export type TextPlace = { x: number; y: number; centered: boolean }

/** A fitted text; nothing where it has no letters. */
export function textItems(
  { lines, size, style }: PrintedText,
  { x, y, centered }: TextPlace,
): SheetItem[] {
  if (lines.length === 0) return []
  const { face, spacing, ink, lang, isHeading } = style
  const points = size * POINTS_PER_MM
  const run = { size: points, ink, lang, ...(spacing !== undefined && { spacing }) }
  return [
    {
      kind: 'text',
      x,
      y: y + size * (lineHeightOf(style) / 2 + HALF_CAPITAL),
      align: centered ? 'center' : 'left',
      lines: lines.map(line => faceRuns(face, line).map(({ text, family }) => ({ text, family, ...run }))),
      lineHeight: points * lineHeightOf(style),
      ...(isHeading && { heading: 1 as const }),
    },
  ]
}

/** Texts one below the other. */
export function textsBelow(texts: readonly PrintedText[], { x, y, centered }: TextPlace): SheetItem[] {
  let top = y
  return texts.flatMap(text => {
    const items = textItems(text, { x, y: top, centered })
    top += text.height
    return items
  })
}

export const heightOf = (texts: readonly PrintedText[]): number => texts.reduce((sum, text) => sum + text.height, 0)

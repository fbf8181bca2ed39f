import type { Locale } from '#shared/locale.ts'
import { type FittedText, lineHeightOf, linesWithSpaces, type WholeStyle } from '#platform/typeset/fit-whole.ts'
import { withHeardSpace } from '#platform/typeset/heard-space.ts'
import { faceRuns } from '#platform/typeset/measure.ts'
import { type Ink, MM_PER_PT, type SheetItem } from '#platform/typeset/sheet.ts'

/** A text that fits its place on paper, in its color; lengths and sizes are millimeters. */
export type PrintedText = FittedText<WholeStyle & { ink: Ink; lang: Locale; isHeading?: boolean }>

/** Half the height of capitals, of the size: with them a line is in its middle. */
const HALF_CAPITAL = 0.35

/** `x`: where it begins, or its middle; `y`: the top of its first line. */
export type TextPlace = { x: number; y: number; centered: boolean }

/** A fitted text; nothing where it has no letters. */
export function textItems(fitted: PrintedText, { x, y, centered }: TextPlace): SheetItem[] {
  const { lines, size, style } = fitted
  if (lines.length === 0) return []
  const { face, spacing, ink, lang, isHeading } = style
  const points = size / MM_PER_PT
  const run = { size: points, ink, lang, ...(spacing !== undefined && { spacing }) }
  return [
    {
      kind: 'text',
      x,
      y: y + size * (lineHeightOf(style) / 2 + HALF_CAPITAL),
      align: centered ? 'center' : 'left',
      lines: linesWithSpaces(fitted).map(({ line, space }) => {
        const runs = faceRuns(face, line).map(({ text, family }) => ({ text, family, ...run }))
        return space ? withHeardSpace(runs) : runs
      }),
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

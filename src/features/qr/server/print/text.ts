import { runsOf } from '#platform/text-setting/families.ts'
import { type FittedText, lineHeightOf, unitWidth, type WholeStyle } from '#platform/text-setting/fit-whole.ts'
import { setRun } from '#platform/text-setting/measure.ts'

/** A text that fits its place on paper, in its color; lengths and sizes are millimeters. */
export type PrintedText = FittedText<WholeStyle & { color: string }>

/** Half the height of capitals, of the size: with them a line is in its middle. */
const HALF_CAPITAL = 0.35

/** Draws a fitted text with the top of its first line at `y`: beginning at `x`, or with its middle there. */
export function drawText(
  document: PDFKit.PDFDocument,
  { lines, size, style }: PrintedText,
  { x, y, centered }: { x: number; y: number; centered: boolean },
): void {
  const spacing = (style.spacing ?? 0) * size
  lines.forEach((line, index) => {
    const baseline = y + size * ((index + 0.5) * lineHeightOf(style) + HALF_CAPITAL)
    let left = centered ? x - (size * unitWidth(style, line) - spacing) / 2 : x
    for (const run of runsOf(style.font, line)) {
      document.font(run.file).fontSize(size).fillColor(style.color)
      document.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
      })
      left += setRun(run, { size }).end + spacing * [...run.text].length
    }
  })
}

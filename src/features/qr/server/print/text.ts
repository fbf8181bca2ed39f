import { runsOf } from '#platform/text-setting/families.ts'
import { type FittedText, lineHeightOf, unitWidth, type WholeStyle } from '#platform/text-setting/fit-whole.ts'
import { setRun } from '#platform/text-setting/measure.ts'

/** A text that fits its place on paper, in its color; lengths and sizes are millimeters. */
export type PrintedText = FittedText<WholeStyle & { color: string; shadows?: readonly Shadow[] }>
/** The same letters below the text, moved right and down by a part of their size. */
export type Shadow = { color: string; by: number }

/** Half the height of capitals, of the size: with them a line is in its middle. */
const HALF_CAPITAL = 0.35

/**
 * Draws a fitted text, and the shadows below it, with the top of its first line at `y`: beginning at `x`, or with its
 * middle there.
 */
export function drawText(
  document: PDFKit.PDFDocument,
  text: PrintedText,
  place: { x: number; y: number; centered: boolean },
): void {
  for (const { color, by } of text.style.shadows ?? []) {
    const offset = by * text.size
    drawLetters(
      document,
      { ...text, style: { ...text.style, color } },
      {
        ...place,
        x: place.x + offset,
        y: place.y + offset,
      },
    )
  }
  drawLetters(document, text, place)
}

function drawLetters(
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

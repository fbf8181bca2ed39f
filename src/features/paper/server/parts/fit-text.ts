import { MM_PER_PT, type Ink, type SheetItem } from '#platform/typeset/sheet.ts'
import type { Letters } from './looks.ts'
import { balancedLines, baselineIn, drawLine, fillLines, type Line, lineWidth, toMm, wordsOf } from './words.ts'

/** A text of a head at the size that fits: `size` is the largest. */
export type FitText = {
  letters: Letters
  ink: Ink
  width: number
  maxLines: number
  minSize: number
  /** Its lines are of about one width. */
  isBalanced?: boolean
}
export type Fitted = { lines: Line[]; letters: Letters; height: number }

const STEP = 0.5

/** The largest size, from that of the letters down, at which a text needs at most so many lines; then it needs more. */
export function fitText(text: string, fit: FitText): Fitted {
  const { letters, ink, width, maxLines, minSize, isBalanced } = fit
  for (let size = letters.size; ; size -= STEP) {
    const smaller = { ...letters, size, line: (letters.line * size) / letters.size }
    const words = wordsOf(text, { letters: smaller, ink })
    const lines = (isBalanced ? balancedLines : fillLines)(words, width / MM_PER_PT)
    const breaks = words.some(word => word.width > width / MM_PER_PT)
    if ((lines.length <= maxLines && !breaks) || size <= minSize)
      return { lines, letters: smaller, height: toMm(lines.length * smaller.line) }
  }
}

/** Lines from their top, at the left end, in the middle or at the right end of a width. */
export function drawFitted(
  { lines, letters }: Fitted,
  { x, y, width, align }: { x: number; y: number; width: number; align: 'left' | 'center' | 'right' },
): SheetItem[] {
  return lines.flatMap((line, index) => {
    const rest = width - toMm(lineWidth(line))
    const left = align === 'left' ? 0 : align === 'center' ? rest / 2 : rest
    return drawLine(line, { x: x + left, baseline: y + toMm(index * letters.line + baselineIn(letters)), k: 1 })
  })
}

export const asTitle = (items: SheetItem[]): SheetItem[] =>
  items.map((item, index) => (index === 0 && item.kind === 'text' ? { ...item, heading: 1 } : item))

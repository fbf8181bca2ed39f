import { type Family, runsOf } from './fonts.ts'

/** All lengths are millimeters, also font sizes. */
export type TextStyle = { family: Family; size: number; minSize: number; color: string; maxLines: number }
export type FittedText = { lines: string[]; size: number; style: TextStyle; height: number }

const SIZE_STEP = 0.1
const LINE_HEIGHT = 1.22
/** Distance from the top of a line to its baseline, as a fraction of the line height. */
const BASELINE = 0.8

/** Width of a text in one line. */
export function textWidth(document: PDFKit.PDFDocument, family: Family, size: number, text: string): number {
  return runsOf(family, text).reduce(
    (width, run) => width + document.font(run.file).fontSize(size).widthOfString(run.text),
    0,
  )
}

/** The place for a text: its lines must not be higher than `height`, and each must fit its own width. */
export type Room = { height: number; widthOf: (line: number, lines: number, size: number) => number }

/** A place of the same width everywhere. */
export const box = (width: number, height: number): Room => ({ height, widthOf: () => width })

/** Height of so many lines. */
export const linesHeight = (lines: number, size: number): number => lines * size * LINE_HEIGHT

/** Fills lines with as many parts as fit; a part that is too long gets a line of its own. */
function fill(parts: string[], glue: string, fits: (line: string, index: number) => boolean): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = last === undefined ? part : `${last}${glue}${part}`
    if (last !== undefined && fits(longer, lines.length - 1)) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** Ways to break a text, best first: between words; also after a hyphen or slash; anywhere. */
const BREAKS = [
  { after: /\s+/, glue: ' ' },
  { after: /(?<=[-/\s])/, glue: '' },
  { after: /(?:)/u, glue: '' },
] as const

/** Sizes from the largest to the smallest that may be used; then smaller ones, because a cut name is worse. */
function* sizesOf({ size, minSize }: TextStyle): Generator<{ size: number; isForced: boolean }> {
  for (let next = size; next >= minSize; next -= SIZE_STEP) yield { size: next, isForced: false }
  for (let next = minSize; next > SIZE_STEP; next -= SIZE_STEP) yield { size: next, isForced: true }
}

/**
 * Finds the largest size, from `size` down to `minSize`, at which a text fits its place in at most `maxLines` lines (two
 * when it has to break inside a word). If it fits at no such size, it gets more lines and then smaller ones: no letter
 * is ever outside the place.
 */
export function fitText(document: PDFKit.PDFDocument, text: string, room: Room, style: TextStyle): FittedText {
  const drawable = runsOf(style.family, text)
    .map(run => run.text)
    .join('')
    .trim()
  const linesAt = (size: number, way: (typeof BREAKS)[number], count: number): string[] | null => {
    const fits = (line: string, index: number) =>
      textWidth(document, style.family, size, line.trim()) <= room.widthOf(index, count, size)
    const lines = fill(drawable.split(way.after).filter(Boolean), way.glue, fits).map(line => line.trim())
    return lines.length === count && lines.every(fits) ? lines : null
  }
  const fitAt = (size: number, way: (typeof BREAKS)[number], maxLines: number): FittedText | null => {
    for (let count = 1; count <= maxLines && linesHeight(count, size) <= room.height; count += 1) {
      const lines = linesAt(size, way, count)
      if (lines) return { lines, size, style, height: linesHeight(count, size) }
    }
    return null
  }
  for (const isForced of [false, true])
    for (const way of isForced ? BREAKS.slice(2) : BREAKS)
      for (const step of sizesOf(style)) {
        const maxLines = isForced
          ? Number.POSITIVE_INFINITY
          : way === BREAKS[0]
            ? style.maxLines
            : Math.max(2, style.maxLines)
        const fitted = step.isForced === isForced ? fitAt(step.size, way, maxLines) : null
        if (fitted) return fitted
      }
  return { lines: [], size: style.minSize, style, height: 0 }
}

/** Draws a fitted text centered at `center`, with the top of its first line at `top`. */
export function drawText(document: PDFKit.PDFDocument, text: FittedText, center: number, top: number): void {
  const { family, color } = text.style
  text.lines.forEach((line, index) => {
    const baseline = top + (index + BASELINE) * text.size * LINE_HEIGHT
    let x = center - textWidth(document, family, text.size, line) / 2
    for (const run of runsOf(family, line)) {
      document.font(run.file).fontSize(text.size).fillColor(color)
      document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      x += document.widthOfString(run.text)
    }
  })
}

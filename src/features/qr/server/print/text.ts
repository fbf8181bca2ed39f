import { type Family, fontRuns } from './fonts.ts'

/** All lengths are millimeters, also font sizes. */
export type TextStyle = { family: Family; size: number; minSize: number; color: string; maxLines: number }
export type FittedText = { lines: string[]; size: number; style: TextStyle; height: number }

const SIZE_STEP = 0.1
const LINE_HEIGHT = 1.22
/** Distance from the top of a line to its baseline, as a fraction of the line height. */
const BASELINE = 0.8

/** Width of a text in one line. */
export function textWidth(document: PDFKit.PDFDocument, family: Family, size: number, text: string): number {
  return fontRuns(document, family, text).reduce(
    (width, run) => width + document.font(run.file).fontSize(size).widthOfString(run.text),
    0,
  )
}

/** Fills lines with as many parts as fit; a part that is too long gets a line of its own. */
function fill(parts: string[], glue: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = last === undefined ? part : `${last}${glue}${part}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
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

/**
 * Finds the largest size, from `size` down to `minSize`, at which a text fits the width in at most `maxLines` lines
 * (two when it has to break inside a word). If it fits at no size, it gets more lines of the smallest size, so that it
 * never runs over the edge.
 */
export function fitText(document: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): FittedText {
  const drawable = fontRuns(document, style.family, text)
    .map(run => run.text)
    .join('')
    .trim()
  const linesAt = (size: number, way: (typeof BREAKS)[number]): { lines: string[]; fit: boolean } => {
    const fits = (line: string) => textWidth(document, style.family, size, line.trimEnd()) <= width
    const lines = fill(drawable.split(way.after).filter(Boolean), way.glue, fits)
    return { lines: lines.map(line => line.trim()), fit: lines.every(fits) }
  }
  const fitted = (lines: string[], size: number): FittedText => ({
    lines,
    size,
    style,
    height: lines.length * size * LINE_HEIGHT,
  })
  for (const way of BREAKS) {
    const maxLines = way === BREAKS[0] ? style.maxLines : Math.max(2, style.maxLines)
    for (let { size } = style; size >= style.minSize; size -= SIZE_STEP) {
      const { lines, fit } = linesAt(size, way)
      if (fit && lines.length <= maxLines) return fitted(lines, size)
    }
  }
  return fitted(linesAt(style.minSize, BREAKS[2]).lines, style.minSize)
}

/** Draws a fitted text centered at `center`, with the top of its first line at `top`. */
export function drawText(document: PDFKit.PDFDocument, text: FittedText, center: number, top: number): void {
  const { family, color } = text.style
  text.lines.forEach((line, index) => {
    const baseline = top + (index + BASELINE) * text.size * LINE_HEIGHT
    let x = center - textWidth(document, family, text.size, line) / 2
    for (const run of fontRuns(document, family, line)) {
      document.font(run.file).fontSize(text.size).fillColor(color)
      document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      x += document.widthOfString(run.text)
    }
  })
}

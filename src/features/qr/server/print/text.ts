import { type Family, runsOf } from './fonts.ts'

/** All lengths are millimeters, also font sizes. */
export type TextStyle = {
  family: Family
  size: number
  minSize: number
  color: string
  maxLines: number
  /** Space between letters, of the size. */
  spacing?: number
  /** Of the size. */
  lineHeight?: number
}
export type FittedText = { lines: string[]; size: number; style: TextStyle; height: number }

const SIZE_STEP = 0.1
const LINE_HEIGHT = 1.22
/** Half the height of capitals, of the size: with them a line is in its middle. */
const HALF_CAPITAL = 0.35

const lineHeightOf = ({ lineHeight = LINE_HEIGHT }: TextStyle): number => lineHeight
const spacingOf = ({ spacing = 0 }: TextStyle, size: number): number => spacing * size

/** Width of a run in the font and size that the document has. */
const runWidth = (document: PDFKit.PDFDocument, text: string, spacing: number): number =>
  document.widthOfString(text) + spacing * [...text].length

/** Widths at size 1 that a document has measured: a fit asks for the same words at a hundred sizes. */
const measured = new WeakMap<PDFKit.PDFDocument, Map<string, number>>()

function unitWidth(document: PDFKit.PDFDocument, style: TextStyle, text: string): number {
  const known = measured.get(document) ?? new Map<string, number>()
  measured.set(document, known)
  const key = `${style.family} ${style.spacing ?? 0} ${text}`
  const width =
    known.get(key) ??
    runsOf(style.family, text).reduce(
      (sum, run) => sum + runWidth(document.font(run.file).fontSize(1), run.text, spacingOf(style, 1)),
      0,
    )
  known.set(key, width)
  return width
}

/** Width of a text in one line: it grows with the size. */
const textWidth = (document: PDFKit.PDFDocument, style: TextStyle, size: number, text: string): number =>
  size * unitWidth(document, style, text)

/** The place for a text: its lines must not be higher than `height`, and each must fit its own width. */
export type Room = { height: number; widthOf: (line: number, lines: number, lineHeight: number) => number }

/** A place of the same width everywhere. */
export const box = (width: number, height: number): Room => ({ height, widthOf: () => width })

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

/** Parts of the width that are tried, so that lines become about equally long. */
const BALANCE = [0.5, 0.6, 0.7, 0.8, 0.9]

type Way = (typeof BREAKS)[number]
const [BETWEEN_WORDS, AFTER_HYPHENS, ANYWHERE] = BREAKS

type Fitting = { style: TextStyle; size: number; way: Way }

/** The lines of a text in a part of the width of its place; null when they are not so many, or one does not fit. */
function breakInto(
  document: PDFKit.PDFDocument,
  text: string,
  room: Room,
  { style, size, way, count, part }: Fitting & { count: number; part: number },
): string[] | null {
  const height = size * lineHeightOf(style)
  const fits = (line: string, index: number) =>
    textWidth(document, style, size, line.trim()) <= part * room.widthOf(index, count, height)
  const lines = fill(text.split(way.after).filter(Boolean), way.glue, fits).map(line => line.trim())
  return lines.length === count && lines.every(fits) ? lines : null
}

/** The text in as few lines as fit its place at a size, about equally long; null when none do. */
function fitAt(
  document: PDFKit.PDFDocument,
  text: string,
  room: Room,
  { maxLines, ...fitting }: Fitting & { maxLines: number },
): FittedText | null {
  const { style, size } = fitting
  const height = size * lineHeightOf(style)
  for (let count = 1; count <= maxLines && count * height <= room.height; count += 1) {
    const lines = breakInto(document, text, room, { ...fitting, count, part: 1 })
    if (!lines) continue
    const narrower = count > 1 ? BALANCE.find(part => breakInto(document, text, room, { ...fitting, count, part })) : 1
    const balanced = breakInto(document, text, room, { ...fitting, count, part: narrower ?? 1 })
    return { lines: balanced ?? lines, size, style, height: count * height }
  }
  return null
}

/** What our fonts can draw of a text. */
const drawableOf = (style: TextStyle, text: string): string =>
  runsOf(style.family, text)
    .map(run => run.text)
    .join('')
    .trim()

/** The largest allowed size at which a text fits without a break inside a word; null when it fits at none. */
function fitWords(document: PDFKit.PDFDocument, text: string, room: Room, style: TextStyle): FittedText | null {
  for (const way of [BETWEEN_WORDS, AFTER_HYPHENS])
    for (const { size, isForced } of sizesOf(style)) {
      const maxLines = way === BETWEEN_WORDS ? style.maxLines : Math.max(2, style.maxLines)
      const fitted = isForced ? null : fitAt(document, text, room, { style, size, way, maxLines })
      if (fitted) return fitted
    }
  return null
}

/**
 * Finds the largest size, from `size` down to `minSize`, at which a text fits its place in at most `maxLines` lines
 * (two when it has to break inside a word). If it fits at no such size, it gets more lines and then smaller ones: no
 * letter is ever outside the place.
 */
export function fitText(document: PDFKit.PDFDocument, text: string, room: Room, style: TextStyle): FittedText {
  const drawable = drawableOf(style, text)
  const words = fitWords(document, drawable, room, style)
  if (words) return words
  const way = ANYWHERE
  for (const { size, isForced } of sizesOf(style)) {
    const maxLines = isForced ? Number.POSITIVE_INFINITY : Math.max(2, style.maxLines)
    const fitted = fitAt(document, drawable, room, { style, size, way, maxLines })
    if (fitted) return fitted
  }
  return { lines: [], size: style.minSize, style, height: 0 }
}

/** So many lines are better than more of them as long as the letters have this size. */
export type NameStep = { maxLines: number; minSize: number }

/** A name in as few lines as leave it large: the first of the steps that it fits without a break inside a word. */
export function fitName(
  document: PDFKit.PDFDocument,
  text: string,
  room: Room,
  { style, steps }: { style: Omit<TextStyle, keyof NameStep>; steps: readonly [...NameStep[], NameStep] },
): FittedText {
  for (const step of steps) {
    const fitted = fitWords(document, drawableOf({ ...style, ...step }, text), room, { ...style, ...step })
    if (fitted && fitted.lines.length <= step.maxLines) return fitted
  }
  const last = steps.at(-1) ?? { maxLines: 1, minSize: style.size }
  return fitText(document, text, room, { ...style, ...last })
}

/** Draws a fitted text with the top of its first line at `y`: beginning at `x`, or with its middle there. */
export function drawText(
  document: PDFKit.PDFDocument,
  text: FittedText,
  { x, y, centered }: { x: number; y: number; centered: boolean },
): void {
  const { style, size } = text
  const spacing = spacingOf(style, size)
  text.lines.forEach((line, index) => {
    const baseline = y + size * ((index + 0.5) * lineHeightOf(style) + HALF_CAPITAL)
    let left = centered ? x - (textWidth(document, style, size, line) - spacing) / 2 : x
    for (const run of runsOf(style.family, line)) {
      document.font(run.file).fontSize(size).fillColor(style.color)
      document.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
      })
      left += runWidth(document, run.text, spacing)
    }
  })
}

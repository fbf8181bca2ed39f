import { fillLines } from '#platform/text-setting/lines.ts'
import type { Face } from './faces.ts'
import { drawableOf, unitWidth } from './measure.ts'

/** How a text is set on a sheet whose figures are those of a text; the space between letters in em. */
export type FaceStyle = { face: Face; size: number; spacing?: number }

/** The largest size of a text, the smallest that is good, and how many lines it may have at these. */
export type WholeStyle = FaceStyle & {
  minSize: number
  maxLines: number
  /** Of the size. */
  lineHeight?: number
}
export type FittedText<Style extends WholeStyle = WholeStyle> = {
  /** What is left of the text, and where it is parted. */
  text: string
  lines: string[]
  size: number
  style: Style
  height: number
}

const SIZE_STEP = 0.1
const LINE_HEIGHT = 1.22

export const lineHeightOf = ({ lineHeight = LINE_HEIGHT }: WholeStyle): number => lineHeight

/** The lines; one that ends between two words with the space that stands there. */
export function linesWithSpaces({ text, lines }: FittedText): { line: string; space: boolean }[] {
  let end = 0
  return lines.map(line => {
    end = text.indexOf(line, end) + line.length
    return { line, space: /\s/.test(text.charAt(end)) }
  })
}

/** The place for a text: its lines must not be higher than `height`, and each must fit its own width. */
export type Room = { height: number; widthOf: (line: number, lines: number, lineHeight: number) => number }

/** A place of the same width everywhere. */
export const box = (width: number, height: number): Room => ({ height, widthOf: () => width })

/** Width at size 1 with the space after each letter: a width grows with the size. */
const measureOf =
  ({ face, spacing = 0 }: FaceStyle) =>
  (text: string): number =>
    unitWidth(face, text, 'text') + spacing * [...text].length

/** Ways to break a text, best first: between words; also after a hyphen or slash; anywhere. */
const BREAKS = [
  { after: /\s+/, glue: ' ' },
  { after: /(?<=[-/\s])/, glue: '' },
  { after: /(?:)/u, glue: '' },
] as const

/** Sizes from the largest to the smallest that may be used; then smaller ones, because a cut name is worse. */
function* sizesOf({ size, minSize }: WholeStyle): Generator<{ size: number; isForced: boolean }> {
  for (let next = size; next >= minSize; next -= SIZE_STEP) yield { size: next, isForced: false }
  for (let next = minSize; next > SIZE_STEP; next -= SIZE_STEP) yield { size: next, isForced: true }
}

/** Parts of the width that are tried, so that lines become about equally long. */
const BALANCE = [0.5, 0.6, 0.7, 0.8, 0.9]

type Way = (typeof BREAKS)[number]
const [BETWEEN_WORDS, AFTER_HYPHENS, ANYWHERE] = BREAKS

/** What is to be fitted: drawable characters only, `measure` for their font. */
type Task<Style> = { text: string; room: Room; style: Style; measure: (text: string) => number }
type Attempt = { size: number; way: Way }

/** The lines of a text in a part of the width of its place; null when they are not so many, or one does not fit. */
function breakInto<Style extends WholeStyle>(
  { text, room, style, measure }: Task<Style>,
  { size, way, count, part }: Attempt & { count: number; part: number },
): string[] | null {
  const height = size * lineHeightOf(style)
  const fits = (line: string, index: number) => size * measure(line.trim()) <= part * room.widthOf(index, count, height)
  const lines = fillLines(text.split(way.after).filter(Boolean), way.glue, fits).map(line => line.trim())
  return lines.length === count && lines.every(fits) ? lines : null
}

/** The text in as few lines as fit its place at a size, about equally long; null when none do. */
function fitAt<Style extends WholeStyle>(
  task: Task<Style>,
  { maxLines, ...attempt }: Attempt & { maxLines: number },
): FittedText<Style> | null {
  const { room, style, text } = task
  const { size } = attempt
  const height = size * lineHeightOf(style)
  for (let count = 1; count <= maxLines && count * height <= room.height; count += 1) {
    const lines = breakInto(task, { ...attempt, count, part: 1 })
    if (!lines) continue
    const narrower = count > 1 ? BALANCE.find(part => breakInto(task, { ...attempt, count, part })) : 1
    const balanced = breakInto(task, { ...attempt, count, part: narrower ?? 1 })
    return { text, lines: balanced ?? lines, size, style, height: count * height }
  }
  return null
}

/** The largest allowed size at which a text fits without a break inside a word; null when it fits at none. */
function fitWords<Style extends WholeStyle>(task: Task<Style>): FittedText<Style> | null {
  const { style } = task
  for (const way of [BETWEEN_WORDS, AFTER_HYPHENS])
    for (const { size, isForced } of sizesOf(style)) {
      const maxLines = way === BETWEEN_WORDS ? style.maxLines : Math.max(2, style.maxLines)
      const fitted = isForced ? null : fitAt(task, { size, way, maxLines })
      if (fitted) return fitted
    }
  return null
}

function fitSomehow<Style extends WholeStyle>(task: Task<Style>): FittedText<Style> {
  const { style } = task
  const words = fitWords(task)
  if (words) return words
  for (const { size, isForced } of sizesOf(style)) {
    const maxLines = isForced ? Number.POSITIVE_INFINITY : Math.max(2, style.maxLines)
    const fitted = fitAt(task, { size, way: ANYWHERE, maxLines })
    if (fitted) return fitted
  }
  return { text: task.text, lines: [], size: style.minSize, style, height: 0 }
}

/**
 * Finds the largest size, from `size` down to `minSize`, at which a text fits its place in at most `maxLines` lines
 * (two when it has to break inside a word). If it fits at no such size, it gets more lines and then smaller ones: no
 * letter is ever outside the place. For paper, where nobody can look a cut name up.
 */
export const fitWhole = <Style extends WholeStyle>(text: string, room: Room, style: Style): FittedText<Style> =>
  fitSomehow({ text: drawableOf(style.face, text), room, style, measure: measureOf(style) })

/** So many lines are better than more of them as long as the letters have this size. */
export type SizeStep = { maxLines: number; minSize: number }

/** A name in as few lines as leave it large: the first of the steps that it fits without a break inside a word. */
export function fitStepwise<Style extends FaceStyle & { lineHeight?: number }>(
  text: string,
  room: Room,
  { style, steps }: { style: Style; steps: readonly [...SizeStep[], SizeStep] },
): FittedText<Style & SizeStep> {
  const task = { text: drawableOf(style.face, text), room, measure: measureOf(style) }
  for (const step of steps) {
    const fitted = fitWords({ ...task, style: { ...style, ...step } })
    if (fitted && fitted.lines.length <= step.maxLines) return fitted
  }
  const last = steps.at(-1) ?? { maxLines: 1, minSize: style.size }
  return fitSomehow({ ...task, style: { ...style, ...last } })
}

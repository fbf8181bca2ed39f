import type { Locale } from '#shared/locale.ts'
import { syllablesOf } from '#platform/typeset/hyphens.ts'
import { faceRuns, unitWidth } from '#platform/typeset/measure.ts'
import { MM_PER_PT, type Ink, type SheetItem, type SheetRun } from '#platform/typeset/sheet.ts'
import type { Letters } from './looks.ts'
import { byCharacters, bySyllables, widestSyllable } from './part-word.ts'

export const toMm = (points: number): number => points * MM_PER_PT
const toPt = (millimeters: number): number => millimeters / MM_PER_PT

/** A word as it is set: `gap` is the space before it where it does not begin a line; points at k = 1. */
export type Word = {
  text: string
  letters: Letters
  ink: Ink
  gap: number
  width: number
  lang?: Locale | undefined
  /** A frame or a circle around it; its room is part of the width. */
  around?: 'frame' | 'circle'
  /** What is shown in its place, as SVG; as high as `letters.size`. */
  icon?: string
  /** Its space is wider than that of a text. */
  apart?: boolean
}

/** What a frame takes left and right of its text. */
const FRAME_PADDING = toPt(0.9)
/** Of a circle, in sizes of its letters. */
const CIRCLE = 1.56
/** Widths are compared with this much of slack: two programs round their sums. */
const SLACK = 0.02

export const widthIn = ({ face, size, spacing = 0 }: Letters, text: string): number =>
  size * (unitWidth(face, text) + spacing * [...text].length)

type Said = { letters: Letters; ink: Ink; lang?: Locale | undefined }

/** The words of a text that can be printed. */
export function wordsOf(text: string, { letters, ink, lang }: Said): Word[] {
  const gap = widthIn(letters, ' ')
  return text
    .split(/\s+/u)
    .filter(word => faceRuns(letters.face, word).length > 0)
    .map(word => ({ text: word, letters, ink, gap, width: widthIn(letters, word), lang }))
}

/** A mark behind a text, such as an allergen's letter; circles are of one size. */
export function markOf(text: string, said: Said & Pick<Word, 'around'>): Word {
  const { around: shape, letters } = said
  const width = widthIn(letters, text) + (shape === 'frame' ? 2 * FRAME_PADDING : 0)
  return { ...said, text, gap: toPt(1.6), width: shape === 'circle' ? letters.size * CIRCLE : width, apart: true }
}

const syllablesIn = (word: Word): string[] =>
  word.around || word.icon ? [] : syllablesOf(word.text, word.lang ?? 'es')
const widthWith =
  ({ letters }: Word) =>
  (text: string) =>
    widthIn(letters, text)

/** How wide a line must be for a word, where the dictionary may part it. */
export function leastWidth(word: Word): number {
  const syllables = syllablesIn(word)
  return syllables.length < 2 ? word.width : widestSyllable(syllables, widthWith(word))
}

/** A word that is wider than a line, in parts that are not: by the dictionary, else where the line ends. */
function broken(word: Word, width: number): Word[] {
  if (word.width <= width || word.around || word.icon) return [word]
  const parts =
    leastWidth(word) <= width
      ? bySyllables(syllablesIn(word), width, widthWith(word))
      : byCharacters(word.text, width, widthWith(word))
  return parts.map((text, index) => ({
    ...word,
    text,
    gap: index === 0 ? word.gap : 0,
    width: widthIn(word.letters, text),
  }))
}

export type Line = readonly Word[]

const beginsMarks = (words: readonly Word[], index: number): boolean =>
  words[index]?.apart === true && index > 0 && !words[index - 1]?.apart

/** The marks of a dish stay on one line where one line holds them. */
function marksFit(marks: readonly Word[], left: number, width: number): boolean {
  const all = lineWidth(marks)
  return all > width || all + (marks[0]?.gap ?? 0) <= left + SLACK
}

/** Fills lines of so many points with words; parts of a broken word begin a line each. */
export function fillLines(words: readonly Word[], width: number): Line[] {
  const lines: Word[][] = []
  let used = 0
  const parts = words.flatMap(each => broken(each, width))
  for (const [index, word] of parts.entries()) {
    const last = lines.at(-1)
    const isPart = word.gap === 0
    const breaksMarks = beginsMarks(parts, index) && !marksFit(parts.slice(index), width - used, width)
    if (last && !isPart && !breaksMarks && used + word.gap + word.width <= width + SLACK) {
      last.push(word)
      used += word.gap + word.width
    } else {
      lines.push([word])
      used = word.width
    }
  }
  return lines
}

const BALANCE_STEPS = 8

/** As few lines as `fillLines`, of about the same width: no word stands alone at the end of a name. */
export function balancedLines(words: readonly Word[], width: number): Line[] {
  let best = fillLines(words, width)
  let [low, high] = [Math.max(0, ...words.map(word => Math.min(word.width, width))), width]
  for (let step = 0; best.length > 1 && step < BALANCE_STEPS; step += 1) {
    const middle = (low + high) / 2
    const lines = fillLines(words, middle)
    if (lines.length <= best.length) [best, high] = [lines, middle]
    else low = middle
  }
  return best
}

export const lineWidth = (line: Line): number =>
  line.reduce((sum, word, index) => sum + word.width + (index === 0 ? 0 : word.gap), 0)

export const runsOf = ({ letters, ink, lang }: Omit<Said, 'text'>, text: string, k: number): SheetRun[] =>
  faceRuns(letters.face, text).map(run => ({
    text: run.text,
    family: run.family,
    size: letters.size * k,
    ink,
    ...(letters.spacing !== undefined && { spacing: letters.spacing }),
    ...(lang && { lang }),
  }))

/** From the top of a line to its baseline, in points: the letters stand in the middle of it. */
export const baselineIn = ({ size, line }: Letters): number => line / 2 + size * 0.33

/** Where a line is drawn: millimeters, its left end and its baseline. */
export type Place = { x: number; baseline: number; k: number }

function around({ around: kind, letters, width }: Word, { x, baseline, k }: Place): SheetItem[] {
  const size = toMm(letters.size * k)
  if (kind === 'frame')
    return [
      {
        kind: 'rect',
        x,
        y: baseline - size * 1.02,
        width: toMm(width * k),
        height: size * 1.36,
        stroke: INK_LINE,
        thickness: 0.22,
        radius: 0.7,
      },
    ]
  const side = toMm(width * k)
  return [
    {
      kind: 'rect',
      x,
      y: baseline - size * 0.33 - side / 2,
      width: side,
      height: side,
      stroke: INK_LINE,
      thickness: 0.24,
      radius: side / 2,
    },
  ]
}
const INK_LINE = 'k100'

function drawMark(word: Word, place: Place): SheetItem[] {
  const { letters, width } = word
  const { x, baseline, k } = place
  if (word.icon !== undefined) {
    const side = toMm(width * k)
    return [
      {
        kind: 'image',
        x,
        y: baseline - side * 0.82,
        width: side,
        height: side,
        source: { svg: word.icon },
        alt: word.text,
      },
    ]
  }
  return [
    ...around(word, place),
    {
      kind: 'text',
      x: x + toMm((width * k) / 2),
      y: baseline,
      align: 'center',
      lineHeight: letters.line * k,
      lines: [runsOf(word, word.text, k)],
    },
  ]
}

const isDrawnAlone = (word: Word): boolean => word.around !== undefined || word.icon !== undefined
const isSpace = ({ gap, letters }: Word): boolean => Math.abs(gap - widthIn(letters, ' ')) < SLACK

/** A line from its left end. */
export function drawLine(line: Line, { x, baseline, k }: Place): SheetItem[] {
  const items: SheetItem[] = []
  let pen = 0
  let open: { runs: SheetRun[]; at: number; lineHeight: number } | undefined
  const close = (): void => {
    if (open)
      items.push({
        kind: 'text',
        x: x + toMm(open.at * k),
        y: baseline,
        align: 'left',
        lineHeight: open.lineHeight,
        lines: [open.runs],
      })
    open = undefined
  }
  for (const [index, word] of line.entries()) {
    if (index > 0) pen += word.gap
    if (isDrawnAlone(word)) {
      close()
      items.push(...drawMark(word, { x: x + toMm(pen * k), baseline, k }))
    } else if (open && !word.apart && isSpace(word)) open.runs.push(...runsOf(word, ` ${word.text}`, k))
    else {
      close()
      open = { runs: runsOf(word, word.text, k), at: pen, lineHeight: word.letters.line * k }
    }
    pen += word.width
  }
  close()
  return items
}

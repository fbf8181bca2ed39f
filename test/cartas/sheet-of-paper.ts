import type { PaperLine } from './paper.ts'

/** How a page is set: A4 in points. */
export type Setting = {
  columns: 1 | 2
  size: number
  leaders: boolean
  /** Prices right after the name, or at the right edge of their column. */
  prices: 'edge' | 'behind'
  centered: boolean
}
export type Font = 'regular' | 'bold'
export type Run = { text: string; x: number; baseline: number; size: number; font: Font; page: number }
/** Width of a text in a font. */
export type Measure = (text: string, size: number, font: Font) => number

export const PAGE = { width: 595, height: 842 }
const MARGIN = { x: 48, top: 50, bottom: 50 }
const GUTTER = 34
const PRICE_COLUMN = 60
const LINE = 1.42
const SIZES = { title: 1.9, heading: 1.3, dish: 1, small: 0.8, note: 0.78, empty: 0.7 }

/** Cuts a text to what fits beside the prices. */
function fitted(text: string, width: number, size: number, font: Font, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`, size, font) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Sets the lines of a paper on pages, column after column. */
export function setPages(paper: readonly PaperLine[], setting: Setting, measure: Measure): Run[] {
  const runs: Run[] = []
  const width = (PAGE.width - 2 * MARGIN.x - (setting.columns - 1) * GUTTER) / setting.columns
  let [page, column, y] = [1, 0, MARGIN.top]
  const top = { first: MARGIN.top }
  const room = (height: number): void => {
    if (y + height <= PAGE.height - MARGIN.bottom) return
    column++
    y = page === 1 ? top.first : MARGIN.top
    if (column < setting.columns) return
    column = 0
    page++
    y = MARGIN.top
  }
  paper.forEach((line, at) => {
    const size = setting.size * SIZES[line.kind]
    const font: Font = line.kind === 'heading' || line.kind === 'title' ? 'bold' : 'regular'
    const isWide = line.kind === 'title'
    const own = isWide ? PAGE.width - 2 * MARGIN.x : width
    const prices =
      line.right.length > 1
        ? PRICE_COLUMN * line.right.length
        : measure(line.right.join(''), size, font) + (line.right.length > 0 ? 14 : 0)
    const texts = fitted(line.left, own - prices, size, font, measure)
    if (line.kind === 'heading') room(size * LINE * 4)
    texts.forEach((text, part) => {
      room(size * LINE)
      const left = MARGIN.x + (isWide ? 0 : column * (width + GUTTER))
      const length = measure(text, size, font)
      const isMiddle = isWide || (setting.centered && line.right.length === 0 && line.kind !== 'note')
      const x = isMiddle ? left + (own - length) / 2 : left
      const baseline = y + size
      runs.push(...raisedRuns({ text, x, baseline, size, font, page }, measure))
      if (part === texts.length - 1)
        runs.push(
          ...pricesOf(line, { left, end: left + own, x: x + length, baseline, size, font, page }, setting, measure),
        )
      y += size * LINE
    })
    if (at === 0) top.first = y + 8
  })
  return runs
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** Raised digits are small ones above the line: few fonts have them. */
function raisedRuns(run: Run, measure: Measure): Run[] {
  const [, before = run.text, marks = ''] = /^(.*?)\s*([⁰¹²³⁴⁵⁶⁷⁸⁹·]+)$/u.exec(run.text) ?? []
  if (marks === '') return [run]
  const text = marks.replace(/[^·]/gu, digit => String(RAISED.indexOf(digit))).replaceAll('·', ',')
  const x = run.x + measure(before, run.size, run.font) + 2
  return [
    { ...run, text: before },
    { ...run, text, x, size: run.size * 0.6, baseline: run.baseline - run.size * 0.35 },
  ]
}

type Place = { left: number; end: number; x: number; baseline: number; size: number; font: Font; page: number }
function pricesOf(
  line: PaperLine,
  { end, x, baseline, size, font, page }: Place,
  setting: Setting,
  measure: Measure,
): Run[] {
  // Words over columns are as small as the prices.
  const own = line.kind === 'heading' ? size / SIZES.heading : size
  const run = (text: string, from: number): Run => ({ text, x: from, baseline, size: own, font, page })
  if (line.right.length > 1)
    return line.right.map((text, at) =>
      run(
        text.trim(),
        end -
          PRICE_COLUMN * (line.right.length - 1 - at) -
          measure(text.trim(), line.kind === 'heading' ? size / SIZES.heading : size, font),
      ),
    )
  const [price] = line.right
  if (price === undefined) return []
  if (setting.prices === 'behind') return [run(price, x + 8)]
  const from = end - measure(price, size, font)
  const dot = measure('.', size, font)
  const count = Math.floor((from - x - 10) / dot)
  return setting.leaders && count > 3 && line.kind === 'dish'
    ? [run('.'.repeat(count), x + 5), run(price, from)]
    : [run(price, from)]
}

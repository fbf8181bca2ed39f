import type { Word } from '../source-line.ts'

/** Most words that may stand across a gutter, of all rows: a title, a foot. */
const CROSSING_PART = 0.06
const WIDEST_TITLE_ROWS = 2
const MIN_ROWS = 3
/** Of the height of letters. */
const MIN_WIDTH = 1.1
const STEP = 0.25

const isPrice = (text: string): boolean => /\d[.,'´]\d|€|^\d{1,3}$|s\/m/iu.test(text)
const hasLetter = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Whether what stands right of a gutter begins lines of its own, and is not only the prices of the left. */
function beginsLines(rows: readonly (readonly Word[])[], x: number): boolean {
  const left = rows.filter(row => row.some(word => word.x + word.width <= x && hasLetter(word.text)))
  const firsts = rows.flatMap(row => row.filter(word => word.x >= x).slice(0, 1))
  const withText = rows.filter(row => row.some(word => word.x >= x && hasLetter(word.text)))
  const begins = firsts.filter(({ text }) => hasLetter(text) || /^[*•·"«(]/u.test(text))
  const prices = (isLeft: boolean) =>
    rows.filter(row => row.some(word => word.x + word.width <= x === isLeft && isPrice(word.text))).length
  return (
    left.length >= MIN_ROWS &&
    withText.length >= MIN_ROWS &&
    begins.length >= firsts.length * 0.7 &&
    prices(true) >= 2 &&
    prices(false) >= 2
  )
}

/** The place of the white strip between two columns of a page, where there is one; `rows`: its words, left to right. */
export function findGutter(rows: readonly (readonly Word[])[], letter: number): number | undefined {
  const words = rows.flat()
  const [from, to] = [Math.min(...words.map(({ x }) => x)), Math.max(...words.map(({ x, width }) => x + width))]
  const most = Math.max(WIDEST_TITLE_ROWS, rows.length * CROSSING_PART)
  let best: { x: number; width: number } | undefined
  let start: number | undefined
  for (let x = from + (to - from) * 0.2; x <= from + (to - from) * 0.8; x += letter * STEP) {
    const crossing = words.filter(word => word.x < x && word.x + word.width > x).length
    if (crossing <= most) start ??= x
    if (crossing > most || x + letter * STEP > from + (to - from) * 0.8) {
      const end = crossing > most ? x - letter * STEP : x
      if (start !== undefined && end - start >= letter * MIN_WIDTH && beginsLines(rows, (start + end) / 2))
        if (!best || end - start > best.width) best = { x: (start + end) / 2, width: end - start }
      start = undefined
    }
  }
  return best?.x
}

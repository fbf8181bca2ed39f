import { expect, test } from 'vitest'
import { CARD_COLUMNS, photoShape, wideDishes } from './wide-dishes.ts'

const SHAPES: Record<string, Parameters<typeof photoShape>[0]> = {
  p: { width: 1200, height: 900 },
  u: { width: 900, height: 1200 },
  w: { width: 1800, height: 600 },
  t: null,
}
/** `p` for an ordinary photo, `u` for an upright one, `w` for a panorama, `t` for a dish without. */
const photos = (pattern: string) => [...pattern].map(letter => photoShape(SHAPES[letter] ?? null))

/** The column after the last card; -1 when a card does not fit in what is left of its row. */
function columnAfter(columns: number, count: number, wide: ReadonlySet<number>): number {
  let column = 0
  for (let index = 0; index < count; index++) {
    const width = wide.has(index) ? 2 : 1
    if (column + width > columns) return -1
    column = (column + width) % columns
  }
  return column
}

test('two, three and four columns have no hole and a full last row, for every number of dishes', () => {
  for (const columns of CARD_COLUMNS)
    for (const pattern of ['p', 'ptp', 'tp', 'tpp'])
      for (let count = columns; count <= 60; count++) {
        const wide = wideDishes(photos(pattern.repeat(count).slice(0, count)), columns)
        expect(columnAfter(columns, count, wide), `${columns} columns, ${count} dishes, ${pattern}`).toBe(0)
      }
})

test('the first dish is wide only with a photo, and a dish with a photo is widened rather than one without', () => {
  expect(wideDishes(photos('pppp'), 4)).toEqual(new Set([0, 1, 2, 3]))
  expect(wideDishes(photos('tppp'), 4)).toEqual(new Set())
  expect(wideDishes(photos('pptpt'), 4)).toEqual(new Set([0, 1, 3]))
})

test('of dishes with a photo, one is widened whose photo a wide card does not cut', () => {
  expect(wideDishes(photos('pppuu'), 4)).toEqual(new Set([0, 1, 2]))
  expect(wideDishes(photos('ppwwu'), 4)).toEqual(new Set([0, 1, 4]))
  expect(wideDishes(photos('puut'), 2)).toEqual(new Set([0, 1]))
})

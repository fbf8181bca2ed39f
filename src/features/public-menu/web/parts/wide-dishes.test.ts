import { expect, test } from 'vitest'
import { CARD_COLUMNS, wideDishes } from './wide-dishes.ts'

const photos = (pattern: string): boolean[] => [...pattern].map(letter => letter === 'p')

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

import { expect, test } from 'vitest'
import { plainLine } from '#features/prices/price-line.ts'
import { changedAllergens, changedLines, changedPrice, clampPercent, nextChange } from './bulk.rules.ts'

test.each([
  [950, 5, 10, 1000],
  [680, 5, 10, 710],
  [1450, 5, 10, 1520],
  [1850, 5, 10, 1940],
  [950, 5, 5, 1000],
  [950, 5, 1, 998],
  [1000, -5, 1, 950],
  [1010, -50, 10, 510],
  [3, -50, 10, 10],
  [9_999_999, 50, 10, 9_999_999],
] as const)('%i cents %i %% rounded to %i are %i', (cents, percent, rounding, after) => {
  expect(changedPrice(cents, percent, rounding)).toBe(after)
})

test('all prices change or those of one label; what has no price and what the market says stay', () => {
  const lines = [
    { ...plainLine(350), label: 'tapa' },
    { ...plainLine(1200), label: 'racion' },
    { ...plainLine(9800), label: 'racion', market: true },
    plainLine(null),
  ]
  const after = (of: 'all' | { label: string }) =>
    changedLines(lines, of, cents => cents + 1).map(change => change.after.cents)
  expect(after('all')).toEqual([351, 1201, 9800, null])
  expect(after({ label: 'racion' })).toEqual([350, 1201, 9800, null])
})

test('a percentage is whole and from 1 to 50', () => {
  expect([0, -3, 7.4, 80, Number.NaN].map(clampPercent)).toEqual([1, 1, 7, 50, 1])
})

test('an allergen goes all, none, as it was', () => {
  expect([undefined, true, false].map(now => nextChange(now, 'some'))).toEqual([true, false, undefined])
  expect([undefined, true].map(now => nextChange(now, 'none'))).toEqual([true, undefined])
  expect([undefined, false].map(now => nextChange(now, 'all'))).toEqual([false, undefined])
})

test('only the touched allergens change', () => {
  expect(changedAllergens(['milk', 'gluten'], { molluscs: true, milk: false })).toEqual(['gluten', 'molluscs'])
  expect(changedAllergens(['unknown'], { gluten: true })).toEqual(['gluten', 'unknown'])
})

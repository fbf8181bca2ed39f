import { expect, test } from 'vitest'
import { sizeOf, turnsOf } from './pages-view.rules.ts'

test('two pages at a time; a booklet shows its cover beside the first spread, its back beside the last', () => {
  expect(turnsOf(3, { format: 'a4' })).toEqual([[0, 1], [2]])
  expect(turnsOf(8, { format: 'booklet' })).toEqual([
    [0, 1, 2],
    [3, 4],
    [5, 6, 7],
  ])
  expect(turnsOf(4, { format: 'booklet' })).toEqual([[0, 1, 2], [3]])
  expect(turnsOf(0, { format: 'a4' })).toEqual([])
})

test('a picture in points has its true size on the screen', () => {
  expect(sizeOf('<svg viewBox="0 0 594 841.5" width="594">')).toEqual({ width: 792, height: 1122 })
})

import { expect, test } from 'vitest'
import type { Schedule } from './schedules.contract.ts'
import { schedulesWithUnsaved, servedBefore, servedChanges } from './served.rules.ts'

const schedule = (id: string, dishIds: string[], categoryIds: string[] = []): Schedule => ({
  _id: id,
  restaurantId: 'r1',
  name: id,
  days: ['monday'],
  slots: [{ open: '08:00', close: '12:00' }],
  categoryIds,
  dishIds,
  updatedAt: '2026-11-26T09:00:00.000Z',
})
const BOTH = [schedule('morning', ['a', 'b']), schedule('night', ['c'])]
const bodiesOf = (changes: ReturnType<typeof servedChanges>) =>
  changes.map(({ schedule: { _id }, body }) => [_id, body] as const)

test('to another schedule is one write, which takes it out of the others', () => {
  expect(bodiesOf(servedChanges(BOTH, { list: 'dishIds', ids: ['a', 'c'], to: 'night' }))).toEqual([
    ['night', { dishIds: ['c', 'a'], move: true }],
  ])
  expect(servedChanges(BOTH, { list: 'dishIds', ids: ['c'], to: 'night' })).toEqual([])
})

test('to none is a write of each that has some of it', () => {
  expect(bodiesOf(servedChanges(BOTH, { list: 'dishIds', ids: ['a', 'c', 'z'], to: null }))).toEqual([
    ['morning', { dishIds: ['b'] }],
    ['night', { dishIds: [] }],
  ])
})

test('a write that waits and still has it is written anew, so that the later choice wins in any order', () => {
  const waiting = servedChanges(BOTH, { list: 'dishIds', ids: ['a'], to: 'night' }, ({ _id }) => _id === 'morning')
  expect(bodiesOf(waiting)).toEqual([
    ['morning', { dishIds: ['b'] }],
    ['night', { dishIds: ['c', 'a'], move: true }],
  ])
})

test('what waits is shown: in its new schedule, and not in the one that had it', () => {
  const shown = schedulesWithUnsaved(BOTH, new Map([['night', { dishIds: ['c', 'a'], move: true }]]))
  expect(shown.map(({ dishIds }) => dishIds)).toEqual([['b'], ['c', 'a']])
  expect(schedulesWithUnsaved(BOTH, new Map([['other', { dishIds: ['a'] }]]))).toEqual(BOTH)
})

test('undo gives each thing the schedule that it had', () => {
  expect(servedBefore(BOTH, { list: 'dishIds', ids: ['a', 'c', 'z'] })).toEqual([
    { list: 'dishIds', ids: ['a'], to: 'morning' },
    { list: 'dishIds', ids: ['c'], to: 'night' },
    { list: 'dishIds', ids: ['z'], to: null },
  ])
})

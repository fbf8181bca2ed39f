import { expect, test } from 'vitest'
import { fakeClock } from '#platform/clock/clock.ts'
import { createSample } from './sample.ts'

const PERIOD_MS = 1000

function open(lines: number) {
  const clock = fakeClock(new Date('2027-03-10T11:00:00.000Z'))
  return { clock, sample: createSample({ now: () => clock.now(), periodMs: PERIOD_MS, lines }) }
}

test('the first of each kind is written in a period, however many come', () => {
  const { clock, sample } = open(9)
  expect(['a', 'a', 'a', 'b', 'b'].map(sample)).toEqual([0, null, null, 2, null])
  clock.advance(PERIOD_MS)
  expect(['b', 'a', 'a'].map(sample)).toEqual([1, 0, null])
})

test('kinds that somebody invents are written up to the bound', () => {
  const { clock, sample } = open(2)
  expect(['a', 'b', 'c', 'd'].map(sample)).toEqual([0, 0, null, null])
  clock.advance(PERIOD_MS)
  expect(['e', 'f', 'g'].map(sample)).toEqual([2, 0, null])
})

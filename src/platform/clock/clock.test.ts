import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { fakeClock } from './clock.ts'

test('a fake clock stands still until it is moved', () => {
  const clock = fakeClock(new Date('2026-11-21T10:00:00Z'))
  expect(clock.now()).toEqual(new Date('2026-11-21T10:00:00Z'))
  clock.advance(MINUTE_MS)
  expect(clock.now()).toEqual(new Date('2026-11-21T10:01:00Z'))
  clock.set(new Date('2027-01-01T00:00:00Z'))
  expect(clock.now()).toEqual(new Date('2027-01-01T00:00:00Z'))
})

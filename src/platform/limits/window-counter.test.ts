import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { createLimits } from './limits.ts'
import { createWindowCounter } from './window-counter.ts'
import { countUnready } from './unready.ts'

test('points come back with the next window, which says how far it is', () => {
  let now = 1000
  const take = createWindowCounter(60_000, () => now)
  expect([take('a', 2), take('a', 2), take('a', 2), take('b', 2)]).toEqual([undefined, undefined, 60_000, undefined])
  now += 59_999
  expect(take('a', 2)).toBe(1)
  now += 1
  expect(take('a', 2)).toBeUndefined()
})

test('a /48 has ten times the number of its /64s; this machine has none', () => {
  const limits = createLimits({} as never)
  const refusals = (count: number, ipOf: (at: number) => string): number => {
    let refused = 0
    for (let at = 0; at < count; at++)
      try {
        countUnready({ limits }, { ip: ipOf(at) })
      } catch (error) {
        expect([error instanceof AppError && error.status, (error as AppError).retryAfterS]).toEqual([429, 60])
        refused++
      }
    return refused
  }
  expect(refusals(130, at => `2001:db8:1:1::${at.toString(16)}`)).toBe(10)
  expect(refusals(1300, at => `2001:db8:2:${(at % 26).toString(16)}::1`)).toBe(100)
  expect(refusals(300, () => '127.0.0.1')).toBe(0)
  expect(refusals(300, () => '::1')).toBe(0)
})

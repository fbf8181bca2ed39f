import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('what is over the burst is owed until it has come back; other keys owe nothing', () => {
  let now = 5000
  const { use, owedMs } = createAllowance({ burst: 10, perS: 2 }, () => now)
  use('a', 10)
  expect(owedMs('a')).toBe(0)
  use('a', 3)
  expect([owedMs('a'), owedMs('b')]).toEqual([1500, 0])
  now += 1000
  expect(owedMs('a')).toBe(500)
  use('a', 1)
  expect(owedMs('a')).toBe(1000)
  now += 1000
  expect(owedMs('a')).toBe(0)
})

test('what has come back is not saved up', () => {
  let now = 0
  const { use, owedMs } = createAllowance({ burst: 10, perS: 2 }, () => now)
  use('a', 1)
  now += 3_600_000
  use('a', 12)
  expect(owedMs('a')).toBe(1000)
})

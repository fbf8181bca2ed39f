import { expect, test } from 'vitest'
import { PAID_TIERS } from './plans.ts'
import { averageSavingPercent, centsPerMonth, vatCents, yearlySaving } from './savings.rules.ts'

test('a year saves 19, 24 and 43 euros, 20 % on average', () => {
  expect(PAID_TIERS.map(yearlySaving)).toEqual([19, 24, 43])
  expect(averageSavingPercent()).toBe(20)
})

test('a month of a paid year costs 6.42, 8 and 14.42 euros', () => {
  expect(PAID_TIERS.map(centsPerMonth)).toEqual([642, 800, 1442])
})

test('96 euros hold 16.66 euros of VAT', () => {
  expect(vatCents(96)).toBe(1666)
})

import { expect, test } from 'vitest'
import type { PaidPlan } from './payments.ts'
import { holdsFromPeriodEnd } from './plan-change.rules.ts'

const plan = (text: string): PaidPlan => {
  const [tier, interval] = text.split(' ')
  return { tier, interval } as PaidPlan
}

test.each([
  ['premium monthly', 'pro monthly', true],
  ['premium monthly', 'basic yearly', true],
  ['pro yearly', 'pro monthly', true],
  ['pro yearly', 'basic monthly', true],
  ['pro monthly', 'pro yearly', false],
  ['pro monthly', 'pro monthly', false],
  ['basic yearly', 'premium monthly', false],
  ['basic monthly', 'pro monthly', false],
])('from %s to %s: waits for the end of what is paid: %s', (before, after, waits) =>
  expect(holdsFromPeriodEnd(plan(before), plan(after))).toBe(waits),
)

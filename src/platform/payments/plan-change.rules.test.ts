import { expect, test } from 'vitest'
import type { PaidPlan } from './payments.ts'
import { changeSteps, holdsFromPeriodEnd } from './plan-change.rules.ts'

const plan = (text: string): PaidPlan => {
  const [tier, interval] = text.split(' ')
  return { tier, interval } as PaidPlan
}

test.each([
  ['premium monthly', 'pro monthly', true],
  ['premium monthly', 'basic yearly', true],
  ['pro yearly', 'pro monthly', true],
  ['pro monthly', 'pro yearly', true],
  ['pro yearly', 'basic monthly', true],
  ['pro monthly', 'pro monthly', false],
  ['basic yearly', 'premium monthly', false],
  ['basic monthly', 'pro monthly', false],
])('from %s to %s: waits for the end of what is paid: %s', (before, after, waits) =>
  expect(holdsFromPeriodEnd(plan(before), plan(after))).toBe(waits),
)

test.each([
  ['pro yearly', 'premium yearly', 'premium yearly', null],
  ['pro yearly', 'premium monthly', 'premium yearly', 'premium monthly'],
  ['basic monthly', 'pro yearly', 'pro monthly', 'pro yearly'],
  ['premium yearly', 'basic monthly', 'premium yearly', 'basic monthly'],
  ['pro monthly', 'pro monthly', 'pro monthly', null],
])('from %s to %s: %s now, then %s', (before, after, now, next) =>
  expect(changeSteps(plan(before), plan(after))).toEqual({ now: plan(now), next: next === null ? null : plan(next) }),
)

import { expect, test } from 'vitest'
import type { ProviderStatus, ProviderSubscription } from '#platform/payments/payments.ts'
import { chooseSubscription } from './provider-state.rules.ts'

const subscription = (id: string, status: ProviderStatus, day: number): ProviderSubscription => ({
  id,
  status,
  tier: 'pro',
  interval: 'yearly',
  currentPeriodEnd: new Date(Date.UTC(2028, 2, day)),
  cancelAt: null,
  endedAt: null,
  scheduled: null,
  createdAt: new Date(Date.UTC(2027, 2, day)),
})
const LIVE = subscription('live', 'active', 2)

const superfluousOf = (found: readonly ProviderSubscription[]) =>
  chooseSubscription(found, undefined).superfluous.map(({ id }) => id)

test.each([
  ['unpaid', 1],
  ['unpaid', 3],
  ['paused', 1],
  ['paused', 3],
] as const)('beside a live subscription one that is %s may charge again: it is superfluous (day %i)', (status, day) => {
  const found = [subscription('rival', status, day), LIVE]
  expect(chooseSubscription(found, undefined).chosen).toBe(LIVE)
  expect(superfluousOf(found)).toEqual(['rival'])
})

test('one that has ended charges nobody, and nothing is ended when none is live', () => {
  expect(superfluousOf([LIVE, subscription('old', 'canceled', 1)])).toEqual([])
  expect(superfluousOf([subscription('a', 'unpaid', 1), subscription('b', 'paused', 2)])).toEqual([])
})

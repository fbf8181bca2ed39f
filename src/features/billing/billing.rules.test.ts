import { describe, expect, it } from 'vitest'
import {
  allowedRestaurants,
  daysRemaining,
  endedReason,
  isEntitled,
  isTrialExpired,
  trialEnd,
} from './billing.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:00:01Z')
const earlier = new Date('2026-11-21T11:59:59Z')
const subscription = (change: object) =>
  ({ tier: 'pro', status: 'active', trialEndsAt: null, subscriptionEndsAt: null, ...change }) as Parameters<
    typeof isEntitled
  >[0] &
    object

describe('what a subscription entitles to', () => {
  it('a trial counts until its end, not at it', () => {
    expect(isEntitled(subscription({ status: 'trialing', trialEndsAt: later }), now)).toBe(true)
    expect(isEntitled(subscription({ status: 'trialing', trialEndsAt: now }), now)).toBe(false)
    expect(isTrialExpired(subscription({ status: 'trialing', trialEndsAt: now }), now)).toBe(true)
  })

  it('a past-due plan keeps the menus online while the provider retries', () => {
    expect(isEntitled(subscription({ status: 'past_due' }), now)).toBe(true)
  })

  it('a cancelled one counts to its paid end', () => {
    expect(isEntitled(subscription({ status: 'canceled', subscriptionEndsAt: later }), now)).toBe(true)
    expect(isEntitled(subscription({ status: 'canceled', subscriptionEndsAt: earlier }), now)).toBe(false)
    expect(isEntitled(subscription({ status: 'canceled' }), now)).toBe(false)
  })

  it('no subscription allows no active restaurant', () => {
    expect(allowedRestaurants(undefined, now)).toBe(0)
    expect(allowedRestaurants(subscription({}), now)).toBe(2)
    expect(allowedRestaurants(subscription({ tier: 'premium' }), now)).toBe(null)
  })

  it('gives the error code of the reason', () => {
    expect(endedReason(subscription({ status: 'trialing', trialEndsAt: earlier }))).toBe('trial_expired')
    expect(endedReason(subscription({ status: 'canceled' }))).toBe('subscription_ended')
  })

  it('a trial lasts 30 days, and the days left are rounded up', () => {
    expect(daysRemaining(trialEnd(now), now)).toBe(30)
    expect(daysRemaining(trialEnd(now), later)).toBe(30)
    expect(daysRemaining(earlier, now)).toBe(0)
  })
})

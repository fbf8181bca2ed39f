import { describe, expect, it, test } from 'vitest'
import type { User } from '#features/identity/identity.contract.ts'
import { bannerOf, latestVisibility, mayPutAway } from './banner.rules.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const PAST = '2026-11-21T12:00:00.000Z'
const FUTURE = '2026-11-21T12:00:00.001Z'

type Subscription = NonNullable<User['subscription']>
const subscription = (changes: Partial<Subscription>): Subscription => ({
  tier: 'pro',
  status: 'active',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  cancelAtPeriodEnd: false,
  ...changes,
})
const owner = (changes: Partial<Subscription>, user: Partial<User> = {}): User => ({
  id: '1',
  name: 'Marta',
  email: 'marta@example.com',
  emailConfirmed: true,
  role: 'owner',
  restaurantIds: [],
  currentRestaurantId: null,
  rights: [],
  createdAt: PAST,
  subscription: subscription(changes),
  ...user,
})

describe('the banner', () => {
  it('shows for a trial that ends now, not a millisecond before', () => {
    expect(bannerOf(owner({ tier: 'trial', status: 'trialing', trialEndsAt: PAST }), NOW)).toBe('trial_ended')
    expect(bannerOf(owner({ tier: 'trial', status: 'trialing', trialEndsAt: FUTURE }), NOW)).toBeNull()
  })
  it('shows for a cancelled subscription: ended, or with days left', () => {
    expect(bannerOf(owner({ status: 'canceled', subscriptionEndsAt: PAST }), NOW)).toBe('subscription_ended')
    expect(bannerOf(owner({ status: 'canceled' }), NOW)).toBe('subscription_ended')
    expect(bannerOf(owner({ status: 'canceled', subscriptionEndsAt: FUTURE }), NOW)).toBe('ending')
  })
  it('shows while a payment is due, and never for an active subscription that goes on', () => {
    expect(bannerOf(owner({ status: 'past_due' }), NOW)).toBe('past_due')
    expect(bannerOf(owner({ status: 'active' }), NOW)).toBeNull()
    expect(bannerOf(owner({ status: 'active', subscriptionEndsAt: FUTURE }), NOW)).toBeNull()
  })
  it('shows for a paid plan that has been cancelled, until its end and after it', () => {
    const cancelled = (end: string) =>
      bannerOf(owner({ status: 'active', cancelAtPeriodEnd: true, subscriptionEndsAt: end }), NOW)
    expect(cancelled(FUTURE)).toBe('ending')
    expect(cancelled(PAST)).toBe('subscription_ended')
  })
  it('shows for a granted plan from its end on, before the hourly job has seen it', () => {
    expect(bannerOf(owner({ status: 'active', subscriptionEndsAt: PAST }), NOW)).toBe('subscription_ended')
  })
  it('never shows for users with a status value, for admins, or without a subscription', () => {
    expect(bannerOf(owner({ status: 'past_due' }, { status: 'active' }), NOW)).toBeNull()
    expect(bannerOf(owner({ status: 'past_due' }, { role: 'admin' }), NOW)).toBeNull()
    expect(bannerOf(owner({}, { subscription: null }), NOW)).toBeNull()
  })
})

test('the banner of a cancelled plan can be put away until seven days before its end', () => {
  expect(mayPutAway('2026-11-28T12:00:00.001Z', NOW)).toBe(true)
  expect(mayPutAway('2026-11-28T12:00:00.000Z', NOW)).toBe(false)
})

test('the menus are visible until the latest of their ends', () => {
  expect(latestVisibility([null, PAST, FUTURE, PAST])).toBe(FUTURE)
  expect(latestVisibility([null])).toBeNull()
})

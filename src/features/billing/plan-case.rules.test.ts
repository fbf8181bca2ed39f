import { describe, expect, it, test } from 'vitest'
import { samplePlan } from '#test/browser/data.ts'
import { isBoughtByCheckout, isOwnTierOffered, offeredTiers, planCase, recommendedTier } from './plan-case.rules.ts'

const END = '2026-12-31T00:00:00.000Z'
const plan = samplePlan
const granted = (status: Parameters<typeof samplePlan>[0]) => plan(status, { isPaid: false })

const trial = granted({ tier: 'trial', status: 'trialing' })
const endedTrial = granted({ tier: 'trial', status: 'trialing', isActive: false })
const ended = granted({ tier: 'basic', status: 'canceled', isActive: false })
const pastDue = plan({ status: 'past_due' })
const cancelling = plan({ subscriptionEndsAt: END }, { cancelAtPeriodEnd: true })

test.each([
  ['trial', trial],
  ['ended', endedTrial],
  ['ended', ended],
  ['past_due', pastDue],
  ['cancelling', cancelling],
  ['active', plan({})],
  ['granted', granted({})],
  ['granted', granted({ status: 'canceled', subscriptionEndsAt: END })],
  ['granted', granted({ status: 'past_due' })],
] as const)('%s', (which, one) => {
  expect(planCase(one)).toBe(which)
})

describe('what is offered', () => {
  it('all three in a trial and after the end; the others while one is paid; none while a payment is due', () => {
    expect(offeredTiers(trial, 'yearly')).toEqual(['basic', 'pro', 'premium'])
    expect(offeredTiers(ended, 'yearly')).toEqual(['basic', 'pro', 'premium'])
    expect(offeredTiers(plan({ tier: 'basic' }), 'yearly')).toEqual(['pro', 'premium'])
    expect(offeredTiers(plan({ tier: 'pro' }), 'yearly')).toEqual(['basic', 'premium'])
    expect(offeredTiers(cancelling, 'yearly')).toEqual(['basic', 'premium'])
    expect(offeredTiers(plan({ tier: 'premium' }), 'yearly')).toEqual(['basic', 'pro'])
    expect(offeredTiers(pastDue, 'yearly')).toEqual([])
  })
  it('the own plan in the interval that is not paid', () => {
    expect(offeredTiers(plan({}), 'monthly')).toEqual(['basic', 'pro', 'premium'])
    expect(offeredTiers(plan({}, { billingInterval: 'monthly' }), 'yearly')).toEqual(['basic', 'pro', 'premium'])
    expect(offeredTiers(plan({}, { billingInterval: 'monthly' }), 'monthly')).toEqual(['basic', 'premium'])
    expect(offeredTiers(granted({}), 'monthly'), 'nobody pays for it').toEqual(['basic', 'premium'])
  })
  it('recommends the last plan, or Pro after a trial', () => {
    expect([trial, endedTrial, ended, cancelling].map(one => recommendedTier(one))).toEqual([
      'pro',
      'pro',
      'basic',
      null,
    ])
    const chosen = [trial, ended, cancelling].map(one => recommendedTier(one, 'premium'))
    expect(chosen, 'chosen among the prices').toEqual(['premium', 'premium', null])
  })
  it('a granted plan with an end can be bought itself', () => {
    expect(isOwnTierOffered(granted({ subscriptionEndsAt: END }))).toBe(true)
    expect(isOwnTierOffered(granted({}))).toBe(false)
    expect(isOwnTierOffered(cancelling)).toBe(false)
  })
  it('trial, ended and granted plans are bought through checkout, paid ones changed in the portal', () => {
    expect([trial, ended, granted({})].map(isBoughtByCheckout)).toEqual([true, true, true])
    expect([plan({}), cancelling].map(isBoughtByCheckout)).toEqual([false, false])
  })
})

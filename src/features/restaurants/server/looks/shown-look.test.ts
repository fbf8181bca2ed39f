import { describe, expect, test } from 'vitest'
import type { SubscriptionState } from '#features/billing/billing.rules.ts'
import { shownLook } from './shown-look.ts'

const at = (iso: string): Date => new Date(iso)
const plan = (changes: Partial<SubscriptionState>): SubscriptionState => ({
  tier: 'pro',
  status: 'active',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  ...changes,
})
const house = (subscription: SubscriptionState | undefined, changes = {}) => ({
  style: 'tavern' as const,
  timezone: 'Europe/Madrid',
  subscription,
  needsNoPlan: false,
  ...changes,
})
const END = at('2026-11-28T10:00:00Z')

describe('what diners see of a look', () => {
  test('the look itself while the plan carries it', () => {
    expect(shownLook(house(plan({})), END)).toEqual({ shownStyle: 'tavern', fallsAt: null })
    const trial = plan({ tier: 'trial', status: 'trialing', trialEndsAt: at('2026-12-10T10:00:00Z') })
    expect(shownLook(house(trial), END)).toMatchObject({ shownStyle: 'tavern' })
    expect(shownLook(house(trial), END)).not.toHaveProperty('lookUntil')
  })

  test.each([
    ['a trial that ended', plan({ tier: 'trial', status: 'trialing', trialEndsAt: END })],
    ['what was paid until then', plan({ status: 'canceled', subscriptionEndsAt: END })],
    ['a change to Basic', plan({ tier: 'basic', looksEndedAt: END })],
    ['a payment that is due for 30 days', plan({ status: 'past_due', pastDueSince: at('2026-10-29T10:00:00Z') })],
  ])('30 days longer, then the nearest look of every plan: %s', (_, subscription) => {
    const before = shownLook(house(subscription), at('2026-12-28T22:59:59Z'))
    // Midnight of Madrid in winter is 23:00 UTC; the 28th is the last day.
    expect(before).toEqual({
      shownStyle: 'tavern',
      lookUntil: '2026-12-28',
      fallsAt: Date.parse('2026-12-28T23:00:00Z'),
    })
    const after = shownLook(house(subscription), at('2026-12-28T23:00:00Z'))
    expect(after).toEqual({ shownStyle: 'classic', lookUntil: '2026-12-28', fallsAt: null })
  })

  test('the day is that of the house', () => {
    const late = plan({ tier: 'basic', looksEndedAt: at('2026-11-28T23:30:00Z') })
    expect(shownLook(house(late), END)).toMatchObject({ lookUntil: '2026-12-29' })
    expect(shownLook(house(late, { timezone: 'Atlantic/Canary' }), END)).toMatchObject({ lookUntil: '2026-12-28' })
  })

  test('a look of every plan never falls, an administrator’s needs no plan, and none at all carries none', () => {
    const ended = plan({ tier: 'basic', looksEndedAt: at('2020-01-01T00:00:00Z') })
    expect(shownLook(house(ended, { style: 'minimal' }), END)).toEqual({ shownStyle: 'minimal', fallsAt: null })
    expect(shownLook(house(ended, { needsNoPlan: true }), END).shownStyle).toBe('tavern')
    expect(shownLook(house(undefined, { style: 'fiesta' }), END).shownStyle).toBe('modern')
    expect(shownLook(house(plan({ tier: 'basic' }), { style: 'counter' }), END).shownStyle).toBe('modern')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOnlyReason, statusChanges } from './status.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const earlier = new Date('2026-11-20T12:00:00Z')
const active = { tier: 'basic', status: 'active', trialEndsAt: null, subscriptionEndsAt: null } as const

describe('which restaurants are active', () => {
  it('the oldest that the plan allows, and verifying twice changes nothing more', () => {
    const list = fc.array(fc.constantFrom('active' as const, 'inactive' as const), { maxLength: 8 })
    fc.assert(
      fc.property(list, fc.option(fc.integer({ min: 0, max: 9 })), (statuses, allowed) => {
        const before = statuses.map((status, index) => ({ id: String(index), status }))
        const { activate, deactivate } = statusChanges(before, allowed)
        const after = before.map(one => ({
          id: one.id,
          status: activate.includes(one.id) ? 'active' : deactivate.includes(one.id) ? 'inactive' : one.status,
        })) as typeof before
        const limit = allowed ?? before.length
        expect(after.map(one => one.status === 'active')).toEqual(before.map((_, index) => index < limit))
        expect(statusChanges(after, allowed)).toEqual({ activate: [], deactivate: [] })
      }),
    )
  })
})

describe('a restaurant that may only be read', () => {
  it("names the plan's reason first", () => {
    expect(readOnlyReason('inactive', { ...active, status: 'trialing', trialEndsAt: earlier }, now)).toBe(
      'trial_expired',
    )
    expect(readOnlyReason('inactive', { ...active, status: 'canceled' }, now)).toBe('subscription_ended')
    expect(readOnlyReason('active', undefined, now)).toBe('subscription_ended')
    expect(readOnlyReason('inactive', active, now)).toBe('inactive')
    expect(readOnlyReason('active', active, now)).toBeNull()
  })
})

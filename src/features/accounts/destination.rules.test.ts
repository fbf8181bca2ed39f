import { describe, expect, it } from 'vitest'
import type { User } from '#features/identity/identity.contract.ts'
import { destinationAfterSignIn, destinationOfSession } from './destination.rules.ts'

const user = (changes: Partial<User>): User => ({
  id: '1',
  name: 'Marta',
  email: 'marta@example.com',
  emailConfirmed: true,
  role: 'owner',
  restaurantIds: ['r'],
  currentRestaurantId: 'r',
  rights: [],
  createdAt: '2026-11-21T12:00:00.000Z',
  ...changes,
})

describe('after signing in', () => {
  it('an owner with a restaurant goes to the dashboard, one without to onboarding', () => {
    expect(destinationAfterSignIn(user({}))).toBe('/dashboard')
    expect(destinationAfterSignIn(user({ restaurantIds: [] }))).toBe('/auth/onboarding')
  })
  it('an owner without a restaurant opens their account again, every other interrupted path is onboarding', () => {
    const without = user({ restaurantIds: [] })
    expect(destinationAfterSignIn(without, '/dashboard/user?tab=support')).toBe('/dashboard/user?tab=support')
    expect(destinationAfterSignIn(without, '/subscription')).toBe('/subscription')
    for (const other of ['/dashboard', '/dashboard/menu', '/dashboard/users', '//evil.example'])
      expect(destinationAfterSignIn(without, other)).toBe('/auth/onboarding')
  })
  it('workers and admins without a restaurant go to the dashboard', () => {
    expect(destinationAfterSignIn(user({ role: 'worker', restaurantIds: [] }))).toBe('/dashboard')
    expect(destinationAfterSignIn(user({ role: 'admin', restaurantIds: [] }))).toBe('/dashboard')
  })
  it('the interrupted path opens again, but only one of the signed-in area', () => {
    expect(destinationAfterSignIn(user({}), '/dashboard/menu?id=1')).toBe('/dashboard/menu?id=1')
    expect(destinationAfterSignIn(user({}), '/subscription')).toBe('/subscription')
    for (const other of ['//evil.example', 'https://evil.example', '/dashboards', '/', undefined, 7])
      expect(destinationAfterSignIn(user({}), other)).toBe('/dashboard')
  })
})

describe('a live session that followed a plan to the registration', () => {
  it('is the owner’s: the plans', () => {
    expect(destinationOfSession(user({}), { byPlan: true })).toBe('/dashboard/user?tab=subscription')
    expect(destinationOfSession(user({}), { byPlan: false })).toBe('/dashboard')
  })
  it('is somebody else’s, or the owner has no restaurant: as without a plan', () => {
    for (const role of ['worker', 'admin'] as const)
      expect(destinationOfSession(user({ role }), { byPlan: true })).toBe('/dashboard')
    expect(destinationOfSession(user({ restaurantIds: [] }), { byPlan: true })).toBe('/auth/onboarding')
  })
})

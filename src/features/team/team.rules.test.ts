import { expect, test } from 'vitest'
import { hasRoom, inListOrder, invitationAllowance } from './team.rules.ts'

test.each([
  ['trial', 0],
  ['basic', 0],
  ['pro', 1],
  ['premium', 4],
  [null, 0],
] as const)('a plan %s has %i invitations', (tier, expected) => {
  expect(invitationAllowance({ tier, ownerRole: 'owner' })).toBe(expected)
})

test('the team of an admin has no limit', () => {
  expect(invitationAllowance({ tier: null, ownerRole: 'admin' })).toBeNull()
  expect(hasRoom(null, 1000)).toBe(true)
})

test('a plan with as many members as places, or more, has no room', () => {
  expect([0, 1, 2].map(taken => hasRoom(1, taken))).toEqual([true, false, false])
})

const day = (number: number) => new Date(Date.UTC(2027, 0, number))
const member = (email: string, status: 'active' | 'pending' | 'removed', from: number, to?: number) => ({
  email,
  status,
  createdAt: day(from),
  removedAt: to ? day(to) : null,
})

test('active, pending and removed members have their order, and a person invited again has one row', () => {
  const listed = inListOrder([
    member('retirada-antes', 'removed', 1, 3),
    member('vuelve', 'removed', 1, 2),
    member('pendiente-antigua', 'pending', 4),
    member('activa', 'active', 2),
    member('pendiente-nueva', 'pending', 5),
    member('retirada-ahora', 'removed', 2, 6),
    member('retirada-ahora', 'removed', 1, 1),
    member('vuelve', 'active', 3),
  ])
  expect(listed.map(({ email, status }) => `${email} ${status}`)).toEqual([
    'activa active',
    'vuelve active',
    'pendiente-nueva pending',
    'pendiente-antigua pending',
    'retirada-ahora removed',
    'retirada-antes removed',
  ])
})

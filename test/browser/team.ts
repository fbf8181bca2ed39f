import { USUAL_RIGHTS } from '#features/identity/rights.rules.ts'
import type { TeamMember, TeamPlan } from '#features/team/team.contract.ts'

const CREATED = '2026-11-21T12:00:00.000Z'

export const samplePlan = (changes: Partial<TeamPlan> = {}): TeamPlan => ({
  tier: 'premium',
  invitations: 4,
  invitationsLeft: 2,
  readOnly: null,
  endedAt: null,
  ...changes,
})

const usualIn = (ids: readonly string[]) => Object.fromEntries(ids.map(id => [id, [...USUAL_RIGHTS]]))
const noRoleIn = (ids: readonly string[]) => Object.fromEntries(ids.map(id => [id, null]))

const person = (name: string, changes: Partial<TeamMember>): TeamMember => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@ejemplo.com`,
  role: 'worker',
  status: 'active',
  restaurantIds: ['r1'],
  partner: false,
  rights: usualIn(changes.restaurantIds ?? ['r1']),
  roleIds: noRoleIn(changes.restaurantIds ?? ['r1']),
  createdAt: CREATED,
  updatedAt: CREATED,
  invitationExpiresAt: null,
  removedAt: null,
  plan: null,
  ...changes,
})

export const sampleOwner = (plan: Partial<TeamPlan> = {}): TeamMember =>
  person('Marta', { id: 'u1', role: 'owner', plan: samplePlan(plan) })

export const sampleMember = (changes: Partial<TeamMember> = {}): TeamMember => person('Diego', changes)

export const samplePending = (changes: Partial<TeamMember> = {}): TeamMember =>
  person('Noa', { status: 'pending', invitationExpiresAt: '2100-11-26T12:00:00.000Z', ...changes })

export const sampleRemoved = (): TeamMember =>
  person('Iker', { status: 'removed', restaurantIds: [], removedAt: '2026-11-02T12:00:00.000Z' })

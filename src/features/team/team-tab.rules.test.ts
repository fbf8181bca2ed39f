import { describe, expect, it } from 'vitest'
import { sampleMember, sampleOwner, samplePending, sampleRemoved } from '#test/browser/team.ts'
import type { TeamPlan } from './team.contract.ts'
import { hasTeamPlan, inviteBlock, isLinkExpired, isTooLarge, neighborOf, teamOf } from './team-tab.rules.ts'

const OWNER = { isAdmin: false, hasRestaurant: true }
const ADMIN = { isAdmin: true, hasRestaurant: true }
const withPlan = (plan: Partial<TeamPlan>) => teamOf([sampleOwner(plan), sampleMember(), samplePending()])

describe('the list of a team', () => {
  it('begins with the owner, whose row has the plan; removed people take no place', () => {
    const team = teamOf([sampleOwner(), sampleMember(), samplePending(), sampleRemoved()])
    expect(team).toMatchObject({ owner: { name: 'Marta' }, plan: { tier: 'premium' }, taken: 2 })
    expect(() => teamOf([sampleMember()])).toThrow('begins with its owner')
  })

  it('gives the focus to the next person, else to the one before', () => {
    const people = [sampleOwner(), sampleMember(), samplePending()]
    expect(neighborOf(people, 'diego')).toBe('noa')
    expect(neighborOf(people, 'noa')).toBe('diego')
  })
})

describe('who has a team', () => {
  it.each([
    ['trial', false],
    ['basic', false],
    ['pro', true],
    ['premium', true],
    [undefined, false],
  ] as const)('%s: %s', (tier, has) => expect(hasTeamPlan(tier)).toBe(has))
})

describe('nobody can be invited', () => {
  it.each([
    ['nothing is in the way', {}, OWNER, null],
    ['the plan has ended', { readOnly: 'subscription_ended', invitationsLeft: 0 }, OWNER, 'ended'],
    ['it has ended, but an admin may', { readOnly: 'subscription_ended' }, ADMIN, null],
    ['the plan has no team', { tier: 'basic', invitations: 0, invitationsLeft: 0 }, OWNER, 'noTeam'],
    ['an admin neither adds to such a plan', { tier: 'basic', invitations: 0, invitationsLeft: 0 }, ADMIN, 'noTeam'],
    ['no restaurant', {}, { isAdmin: false, hasRestaurant: false }, 'noRestaurant'],
    ['no place', { invitationsLeft: 0 }, OWNER, 'full'],
    ["an admin's own team has no limit", { tier: null, invitations: null, invitationsLeft: null }, ADMIN, null],
  ] as const)('%s', (_, plan, around, block) => expect(inviteBlock(withPlan(plan), around)).toBe(block))
})

it('a team is too large after a downgrade to a plan with fewer places, not at its limit', () => {
  expect(isTooLarge(withPlan({ tier: 'pro', invitations: 1 }))).toBe(true)
  expect(isTooLarge(withPlan({ invitations: 2 }))).toBe(false)
  expect(isTooLarge(withPlan({ tier: 'basic', invitations: 0 }))).toBe(false)
})

it('a link ends at its moment', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  expect(isLinkExpired(samplePending({ invitationExpiresAt: now.toISOString() }), now)).toBe(true)
  expect(isLinkExpired(samplePending(), now)).toBe(false)
  expect(isLinkExpired(sampleMember(), now)).toBe(false)
})

import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { PLAN_ENDED_CODES } from '#shared/plan-codes.ts'
import { endpoint } from '#shared/endpoint.ts'
import { tier } from '#shared/plan.ts'
import { text } from '#shared/text.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { right, RIGHTS } from '#features/identity/rights.rules.ts'
import { ROLES } from '#features/identity/identity.contract.ts'
import { USER_NAME_MAX } from '#features/identity/identity.limits.ts'
import { RESTAURANT_IDS_MAX } from './team.limits.ts'
import { teamTexts as texts } from './team.texts.ts'

export const MEMBER_STATUSES = ['pending', 'active', 'removed'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

/** What the plan of the team's owner allows now. */
const teamPlan = z.object({
  /** Null: no subscription, as for admins. */
  tier: tier.nullable(),
  /** Places beside the owner's; null: no limit (an admin's own team). */
  invitations: z.number().int().nullable(),
  /** Free places, at least 0; pending and active members take one each. */
  invitationsLeft: z.number().int().nullable(),
  /** Why the owner may only remove people; null while the plan entitles. */
  readOnly: z.enum(PLAN_ENDED_CODES).nullable(),
  /** When the plan ended, if a date is known. */
  endedAt: z.string().nullable(),
})
export type TeamPlan = z.infer<typeof teamPlan>

/** One person of a team (S1 §3; 3-decisions §7). */
export const teamMember = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    status: z.enum(MEMBER_STATUSES),
    restaurantIds: z.array(z.string()),
    /** Counts as the owner, but for paying; `role` stays `worker` (4-beyond §10). */
    partner: z.boolean(),
    /** What they may change, by restaurant; everything for owners and partners. */
    rights: z.record(z.string(), z.array(right)),
    /** A given role, the id of one of the house, or null: 'a medida'; by restaurant. */
    roleIds: z.record(z.string(), z.string().nullable()),
    createdAt: z.string(),
    /** When their name, restaurants or rights were changed last. */
    updatedAt: z.string(),
    /** Of pending members; in the past: the link has expired, the member stays pending. */
    invitationExpiresAt: z.string().nullable(),
    removedAt: z.string().nullable(),
    /** Only in the owner's row of the list; null in all others. */
    plan: teamPlan.nullable(),
  })
  .meta({ id: 'TeamMember' })
export type TeamMember = z.infer<typeof teamMember>

const memberName = text({ oneLine: true, max: USER_NAME_MAX, required: texts.nameMissing, tooLong: texts.nameTooLong })
/** For the server and the form that invites. */
export const invitedPerson = z.object({ email: emailField, name: memberName })
/** Whose restaurants they are is checked by the server; an id that is none of the owner's is 400. */
const restaurantIds = bounded(
  RESTAURANT_IDS_MAX,
  z.array(z.string({ error: texts.unknownRestaurant }), { error: texts.restaurantMissing }).min(1, {
    error: texts.restaurantMissing,
  }),
)

const byRestaurant = <Value extends z.ZodType>(value: Value) => bounded(RESTAURANT_IDS_MAX, z.record(z.string(), value))

/**
 * What somebody may do: a role or rights for each restaurant, where neither is said the usual rights (4-beyond §10).
 * A role wins over rights; `null` makes it 'a medida'.
 */
const grantFields = {
  partner: z.boolean().optional(),
  rights: byRestaurant(z.array(right).max(RIGHTS.length)).optional(),
  roleIds: byRestaurant(z.string().max(64).nullable()).optional(),
}

/**
 * The owner whose team is meant: that of this restaurant. Absent: the actor's own. Admins name a restaurant to act for
 * its owner (3-decisions §3).
 */
export const ofOwner = z.object({ restaurantId: z.string().optional() })

export const listMembers = endpoint({
  name: 'team.list',
  summary: 'The people of a team: the owner first, then active, pending and removed members',
  method: 'GET',
  path: '/team/members',
  query: ofOwner,
  answer: z.array(teamMember),
})
export const inviteMember = endpoint({
  name: 'team.invite',
  traced: true,
  summary: 'Invite a worker by email; inviting a pending email again sends a fresh link',
  method: 'POST',
  path: '/team/invite',
  query: ofOwner,
  body: invitedPerson.extend({
    role: z.literal('worker', { error: texts.workersOnly }).optional(),
    restaurantIds,
    ...grantFields,
  }),
  writes: true,
  status: 201,
  answer: teamMember,
})
export const updateMember = endpoint({
  name: 'team.update',
  traced: true,
  summary: "Change a member's name, restaurants or rights; absent fields stay",
  method: 'PUT',
  path: '/team/members/:id',
  body: z.object({ name: memberName.optional(), restaurantIds: restaurantIds.optional(), ...grantFields }),
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: teamMember,
})
/** Also for owners whose plan has ended, so it is no `writes` (3-decisions §3). */
export const removeMember = endpoint({
  name: 'team.remove',
  traced: true,
  summary: 'Remove a member: ends the sessions and the invitation at once',
  method: 'DELETE',
  path: '/team/members/:id',
  ifMatch: true,
  takesKey: true,
  answer: teamMember,
})
export const resendInvitation = endpoint({
  name: 'team.resend',
  traced: true,
  summary: 'Mail a pending member a fresh link; the old one is revoked',
  method: 'POST',
  path: '/team/members/:id/resend',
  writes: true,
  answer: teamMember,
})
export const makeInvitationLink = endpoint({
  name: 'team.link',
  traced: true,
  summary: 'Answer a fresh link of a pending member, to be sent another way; the old one is revoked',
  method: 'POST',
  path: '/team/members/:id/link',
  writes: true,
  holdsSecret: true,
  answer: z.object({ url: z.string() }),
})
export const syncRestaurants = endpoint({
  name: 'team.sync',
  summary: "Give all members access to all of the owner's restaurants",
  method: 'POST',
  path: '/team/sync-restaurants',
  query: ofOwner,
  writes: true,
  answer: z.object({
    restaurantCount: z.number().int(),
    /** Members who got access to something new. */
    syncedCount: z.number().int(),
  }),
})

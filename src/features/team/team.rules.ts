import type { Tier } from '#shared/plan.ts'
import { PLANS } from '#features/billing/plans.ts'
import type { Role } from '#features/identity/identity.contract.ts'
import type { MemberStatus } from './team.contract.ts'
import { REMOVED_LISTED_MAX } from './team.limits.ts'

/** Places beside the owner's in a plan: its users minus one (S1 §6); null: no limit, for a team that an admin owns. */
export function invitationAllowance({ tier, ownerRole }: { tier: Tier | null; ownerRole: Role }): number | null {
  if (ownerRole === 'admin') return null
  return tier ? PLANS[tier].users - 1 : 0
}

/** True while a plan has room for one more member beside `taken` pending and active ones. */
export const hasRoom = (allowance: number | null, taken: number): boolean => allowance === null || taken < allowance

type Listed = { email: string; status: MemberStatus; createdAt: Date; removedAt: Date | null }

const removal = ({ removedAt }: Listed): number => removedAt?.getTime() ?? 0
const age = ({ createdAt }: Listed): number => createdAt.getTime()

/**
 * The members as a list shows them: active ones (oldest first), pending ones (newest first), removed ones (latest
 * first). A person who was removed and invited again has one row.
 */
export function inListOrder<T extends Listed>(members: readonly T[]): T[] {
  const active = members.filter(({ status }) => status === 'active').toSorted((a, b) => age(a) - age(b))
  const pending = members.filter(({ status }) => status === 'pending').toSorted((a, b) => age(b) - age(a))
  const shown = new Set([...active, ...pending].map(({ email }) => email))
  const removed = members
    .filter(({ status }) => status === 'removed')
    .toSorted((a, b) => removal(b) - removal(a))
    .filter(({ email }) => !shown.has(email) && shown.add(email))
  return [...active, ...pending, ...removed.slice(0, REMOVED_LISTED_MAX)]
}

import type { Db, Trx } from '#platform/db/database.ts'
import { nameTenant } from '#platform/db/name-tenant.ts'
import { AppError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type AccountAccess,
  accountAccess,
  beginAccountWrite,
  findSubscription,
  requireEntitled,
} from '#features/billing/server/index.ts'
import { isPlainWorker } from '#features/identity/house.rules.ts'
import { findUserById, lockUser, type Actor } from '#features/identity/server/index.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import { teamErrors } from '../team.errors.ts'
import { invitationAllowance } from '../team.rules.ts'

/** The team of a call: `ownerId` and `subscription` are those of the team's owner, `role` is the actor's. */
export type TeamAccess = AccountAccess
/** Actor and team: every service of the team gets at least this. */
export type TeamCall = { actor: Actor; access: TeamAccess }

/** Only owners, partners and admins see and manage a team: 403 `team_forbidden` for workers (3-decisions §3). */
export function throwIfWorker(actor: Actor): void {
  if (isPlainWorker(actor)) throw new AppError(teamErrors.forbidden)
}

/** What an admin may do in another owner's team. Throws 404 when that owner's account is deleted. */
async function accessForAdmin(db: Db, ownerId: string): Promise<TeamAccess> {
  const owner = await findUserById(db, ownerId)
  if (!owner) throw notFound()
  const subscription = await findSubscription(db, ownerId)
  return { role: 'admin', ownerId, ownerRole: owner.role, restaurantId: null, isPartner: false, subscription }
}

/** 404 for a team that is not the actor's. */
export async function accessToTeamOf(platform: Platform, actor: Actor, ownerId: string): Promise<TeamAccess> {
  const own = await accountAccess(platform, actor)
  if (own.ownerId === ownerId) return own
  if (own.role !== 'admin') throw notFound()
  return accessForAdmin(platform.db, ownerId)
}

/**
 * For `bind`'s `access`: the team of a restaurant's owner; the actor's own team when no restaurant is named. Throws 403
 * for workers, 404 for a restaurant that is not the actor's.
 */
export async function teamAccess(platform: Platform, actor: Actor, restaurantId?: unknown): Promise<TeamAccess> {
  throwIfWorker(actor)
  if (restaurantId === undefined) return accountAccess(platform, actor)
  if (typeof restaurantId !== 'string') throw notFound()
  const { ownerId } = await restaurantAccess(platform, actor, restaurantId)
  return accessToTeamOf(platform, actor, ownerId)
}

/**
 * For `bind`'s `access`: the team of a member. 404 for a member of somebody else's team, exactly like an unknown id.
 */
export async function memberAccess(platform: Platform, actor: Actor, memberId: string): Promise<TeamAccess> {
  throwIfWorker(actor)
  const ownerId = isUuid(memberId) ? (await findUserById(platform.db, memberId))?.team_owner_id : undefined
  if (!ownerId) throw notFound()
  return accessToTeamOf(platform, actor, ownerId)
}

/**
 * For `bind`'s `requireWritable`: an entitled owner whose plan has a team. After a downgrade below pro members can only
 * be removed: 403 `team_plan` (3-decisions §7).
 */
export function requireTeamPlan(access: TeamAccess, now: Date): void {
  requireEntitled(access, now)
  if (allowanceOf(access) === 0) throw new AppError(teamErrors.noTeamPlan)
}

/** Places beside the owner's; null: no limit. */
export const allowanceOf = ({ ownerRole, subscription }: TeamAccess): number | null =>
  invitationAllowance({ ownerRole, tier: subscription?.tier ?? null })

/** Only the owner makes partners, changes and removes them: throws 403 `partner_forbidden` (4-beyond §10). */
export function throwIfPartner({ isPartner }: TeamAccess): void {
  if (isPartner) throw new AppError(teamErrors.partner)
}

/**
 * Begins a write to a team: locks its owner's row, so that members can be counted and none is added meanwhile, and
 * checks the right again (3-decisions §9). Throws 401, 403, 404.
 */
export async function beginTeamWrite(
  platform: Platform,
  trx: Trx,
  { actor, access }: TeamCall,
  requireRight: (access: TeamAccess, now: Date) => void = requireTeamPlan,
): Promise<{ access: TeamAccess; now: Date }> {
  if (access.ownerId === actor.ownerId) return beginAccountWrite(platform, trx, { actor }, requireRight)
  // An admin's call may name the team in its body only; whoever is no admin gets 404 below.
  await nameTenant(trx, { ids: [], accountOf: access.ownerId })
  // In the order of ids: two admins who write to each other's teams would wait for each other.
  for (const id of [actor.userId, access.ownerId].toSorted()) await lockUser(trx, id)
  const { access: own, now } = await beginAccountWrite(platform, trx, { actor })
  if (own.role !== 'admin') throw notFound()
  const present = await accessForAdmin(trx, access.ownerId)
  requireRight(present, now)
  return { access: present, now }
}

import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import type { Platform } from '#platform/platform.ts'
import { requireEntitled } from '#features/billing/server/index.ts'
import { findMembership, type Actor } from '#features/identity/server/index.ts'
import { restaurantErrors } from '../restaurants.errors.ts'
import { findOwnerAndStatus } from './restaurants.access.store.ts'

/** The restaurant of a call, and what the caller is in it. */
export type RestaurantAccess = {
  restaurantId: string
  ownerId: string
  role: 'owner' | 'worker' | 'admin'
  status: 'active' | 'inactive'
}

/**
 * Who may see a restaurant: its owner, its workers, admins. For all others it does not exist: 404, exactly like an id
 * that is none (3-decisions §3).
 */
export async function restaurantAccess(
  platform: Platform,
  actor: Actor,
  restaurantId: string,
): Promise<RestaurantAccess> {
  if (!isUuid(restaurantId)) throw new AppError(commonErrors.notFound)
  const found = await findOwnerAndStatus(platform.db, restaurantId)
  if (!found) throw new AppError(commonErrors.notFound)
  if (actor.role === 'admin') return { restaurantId, role: 'admin', ...found }
  const membership = await findMembership(platform.db, actor.userId, restaurantId)
  if (!membership) throw new AppError(commonErrors.notFound)
  return { restaurantId, role: membership.role, ...found }
}

/** As `restaurantAccess`, for what only the owner (or an admin) may do: 403 for workers. */
export async function ownerAccess(platform: Platform, actor: Actor, restaurantId: string): Promise<RestaurantAccess> {
  const access = await restaurantAccess(platform, actor, restaurantId)
  if (access.role === 'worker') throw new AppError(commonErrors.forbidden)
  return access
}

/**
 * To be called by every write after its body was judged: 403 when the owner's plan has ended, or the restaurant is
 * inactive in it (3-decisions §4).
 */
export async function requireWritable(platform: Platform, actor: Actor, access: RestaurantAccess): Promise<void> {
  await requireEntitled(platform, actor, access.ownerId)
  if (access.status === 'inactive' && access.role !== 'admin') throw new AppError(restaurantErrors.inactive)
}

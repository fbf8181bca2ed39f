import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import type { Locale } from '#shared/locale.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import type { SentBody } from '#platform/http/call.ts'
import type { Platform } from '#platform/platform.ts'
import { menuVisibility } from '#features/billing/menu-visibility.rules.ts'
import { planOf } from '#features/billing/billing.rules.ts'
import { type PlanAccess, requireEntitled } from '#features/billing/server/index.ts'
import { type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { throwIfSessionEnded, type Actor } from '#features/identity/server/index.ts'
import { restaurantErrors } from '../restaurants.errors.ts'
import { findForAdmin, findForMember, type RestaurantId, type Wanted } from './restaurants.access.store.ts'
import { lockRestaurant } from './restaurants.store.ts'

/** The restaurant of a call, the actor's role in it, and what decides whether the actor may write. */
export type RestaurantAccess = PlanAccess & {
  restaurantId: string
  /** What the actor may change here: everything, but for workers. */
  rights: readonly Right[]
  status: 'active' | 'inactive'
  /** Diners can read the menu. */
  isMenuVisible: boolean
  locales: { defaultLocale: Locale; supportedLocales: readonly Locale[] }
  timezone: string
}

/** Actor and restaurant: every service of a restaurant gets at least this. */
export type RestaurantCall<Access extends RestaurantAccess = RestaurantAccess> = { actor: Actor; access: Access }

/**
 * Everything that decides the access, in one statement. 401: the session has ended; 404: no such restaurant for this
 * actor.
 */
async function readAccess(
  { clock, config }: Platform,
  db: Db,
  actor: Actor,
  wanted: Wanted,
): Promise<RestaurantAccess> {
  const now = clock.now()
  const asked = { actor, now }
  const row = await (actor.role === 'admin' ? findForAdmin : findForMember)(db, asked, wanted)
  if (!row) {
    await throwIfSessionEnded(db, asked)
    throw new AppError(commonErrors.notFound)
  }
  const { restaurantId, ownerId, ownerRole, role, status, defaultLocale, supportedLocales, timezone } = row
  const locales = { defaultLocale, supportedLocales }
  const { isVisible: isMenuVisible } = menuVisibility(row, now, config.lapsedMenuDays)
  const subscription = planOf(row)
  const rights = role === 'worker' ? row.rights : RIGHTS
  const isPartner = actor.role === 'worker' && role === 'owner'
  const plan = { ownerId, ownerRole, isPartner, subscription }
  return { ...plan, restaurantId, rights, role, status, isMenuVisible, locales, timezone }
}

/**
 * Access to a restaurant: its owner, its workers, admins; a partner's role is the owner's (4-beyond §10). For all
 * others it does not exist: 404, exactly like an unknown id (3-decisions §3). A later feature may pass a subquery for
 * the restaurant of something that it owns.
 */
export async function restaurantAccess(platform: Platform, actor: Actor, id: RestaurantId): Promise<RestaurantAccess> {
  if (typeof id === 'string' && !isUuid(id)) throw new AppError(commonErrors.notFound)
  return readAccess(platform, platform.db, actor, { id, lock: false })
}

/** Like `restaurantAccess`, for what only the owner, a partner or an admin may do: 403 for workers. */
export async function ownerAccess(platform: Platform, actor: Actor, id: RestaurantId): Promise<RestaurantAccess> {
  const access = await restaurantAccess(platform, actor, id)
  if (access.role === 'worker') throw new AppError(commonErrors.forbidden)
  return access
}

/**
 * For `bind`'s `requireWritable`: throws 403 when the owner's plan has ended, or the restaurant is inactive in it. For
 * what the endpoint calls a correction (`lapsedFields`) it is enough that diners can read the menu, because a wrong
 * allergen is no matter of billing (3-decisions §4).
 */
export function requireWritable(access: RestaurantAccess, now: Date, sent?: SentBody): void {
  if (sent && access.isMenuVisible && isCorrection(sent)) return
  requireEntitled(access, now)
  if (access.status === 'inactive' && access.role !== 'admin') throw new AppError(restaurantErrors.inactive)
}

function isCorrection({ endpoint: { lapsedFields = [] }, body, file }: SentBody): boolean {
  const sent = Object.entries(body ?? {}).filter(([, value]) => value !== undefined)
  return !file && sent.length > 0 && sent.every(([key]) => lapsedFields.includes(key))
}

/** A check of the right to write; throws 403. */
export type WriteRight = (access: RestaurantAccess, now: Date) => void

/**
 * Begins a write to a restaurant: locks its row, then checks session, membership and plan again; session and membership
 * cannot end before the commit (3-decisions §9). All other writes to the restaurant wait. For `writeRestaurant`. Throws
 * 401, 404, and 403 of `requireRight`.
 */
export async function beginWrite<Access extends RestaurantAccess>(
  platform: Platform,
  trx: Trx,
  { actor, access }: RestaurantCall<Access>,
  requireRight: WriteRight = requireWritable,
): Promise<{ access: Access; now: Date }> {
  await lockRestaurant(trx, access.restaurantId)
  const now = platform.clock.now()
  const id = access.restaurantId
  const locked = await readAccess(platform, trx, actor, { id, lock: true })
  // Whether somebody is a partner stands in a row that the lock does not hold; it changes with the membership.
  const present = locked.isPartner ? await readAccess(platform, trx, actor, { id, lock: false }) : locked
  requireRight(present, now)
  return { access: { ...access, ...present }, now }
}

import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Db } from '#platform/db/database.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { type MenuWrite, writeMenu } from '#features/menu/server/whole/index.ts'
import type { RestaurantAccess, RestaurantCall } from '#features/restaurants/server/index.ts'
import { comparedRows, countsOf } from '../../compared.rules.ts'
import type { ReturnAnswer, ReturnBody } from '../../history.contract.ts'
import type { GroupCounts } from '../../history.groups.ts'
import { momentText } from '../../moment-words.ts'
import { planReturn } from '../../return.rules.ts'
import { returnEntity, type ReturnState } from '../history.changes.ts'
import { listEntriesSince } from '../history.store.ts'
import { knownSince, throwIfUnknown, versionOf } from '../moments.ts'
import { cartaBackOf, putCartaBack } from './carta-back.ts'
import { readCartaThen } from './world.ts'

type ReturnCall = RestaurantCall & { body: ReturnBody; keepAnswer?: KeepAnswer | undefined }
type Where = { access: RestaurantAccess; now: Date }

/** What a return would do now. Throws 409 `moment_too_early`, `moment_ahead`. */
async function planOf(db: Db, { access, now }: Where, body: ReturnBody) {
  const { restaurantId } = access
  const at = new Date(body.at)
  throwIfUnknown([at], await knownSince(db, restaurantId, now), now)
  const carta = await readCartaThen(db, { access, now }, await listEntriesSince(db, restaurantId, at))
  const { things } = carta.world
  const dishIds = body.dishIds ? new Set(body.dishIds) : null
  const plan = planReturn(carta.was, carta.world, { groups: new Set(body.groups), dishIds })
  const rows = comparedRows({ plan, things, ages: carta.ages, restaurantId }, carta.context)
  const back = cartaBackOf(plan.backs, { things, ages: carta.ages, menu: carta.menu })
  return { at, back, counts: countsOf(rows), dishName: carta.context.dishName }
}

const sumOf = (counts: GroupCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

type Told = { at: Date; body: ReturnBody; counts: GroupCounts; dishName: (id: string) => string }

function told({ at, body, counts, dishName }: Told, { access, now }: Where): ReturnState {
  const { dishIds, groups } = body
  const [dishId] = dishIds ?? []
  const isPrices = groups.every(group => group === 'prices')
  const scope = dishIds ? (dishIds.length === 1 ? 'dish' : 'dishes') : isPrices ? 'prices' : 'menu'
  const moment = momentText(at, { timezone: access.timezone, now })
  return { scope, name: scope === 'dish' ? dishName(dishId ?? '') : '', moment, count: sumOf(counts) }
}

/** Throws 412 `changed_meanwhile` where the carta is not the one that was shown. */
async function throwIfOther({ trx, access, changerOf }: MenuWrite, shown: string | undefined): Promise<void> {
  if (shown === undefined) return
  const { version, last } = await versionOf(trx, access.restaurantId)
  if (version === shown) return
  const data = { changedBy: await changerOf(last?.userId ?? null), at: last?.at.toISOString() ?? null, version }
  throw new AppError(commonErrors.changedMeanwhile, { data })
}

/**
 * Puts the carta back to a moment, in a write that may do more. Throws 400, 403 for a field without its right, 409
 * `moment_too_early`, `moment_ahead` and of each limit, 412 `changed_meanwhile`; then nothing changes.
 */
export async function returnTo(platform: Platform, write: MenuWrite, body: ReturnBody): Promise<ReturnAnswer> {
  const { trx, access, now, changeId, record } = write
  await throwIfOther(write, body.version)
  const { back, ...planned } = await planOf(trx, { access, now }, body)
  const { counts } = planned
  const { version } = await versionOf(trx, access.restaurantId)
  if (sumOf(counts) === 0) return { counts, changeId: null, version }
  await putCartaBack(platform, write, back)
  const after = told({ ...planned, body }, { access, now })
  record({ entity: returnEntity, id: changeId, before: null, after })
  return { counts, changeId, version: changeId }
}

/**
 * Goes back to a moment of the last year (4-beyond §6), as one change with an undo of its own; `dryRun` only says what
 * would go back. Throws as `returnTo`.
 */
export async function returnHistory(platform: Platform, call: ReturnCall): Promise<ReturnAnswer> {
  const { access, body } = call
  if (!body.dryRun) return writeMenu(platform, call, write => returnTo(platform, write, body))
  const { counts } = await planOf(platform.db, { access, now: platform.clock.now() }, body)
  return { counts, changeId: null, version: (await versionOf(platform.db, access.restaurantId)).version }
}

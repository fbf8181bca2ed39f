import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import { mergeNames } from '#features/prices/names.ts'
import {
  findRestaurant,
  requireWritable,
  type RestaurantAccess,
  type RestaurantCall,
  type RestaurantWrite,
  writeRestaurant,
} from '#features/restaurants/server/index.ts'
import { type AllergenNotice, type NoticeBody, updateAllergenNotice as updateCall } from '../../allergens.contract.ts'
import { type Diet, DIETS } from '../../diets.ts'
import { noticeEntity, type NoticeState } from '../allergens.changes.ts'
import * as store from './notice.store.ts'

type UpdateCall = RestaurantCall & { body: NoticeBody; ifMatch?: string | undefined }

const NOTHING: store.StoredNotice = { notice: {}, dietsComplete: {} }
const dietsOf = ({ dietsComplete }: store.StoredNotice): Diet[] => DIETS.filter(diet => dietsComplete[diet])

/** Before its first change it is as old as the restaurant. */
async function read(db: Platform['db'], restaurantId: string) {
  const row = await store.findNotice(db, restaurantId)
  const updatedAt = row?.updated_at ?? orNotFound(await findRestaurant(db, restaurantId)).created_at
  return { stored: row ?? NOTHING, updatedAt, by: row?.updated_by ?? null }
}

const present = ({ stored, updatedAt }: Awaited<ReturnType<typeof read>>): AllergenNotice => ({
  notice: stored.notice,
  dietsComplete: dietsOf(stored),
  updatedAt: updatedAt.toISOString(),
})

/** Throws 404 when the restaurant was deleted meanwhile. */
export async function getNotice({ db }: Platform, { access }: RestaurantCall): Promise<AllergenNotice> {
  return present(await read(db, access.restaurantId))
}

/** A diet that was complete before stays so since then: what was made later was not looked at by saying the same. */
function changed(before: store.StoredNotice, { notice, dietsComplete }: NoticeBody, now: Date): store.StoredNotice {
  return {
    notice: mergeNames(before.notice, notice ?? {}),
    dietsComplete: dietsComplete
      ? Object.fromEntries(dietsComplete.map(diet => [diet, before.dietsComplete[diet] ?? now.toISOString()]))
      : before.dietsComplete,
  }
}

/**
 * Changes the sent fields; also with a lapsed plan, while diners can read the menu (3-decisions §4). Throws 400, 403,
 * 404, 412 for another `ifMatch`.
 */
export function updateNotice(platform: Platform, call: UpdateCall): Promise<AllergenNotice> {
  const { body, ifMatch } = call
  const requireRight = (access: RestaurantAccess, now: Date) =>
    requireWritable(access, now, { endpoint: updateCall, body, file: undefined })
  return writeRestaurant(platform, { ...call, requireRight }, async write => {
    const { trx, access, actor, now, changerOf } = write
    const { restaurantId } = access
    const before = await read(trx, restaurantId)
    await throwIfMoved(ifMatch, before.updatedAt, async () => ({
      current: present(before),
      changedBy: await changerOf(before.by),
    }))
    const after = changed(before.stored, body, now)
    // Also the first change must have another time than what the screen saw.
    const at = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1))
    await store.saveNotice(trx, { restaurantId, now: at, by: actor.userId }, after)
    write.record({ entity: noticeEntity, id: restaurantId, before: stateOf(before.stored), after: stateOf(after) })
    return present(await read(trx, restaurantId))
  })
}

const stateOf = (stored: store.StoredNotice): NoticeState => ({
  notice: stored.notice,
  dietsComplete: dietsOf(stored),
  since: stored.dietsComplete,
})

/** What the house says now. */
export const readNoticeState = async (db: Platform['db'], restaurantId: string): Promise<NoticeState> =>
  stateOf((await store.findNotice(db, restaurantId)) ?? NOTHING)

/** Of a diet that was said complete, nobody knows when: no dish is covered by it. */
const UNKNOWN_SINCE = new Date(0).toISOString()

/** Puts what the house says back. A diet is complete since it was said then, so that it covers no newer dish. */
export async function putNoticeBack(write: RestaurantWrite, state: NoticeState): Promise<void> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const before = await read(trx, restaurantId)
  const { notice, dietsComplete, since = {} } = state
  const after = {
    notice,
    dietsComplete: Object.fromEntries(dietsComplete.map(diet => [diet, since[diet] ?? UNKNOWN_SINCE])),
  }
  const at = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1))
  await store.saveNotice(trx, { restaurantId, now: at, by: actor.userId }, after)
  record({ entity: noticeEntity, id: restaurantId, before: stateOf(before.stored), after: stateOf(after) })
}

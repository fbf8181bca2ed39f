import { MINUTE_S, SECOND_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { listUserNames } from '#features/identity/server/index.ts'
import { userFields } from '#features/identity/server/people.ts'
import { findRestaurant, restaurantRights } from '#features/restaurants/server/index.ts'
import type { DishState } from '../../dish.fields.ts'
import { dashboardName } from '../../menu.rules.ts'
import type { MenuWrite } from '../menu.transaction.ts'
import { unpricedMail } from './unpriced.mail.ts'
import * as store from './unpriced.store.ts'

/** Who adds one dish often adds several: they are one mail. */
const AFTER_S = 10 * MINUTE_S
/** In the morning, when the next day's mail may be sent (UTC). */
const MORNING_HOUR = 8

const tellJob = defineJob<{ restaurantId: string }>('menu.unpriced')

const hasNoPrice = ({ price, prices }: DishState): boolean => Number(price) === 0 && (prices ?? []).length === 0

/**
 * New dishes without a price, of somebody who may set none: who may is told soon (4-beyond §10). Dishes of who may set
 * one are without price because they want it so.
 */
export async function askForPrices(
  platform: Platform,
  { trx, access, actor, now }: MenuWrite,
  dishes: readonly { id: string; state: DishState }[],
): Promise<void> {
  if (access.rights.includes('prices')) return
  const dishIds = dishes.filter(({ state }) => hasNoPrice(state)).map(({ id }) => id)
  if (dishIds.length === 0) return
  const { restaurantId } = access
  await store.insertAsks(trx, { restaurantId, dishIds, by: actor.userId, now })
  await platform.jobs.enqueue(trx, tellJob, { restaurantId }, { afterSeconds: AFTER_S })
}

type Ask = Awaited<ReturnType<typeof store.lockAsks>>[number] & { name: string }

/** Those that still have no price; the others are asked for no more. */
async function openAsks(trx: Trx, restaurantId: string, defaultLocale: Parameters<typeof dashboardName>[1]) {
  const asks = await store.lockAsks(trx, restaurantId)
  const ids = asks.map(({ dishId }) => dishId)
  const rows = ids.length > 0 ? await store.listUnpriced(trx, { restaurantId, dishIds: ids }) : []
  const unpriced = new Map(rows.map(row => [row.id, dashboardName(row.translations, defaultLocale)]))
  const done = ids.filter(id => !unpriced.has(id))
  if (done.length > 0) await store.deleteAsks(trx, { restaurantId, dishIds: done })
  return asks.flatMap((ask): Ask[] => {
    const name = unpriced.get(ask.dishId)
    return name === undefined ? [] : [{ ...ask, name }]
  })
}

/** The first name of who made all of them; null: several people, or nobody who is still there. */
async function makerOf(trx: Trx, asks: readonly Ask[]): Promise<string | null> {
  const ids = [...new Set(asks.map(({ by }) => by))]
  const [maker] = ids.length === 1 ? await listUserNames(trx, ids) : []
  return maker ? firstNameOf(maker.name) : null
}

const secondsToMorning = (now: Date): number => {
  const day = now.getUTCDate() + 1
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day, MORNING_HOUR)
  return Math.ceil((morning - now.getTime()) / SECOND_MS)
}

/**
 * Tells everybody who has the right of prices, each of them once of each dish. Who has had a notice today is told
 * tomorrow, and who has switched this one off is not told (decision 0278).
 */
async function tell(platform: Platform, { restaurantId }: { restaurantId: string }): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction().execute(async trx => {
    const restaurant = await findRestaurant(trx, restaurantId)
    if (!restaurant) return
    const asks = await openAsks(trx, restaurantId, restaurant.default_locale)
    if (asks.length === 0) return
    const holders = await restaurantRights.listHolders(trx, restaurantId, 'prices')
    const newsFor = (userId: string) => asks.filter(({ told }) => !told.includes(userId))
    const wanting = holders.filter(id => newsFor(id).length > 0)
    const day = now.toISOString().slice(0, 10)
    const { mailed, muted } = await userFields.takeNoticeMailsOf(trx, { userIds: wanting, kind: 'prices', day })
    for (const { id, email } of mailed) {
      const news = newsFor(id)
      const params = { restaurant: restaurant.name, by: await makerOf(trx, news), dishes: news.map(({ name }) => name) }
      await sendMail(platform, trx, { mail: unpricedMail, to: email, params, isNotice: true })
    }
    const told = [...mailed.map(({ id }) => id), ...muted]
    const dishIds = asks.map(({ dishId }) => dishId)
    if (wanting.every(id => told.includes(id))) return store.deleteAsks(trx, { restaurantId, dishIds })
    await store.noteTold(trx, { restaurantId, dishIds, userIds: told })
    await platform.jobs.enqueue(trx, tellJob, { restaurantId }, { afterSeconds: secondsToMorning(now) })
  })
}

export const unpricedJobs = [handleJob(tellJob, tell)]

import { isUuid } from '#shared/id.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { reportEntity, reportStore as store } from '#features/allergens/server/index.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { findMenu } from '#features/menu/server/index.ts'
import { nameIn } from '#features/prices/names.ts'
import { menuInSight } from '#features/public-menu/server/index.ts'
import {
  bumpMenuVersion,
  requireWritable,
  type RestaurantAccess,
  restaurantAccess,
  type RestaurantCall,
  writeRestaurant,
} from '#features/restaurants/server/index.ts'
import {
  type AnswerBody,
  answerReport as answerCall,
  type Report,
  type ReportBody,
} from '#features/allergens/reports/reports.contract.ts'
import { REPORTS_LISTED_MAX, REPORTS_RESTAURANT } from '#features/allergens/reports/reports.limits.ts'

type GuestCall = { params: { slug: string; id: string }; body: ReportBody }

/** What of a menu diners can report: dishes of the carta and lines of its set menus. */
async function reportable(platform: Platform, slug: string) {
  const { snapshot } = await menuInSight(platform, slug)
  const { menu } = orNotFound(await findMenu(platform, { id: snapshot.id }))
  const { defaultLocale, setMenus = [] } = menu.restaurant
  const lines = setMenus.flatMap(({ courses }) => courses.flatMap(({ items }) => items))
  const nameOfDish = (id: string): string | undefined => {
    const dish = menu.dishes.find(({ _id }) => _id === id)
    if (!dish) return undefined
    const names = Object.entries(dish.translations).map(([locale, text]) => [locale, text.name])
    return nameIn(Object.fromEntries(names), defaultLocale, defaultLocale).text
  }
  return { restaurantId: snapshot.id, lines, nameOfDish, defaultLocale }
}

/** At most 50 a day, so that nobody can make a whole menu ask. Throws 429. */
async function keep(platform: Platform, restaurantId: string, report: store.NewReport): Promise<null> {
  const { db, clock, limits } = platform
  await limits.consume(REPORTS_RESTAURANT, restaurantId)
  await platform.tenants.as({ ids: [restaurantId] }, () =>
    db.transaction().execute(async trx => {
      await store.insertReport(trx, { id: v7(), restaurantId, now: clock.now() }, report)
      await bumpMenuVersion(platform, trx, restaurantId)
    }),
  )
  return null
}

/** Keeps what a guest says of a dish; the public dish asks from then on. Throws 404, 429, 451. */
export async function reportDish(platform: Platform, { params, body }: GuestCall): Promise<null> {
  const { restaurantId, nameOfDish } = await reportable(platform, params.slug)
  const id = params.id.toLowerCase()
  const name = orNotFound(nameOfDish(id))
  return keep(platform, restaurantId, { ...body, name, dish_id: id, item_id: null })
}

/** The same of a line of a set menu; one that is a dish of the carta reports the dish. */
export async function reportSetMenuItem(platform: Platform, { params, body }: GuestCall): Promise<null> {
  const { restaurantId, lines, nameOfDish, defaultLocale } = await reportable(platform, params.slug)
  const line = orNotFound(lines.find(({ _id }) => _id === params.id.toLowerCase()))
  const ofDish = line.dishId === null ? undefined : nameOfDish(line.dishId)
  const name = ofDish ?? nameIn(line.names, defaultLocale, defaultLocale).text
  const about =
    line.dishId !== null && ofDish !== undefined
      ? { dish_id: line.dishId, item_id: null }
      : { dish_id: null, item_id: line._id }
  return keep(platform, restaurantId, { ...body, name, ...about })
}

const present = (row: store.ReportRow): Report => ({
  _id: row.id,
  dishId: row.dish_id,
  itemId: row.item_id,
  name: row.name,
  allergens: row.allergens,
  text: row.text,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export async function listReports({ db }: Platform, { access }: RestaurantCall): Promise<Report[]> {
  return (await store.listReports(db, access.restaurantId, REPORTS_LISTED_MAX)).map(present)
}

export type ReportAccess = RestaurantAccess & { reportId: string }

/** Access to a report: the people of its restaurant; for all others it does not exist (404). */
export async function reportAccess(platform: Platform, actor: Actor, id: string): Promise<ReportAccess> {
  if (!isUuid(id)) throw notFound()
  const access = await restaurantAccess(platform, actor, store.selectRestaurantOfReport(platform.db, id))
  return { ...access, reportId: id.toLowerCase() }
}

type AnswerCall = RestaurantCall<ReportAccess> & { body: AnswerBody; ifMatch?: string | undefined }

/**
 * Says what became of a report; also with a lapsed plan, while diners can read the menu (3-decisions §4). Throws 403,
 * 404, 412 for another `ifMatch`.
 */
export function answerReport(platform: Platform, call: AnswerCall): Promise<Report> {
  const { body, ifMatch } = call
  const requireRight = (access: RestaurantAccess, now: Date) =>
    requireWritable(access, now, { endpoint: answerCall, body, file: undefined })
  return writeRestaurant(platform, { ...call, requireRight }, async write => {
    const { trx, access, actor, now, changerOf } = write
    const { restaurantId, reportId: id } = access
    const row = orNotFound(await store.findReport(trx, restaurantId, id))
    await throwIfMoved(ifMatch, row.updated_at, async () => ({
      current: present(row),
      changedBy: await changerOf(row.updated_by),
    }))
    await store.updateReportState(trx, { restaurantId, id, now, by: actor.userId }, body.state)
    const after = orNotFound(await store.findReport(trx, restaurantId, id))
    const stateOf = ({ name, state }: store.ReportRow) => ({ name, state })
    write.record({ entity: reportEntity, id, before: stateOf(row), after: stateOf(after) })
    return present(after)
  })
}

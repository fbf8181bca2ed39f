import type { Expression } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Names } from '#features/prices/names.ts'
import type { SetMenuTimes } from '../../daily/daily-menu.rules.ts'
import type { StoredContent } from '../../set-menu.rules.ts'
import { timesColumns } from '../stored-times.ts'

const menusOf = (db: Db, restaurantId: string) => db.selectFrom('set_menus').where('restaurant_id', '=', restaurantId)

export type SetMenuRow = Awaited<ReturnType<typeof listRows>>[number]

/** By order. */
export const listRows = (db: Db, restaurantId: string) =>
  menusOf(db, restaurantId).selectAll().orderBy('sort_order').orderBy('created_at').orderBy('id').execute()

export const findRow = (db: Db, restaurantId: string, id: string): Promise<SetMenuRow | undefined> =>
  menusOf(db, restaurantId).selectAll().where('id', '=', id).executeTakeFirst()

/** Subquery for the restaurant of a set menu; the caller checks the actor's right to it. */
export const selectRestaurantOfSetMenu = (db: Db, id: string): Expression<string> =>
  db.selectFrom('set_menus').select('restaurant_id').where('id', '=', id).$asScalar()

type Order = { restaurantId: string; id: string; now: Date }
export type SetMenuFields = {
  names: Names
  times: SetMenuTimes
  content: StoredContent
  published: boolean
  /** The service day of `soldOutAt`. */
  soldOutDay: string | null
  soldOutAt: Date | null
  unavailable: readonly string[]
}

const columnsOf = ({ names, times, content, published, soldOutDay, soldOutAt, unavailable }: SetMenuFields) => ({
  names: JSON.stringify(names),
  ...timesColumns(times),
  content: JSON.stringify(content),
  published,
  sold_out_day: soldOutDay,
  sold_out_at: soldOutAt,
  unavailable: JSON.stringify(unavailable),
})

export async function insertRow(
  trx: Db,
  { restaurantId, id, now }: Order,
  { sortOrder, ...fields }: SetMenuFields & { sortOrder: number },
): Promise<void> {
  const times = { created_at: now, updated_at: now }
  await trx
    .insertInto('set_menus')
    .values({ id, restaurant_id: restaurantId, ...columnsOf(fields), sort_order: sortOrder, ...times })
    .execute()
}

export async function updateRow(
  trx: Db,
  { restaurantId, id, now, by }: Order & { by: string },
  fields: SetMenuFields,
): Promise<void> {
  await trx
    .updateTable('set_menus')
    .set({ ...columnsOf(fields), updated_at: laterThan('updated_at', now), updated_by: by })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute()
}

export async function deleteRow(trx: Db, restaurantId: string, id: string): Promise<void> {
  await trx.deleteFrom('set_menus').where('restaurant_id', '=', restaurantId).where('id', '=', id).execute()
}

/** Its place in the list, first is 0; the order is no change of the menu itself. */
export async function saveOrder(trx: Db, restaurantId: string, ids: readonly string[]): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one connection, and at most six.
  for (const [place, id] of ids.entries())
    await trx
      .updateTable('set_menus')
      .set({ sort_order: place })
      .where('restaurant_id', '=', restaurantId)
      .where('id', '=', id)
      .execute()
}

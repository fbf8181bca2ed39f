import { sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { SetMenuTimes } from '../../daily/daily-menu.rules.ts'
import type { StoredContent, StoredCourse, StoredItem } from '../../set-menu.rules.ts'
import { timesColumns } from '../stored-times.ts'

const daysOf = (db: Db, restaurantId: string) => db.selectFrom('daily_menus').where('restaurant_id', '=', restaurantId)

export type DailyRow = NonNullable<Awaited<ReturnType<typeof findDay>>>

export const findDay = (db: Db, restaurantId: string, day: string) =>
  daysOf(db, restaurantId).selectAll().where('day', '=', day).executeTakeFirst()

/** By date, both ends included. */
export const listDays = (db: Db, restaurantId: string, from: string, to: string): Promise<DailyRow[]> =>
  daysOf(db, restaurantId).selectAll().where('day', '>=', from).where('day', '<=', to).orderBy('day').execute()

/** What a new day costs: as the last one that is written. */
export async function findLastPrice(db: Db, restaurantId: string): Promise<number> {
  const row = await daysOf(db, restaurantId)
    .select(sql<number>`(content ->> 'price')::int`.as('price'))
    .where(sql<boolean>`(content ->> 'price')::int > 0`)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.price ?? 0
}

type Order = { restaurantId: string; day: string; now: Date; by: string }
export type DayFields = {
  content: StoredContent
  live: StoredContent | null
  atStart: boolean
  soldOutAt: Date | null
  unavailable: readonly string[]
}

const columnsOf = ({ content, live, atStart, soldOutAt, unavailable }: DayFields) => ({
  content: JSON.stringify(content),
  live: live && JSON.stringify(live),
  at_start: atStart,
  sold_out_at: soldOutAt,
  unavailable: JSON.stringify(unavailable),
})

export async function saveDay(trx: Db, { restaurantId, day, now, by }: Order, fields: DayFields): Promise<void> {
  const columns = { ...columnsOf(fields), updated_by: by }
  await trx
    .insertInto('daily_menus')
    .values({ restaurant_id: restaurantId, day, ...columns, updated_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['restaurant_id', 'day'])
        .doUpdateSet({ ...columns, updated_at: laterThan('daily_menus.updated_at', now) }),
    )
    .execute()
}

export async function deleteDay(trx: Db, restaurantId: string, day: string): Promise<void> {
  await trx.deleteFrom('daily_menus').where('restaurant_id', '=', restaurantId).where('day', '=', day).execute()
}

/** What is older than it is kept makes room. */
export async function deleteDaysBefore(trx: Db, restaurantId: string, day: string): Promise<void> {
  await trx.deleteFrom('daily_menus').where('restaurant_id', '=', restaurantId).where('day', '<', day).execute()
}

export const findRules = (db: Db, restaurantId: string) =>
  db.selectFrom('daily_menu_rules').selectAll().where('restaurant_id', '=', restaurantId).executeTakeFirst()

export async function saveRules(
  trx: Db,
  { restaurantId, now, by }: Omit<Order, 'day'>,
  times: SetMenuTimes,
): Promise<void> {
  const columns = { ...timesColumns(times), updated_by: by }
  await trx
    .insertInto('daily_menu_rules')
    .values({ restaurant_id: restaurantId, ...columns, updated_at: now })
    .onConflict(conflict =>
      conflict
        .column('restaurant_id')
        .doUpdateSet({ ...columns, updated_at: laterThan('daily_menu_rules.updated_at', now) }),
    )
    .execute()
}

type Period = { restaurantId: string; from: string; to: string }

/** Published days of a period, newest first; `before`: only earlier ones. */
export const listServedDays = (
  db: Db,
  { restaurantId, from, to, before = '9999-12-31' }: Period & { before?: string },
  limit: number,
) =>
  daysOf(db, restaurantId)
    .select(['day', 'live', 'sold_out_at'])
    .where('live', 'is not', null)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('day', '<', before)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()

export type ServedLine = { item: StoredItem; course: StoredCourse['names']; last: string; times: number }

/** Every line that was published in a period, once by its text: as it stood last, and on how many days. */
export async function listServedLines(db: Db, { restaurantId, from, to }: Period): Promise<ServedLine[]> {
  const { rows } = await sql<ServedLine>`
    SELECT DISTINCT ON (text) item, course, day AS last, count(*) OVER (PARTITION BY text)::int AS times
    FROM (
      SELECT day, course.value -> 'names' AS course, item.value AS item,
        lower((SELECT string_agg(name.value, '|' ORDER BY name.key)
          FROM jsonb_each_text(item.value -> 'names') AS name)) AS text
      FROM daily_menus, jsonb_array_elements(live -> 'courses') AS course,
        jsonb_array_elements(course.value -> 'items') AS item
      WHERE restaurant_id = ${restaurantId} AND day >= ${from} AND day <= ${to}
    ) AS lines
    ORDER BY text, day DESC`.execute(db)
  return rows
}

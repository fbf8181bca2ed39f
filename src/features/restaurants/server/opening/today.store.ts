import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { LocalTexts } from '../../opening/opening.contract.ts'
import type { DayHours } from '../../opening/opening.rules.ts'
import type { StoredNote, StoredNotice } from './opening.tables.ts'

/** What a restaurant has said of its days, also what is over by the clock. */
export type StoredToday = {
  changes: DayHours[]
  kitchen: StoredNotice | null
  full_house: StoredNotice | null
  note: StoredNote | null
  recent_notes: LocalTexts[]
}
export type TodayRow = StoredToday & { updated_at: Date; updated_by: string | null }

const COLUMNS = ['changes', 'kitchen', 'full_house', 'note', 'recent_notes'] as const

export const findTodayRow = (db: Db, restaurantId: string): Promise<TodayRow | undefined> =>
  db
    .selectFrom('opening_today')
    .select([...COLUMNS, 'updated_at', 'updated_by'])
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst()

type Order = { restaurantId: string; now: Date; by: string }

export async function saveTodayRow(trx: Db, { restaurantId, now, by }: Order, today: StoredToday): Promise<void> {
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
  const columns = {
    changes: JSON.stringify(today.changes),
    kitchen: json(today.kitchen),
    full_house: json(today.full_house),
    note: json(today.note),
    recent_notes: JSON.stringify(today.recent_notes),
    updated_by: by,
  }
  await trx
    .insertInto('opening_today')
    .values({ restaurant_id: restaurantId, ...columns, updated_at: now })
    .onConflict(conflict =>
      conflict
        .column('restaurant_id')
        .doUpdateSet({ ...columns, updated_at: laterThan('opening_today.updated_at', now) }),
    )
    .execute()
}

type OfRestaurant = ExpressionBuilder<Database, 'restaurants'>

/** Today and special days of a restaurant as parts of the one statement that reads its menu. */
export const selectOpening = (eb: OfRestaurant) =>
  [
    jsonObjectFrom(
      eb
        .selectFrom('opening_today')
        .select(COLUMNS.map(column => `opening_today.${column}` as const))
        .whereRef('opening_today.restaurant_id', '=', 'restaurants.id'),
    ).as('opening_today'),
    jsonArrayFrom(
      eb
        .selectFrom('special_days')
        .select(['special_days.first_day', 'special_days.last_day', 'special_days.slots'])
        .select(['special_days.as_usual', 'special_days.reason', 'special_days.label'])
        .whereRef('special_days.restaurant_id', '=', 'restaurants.id')
        .orderBy('special_days.first_day'),
    ).as('special_days'),
  ] as const

import { sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'

/** What a change of many dishes can write; `price` is exact decimal text. */
export type BulkFields = {
  categoryId: string
  price: string
  available: boolean
  allergens: string[]
  sortOrder: number
}
export type BulkRow = BulkFields & { id: string }

/** Writes all rows in one statement. `allergens_declared` is not among the columns (3-decisions §6). */
export async function updateDishes(
  trx: Db,
  { restaurantId, now }: { restaurantId: string; now: Date },
  rows: readonly BulkRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    UPDATE menu_items SET category_id = wanted."categoryId", price = wanted.price, available = wanted.available,
      allergens = wanted.allergens, sort_order = wanted."sortOrder", updated_at = ${laterThan('menu_items.updated_at', now)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS wanted (id uuid, "categoryId" uuid, price numeric, available boolean, allergens text[], "sortOrder" int)
    WHERE menu_items.restaurant_id = ${restaurantId} AND menu_items.id = wanted.id`.execute(trx)
}

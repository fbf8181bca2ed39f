import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'

type Label = { restaurantId: string; labelId: string }

/** Dishes that are not deleted and have a price with this label. */
export async function countDishesWithLabel(db: Db, { restaurantId, labelId }: Label): Promise<number> {
  const { count } = await db
    .selectFrom('menu_items')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`prices @> ${JSON.stringify([{ label: labelId }])}::jsonb`)
    .executeTakeFirstOrThrow()
  return count
}

/** Takes the label off the prices of deleted dishes. */
export async function clearLabelOfDeleted(trx: Trx, { restaurantId, labelId }: Label): Promise<void> {
  await sql`
    UPDATE menu_items SET prices = (
      SELECT jsonb_agg(CASE WHEN line->>'label' = ${labelId} THEN line || '{"label": null}' ELSE line END ORDER BY place)
      FROM jsonb_array_elements(prices) WITH ORDINALITY AS lines (line, place)
    )
    WHERE restaurant_id = ${restaurantId} AND deleted_at IS NOT NULL
      AND prices @> ${JSON.stringify([{ label: labelId }])}::jsonb`.execute(trx)
}

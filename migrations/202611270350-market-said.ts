import { type Kysely, sql } from 'kysely'

/**
 * When somebody said what the market asks for a dish on that day, first and last, so that the check can ask for a price
 * that is missing today (4-beyond §5). What is known before ends at the next 05:00; it was said within the day before. A
 * process of the former release leaves the column as it is.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE menu_items ADD COLUMN market_said jsonb CHECK (jsonb_typeof(market_said) = 'object')`.execute(
    db,
  )
  await sql`
    UPDATE menu_items SET market_said = jsonb_build_object('first', known.at, 'last', known.at)
    FROM (
      SELECT restaurant_id, id, to_char(
        (max((line.value ->> 'until')::timestamptz) - interval '1 day') AT TIME ZONE 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ) AS at
      FROM menu_items, jsonb_array_elements(prices) AS line
      WHERE line.value ->> 'until' IS NOT NULL
      GROUP BY restaurant_id, id
    ) AS known
    WHERE menu_items.restaurant_id = known.restaurant_id AND menu_items.id = known.id`.execute(db)
}

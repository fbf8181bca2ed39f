import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What the texts and lists of a menu take, and how many rows they are in. */
export type MenuSums = { categories: number; categoryBytes: number; dishes: number; dishBytes: number; images: number }

/** jsonb is printed with a space after each colon and comma, JSON is not: counted by the languages of the texts. */
const languages = sql`((translations ? 'es')::int + (translations ? 'en')::int + (translations ? 'pt')::int)`

/** Spaces of jsonb in one line of price, and what its name and brackets take beside them. */
const PRICE_SPACES = 10
const PRICES_NAME = '"prices":,'.length

/**
 * One statement that sends five numbers: the menu itself stays in the database. Deleted rows do not count. Names are in
 * `{name}` of a category, `{name, description}` of a dish, so that each language of theirs holds two or five spaces
 * with its own.
 */
export async function sumMenu(db: Db, restaurantId: string): Promise<MenuSums> {
  const { rows } = await sql<MenuSums>`
    SELECT categories::int, "categoryBytes"::int, dishes::int, "dishBytes"::int, images::int
    FROM (
      SELECT count(*) AS categories,
        coalesce(sum(octet_length(translations::text) - 3 * ${languages} + octet_length(to_json(key)::text)
          + length(sort_order::text) + 1), 0) AS "categoryBytes"
      FROM categories WHERE restaurant_id = ${restaurantId} AND deleted_at IS NULL
    ) AS of_categories, (
      SELECT count(*) AS dishes, count(image_id) AS images,
        coalesce(sum(octet_length(translations::text) - 5 * ${languages} + octet_length(to_json(allergens)::text)
          + CASE WHEN jsonb_array_length(prices) > 0 THEN octet_length(prices::text)
              - ${PRICE_SPACES}::int * jsonb_array_length(prices) + ${PRICES_NAME}::int ELSE 0 END
          + length(trim_scale(price)::text) + length(sort_order::text) + 1), 0) AS "dishBytes"
      FROM menu_items WHERE restaurant_id = ${restaurantId} AND deleted_at IS NULL
    ) AS of_dishes`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('the sums of a menu are always one row')
  return sums
}

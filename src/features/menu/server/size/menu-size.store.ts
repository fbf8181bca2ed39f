import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What the texts and lists of a menu take, and how many rows they are in. */
export type MenuSums = { categories: number; categoryBytes: number; dishes: number; dishBytes: number; images: number }

/** jsonb is printed with a space after each colon and comma, JSON is not: counted by the languages of the texts. */
const languages = sql`((translations ? 'es')::int + (translations ? 'en')::int + (translations ? 'pt')::int)`

/** Spaces of jsonb in one line of price, and what its name and brackets take beside them. */
const PRICE_SPACES = 10
const PRICES_NAME = '"prices":,'.length

/** Of what a list of ids, a flag, and the day somebody looked take in a dish, beside the ids. */
const nameOf = (key: string, value = ''): number => `"${key}":${value},`.length

const list = (column: string) => sql`CASE WHEN cardinality(${sql.ref(column)}) > 0
  THEN octet_length(to_json(${sql.ref(column)})::text) + ${nameOf(column)}::int ELSE 0 END`

/** Spaces of jsonb in what to ask for, by allergen and language; those of its texts are sent. */
const askedSpaces = sql`(
  SELECT sum(1 + 2 * (SELECT count(*) FROM jsonb_object_keys(asked.value)))::int - 1 FROM jsonb_each(without) AS asked
)`
/** Ids hold no spaces. */
const safety = sql`${list('traces')} + ${list('diets')}
  + CASE WHEN traces_declared THEN ${nameOf('tracesDeclared', 'true')}::int ELSE 0 END
  + CASE WHEN allergens_reviewed IS NULL THEN 0 ELSE ${nameOf('allergensReviewed', '"2026-11-12"')}::int END
  + CASE WHEN members = '{}' THEN 0
      ELSE octet_length(replace(members::text, ' ', '')) + ${nameOf('members')}::int END
  + CASE WHEN without = '{}' THEN 0 ELSE octet_length(without::text) + ${nameOf('without')}::int - ${askedSpaces} END`

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
          + ${safety} + length(trim_scale(price)::text) + length(sort_order::text) + 1), 0) AS "dishBytes"
      FROM menu_items WHERE restaurant_id = ${restaurantId} AND deleted_at IS NULL
    ) AS of_dishes`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('the sums of a menu are always one row')
  return sums
}

import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#platform/db/tables.ts'

/**
 * Whether a guest's report of a dish waits for the house, as a part of a statement on `menu_items`; found by the index
 * of open reports.
 */
export const isReported = sql<boolean>`EXISTS (
  SELECT FROM dish_reports AS reports
  WHERE reports.restaurant_id = menu_items.restaurant_id AND reports.dish_id = menu_items.id AND reports.state = 'open'
)`

/** Of what a report waits in a restaurant, as a part of the one statement that reads a menu. */
export const reportedThings = (eb: ExpressionBuilder<Database, 'restaurants'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('dish_reports')
      .select([sql<string>`coalesce(dish_reports.item_id, dish_reports.dish_id)`.as('id'), 'dish_reports.name'])
      .distinct()
      .whereRef('dish_reports.restaurant_id', '=', 'restaurants.id')
      .where('dish_reports.state', '=', 'open'),
  )

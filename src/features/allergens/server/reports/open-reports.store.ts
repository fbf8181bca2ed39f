import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '#platform/db/tables.ts'

/**
 * Whether a guest's report of a dish waits for the house, as a part of a statement on `menu_items`; found by the index
 * of open reports.
 */
export const isReported = sql<boolean>`EXISTS (
  SELECT FROM dish_reports AS reports
  WHERE reports.restaurant_id = menu_items.restaurant_id AND reports.dish_id = menu_items.id AND reports.state = 'open'
)`

/** The lines of set menus of which a report waits, as a part of the one statement that reads a menu. */
export const reportedItems = (eb: ExpressionBuilder<Database, 'restaurants'>) =>
  eb
    .selectFrom('dish_reports')
    .select(sql<string[] | null>`json_agg(dish_reports.item_id)`.as('ids'))
    .whereRef('dish_reports.restaurant_id', '=', 'restaurants.id')
    .where('dish_reports.state', '=', 'open')
    .where('dish_reports.item_id', 'is not', null)
    .$asScalar()

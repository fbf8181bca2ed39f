import { sql } from 'kysely'

/**
 * Whether a guest's report of a dish waits for the house, as a part of a statement on `menu_items`; found by the index of
 * open reports.
 */
export const isReported = sql<boolean>`EXISTS (
  SELECT FROM dish_reports AS reports
  WHERE reports.restaurant_id = menu_items.restaurant_id AND reports.dish_id = menu_items.id AND reports.state = 'open'
)`

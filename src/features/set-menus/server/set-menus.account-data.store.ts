import type { Db, Trx } from '#platform/db/database.ts'

export const exportDailyRules = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('daily_menu_rules')
    .select(['restaurant_id as restaurantId', 'days', 'slots', 'on_holidays as onHolidays'])
    .select(['until_sold_out as untilSoldOut', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .execute()

export const exportDailyMenus = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('daily_menus')
    .select(['restaurant_id as restaurantId', 'day as date', 'content', 'live as published', 'at_start as atStart'])
    .select(['sold_out_at as soldOutAt', 'unavailable', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('day')
    .execute()

export const exportSetMenus = (db: Db, restaurantIds: string[]) =>
  db
    .selectFrom('set_menus')
    .select(['id', 'restaurant_id as restaurantId', 'names', 'days', 'slots', 'on_holidays as onHolidays'])
    .select(['until_sold_out as untilSoldOut', 'content', 'published', 'sort_order as sortOrder'])
    .select(['sold_out_day as soldOutDay', 'sold_out_at as soldOutAt', 'unavailable'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('sort_order')
    .execute()

export async function deleteSetMenus(trx: Trx, restaurantIds: string[]): Promise<void> {
  await trx.deleteFrom('daily_menu_rules').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('daily_menus').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('set_menus').where('restaurant_id', 'in', restaurantIds).execute()
}

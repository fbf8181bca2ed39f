import type { Db } from '#platform/db/database.ts'

/** Today and special days of restaurants, by restaurant, as the export of an account holds them. */
export async function exportOpening(db: Db, restaurantIds: readonly string[]) {
  if (restaurantIds.length === 0) return { todays: new Map<string, object>(), specials: new Map<string, object[]>() }
  const todays = await db
    .selectFrom('opening_today')
    .select(['restaurant_id', 'changes', 'kitchen', 'full_house as full', 'note', 'recent_notes as recentNotes'])
    .select('updated_at as updatedAt')
    .where('restaurant_id', 'in', restaurantIds)
    .execute()
  const specials = await db
    .selectFrom('special_days')
    .select(['id', 'restaurant_id', 'first_day as from', 'last_day as to', 'slots', 'as_usual as asUsual'])
    .select(['reason', 'label', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('first_day')
    .execute()
  return {
    todays: new Map<string, object>(todays.map(({ restaurant_id: id, ...today }) => [id, today])),
    specials: new Map<string, object[]>(Map.groupBy(specials, ({ restaurant_id: id }) => id)),
  }
}

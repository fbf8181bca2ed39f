import type { Db } from '#platform/db/database.ts'

/** The fields of a restaurant that a printed code needs. */
export type PrintedRestaurant = {
  name: string
  slug: string
  primaryColor: string
  secondaryColor: string
  accentColor: string
}

/** Name, current slug and colors; undefined for a deleted restaurant. */
export function findPrintedRestaurant(db: Db, restaurantId: string): Promise<PrintedRestaurant | undefined> {
  return db
    .selectFrom('restaurants')
    .innerJoin('slugs', join =>
      join.onRef('slugs.restaurant_id', '=', 'restaurants.id').on('slugs.is_current', '=', true),
    )
    .select([
      'restaurants.name',
      'slugs.slug',
      'restaurants.primary_color as primaryColor',
      'restaurants.secondary_color as secondaryColor',
      'restaurants.accent_color as accentColor',
    ])
    .where('restaurants.id', '=', restaurantId)
    .where('restaurants.deleted_at', 'is', null)
    .executeTakeFirst()
}

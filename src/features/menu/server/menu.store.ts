import type { Db } from '#platform/db/database.ts'
import type { MenuLocales } from '../menu.rules.ts'

const localesOf = (db: Db, restaurantId: string) =>
  db
    .selectFrom('restaurants')
    .select(['default_locale as defaultLocale', 'supported_locales as supportedLocales'])
    .where('id', '=', restaurantId)
    .where('deleted_at', 'is', null)

/** The languages of a restaurant that is not deleted. */
export function findLocales(db: Db, restaurantId: string): Promise<MenuLocales | undefined> {
  return localesOf(db, restaurantId).executeTakeFirst()
}

/**
 * Locks a restaurant's row until the transaction ends, and answers its languages. Every write to a menu begins with it:
 * limits count and orders are written behind this lock, one after the other (ARCHITECTURE "Transactions, limits,
 * jobs").
 */
export function lockMenu(trx: Db, restaurantId: string): Promise<MenuLocales | undefined> {
  return localesOf(trx, restaurantId).forUpdate().executeTakeFirst()
}

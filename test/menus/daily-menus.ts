import { bumpMenuVersion } from '#features/restaurants/server/index.ts'
import type { StoredContent, StoredItem } from '#features/set-menus/set-menu.rules.ts'
import { v7 } from '#platform/id/id.ts'
import type { TestApp } from '../app.ts'

/** A dish of a set menu as it is stored. */
export const storedItem = (name: string, more: Partial<StoredItem> = {}): StoredItem => ({
  id: v7(),
  dishId: null,
  names: { es: name },
  allergens: [],
  allergensDeclared: true,
  supplement: 0,
  toConfirm: false,
  source: null,
  ...more,
})

/** One course of a published menu of the day, at 14 €. */
const contentOf = (items: StoredItem[]): StoredContent => ({
  price: 1400,
  includes: { bread: true, drink: true, dessert: true },
  note: {},
  courses: [{ id: v7(), names: { es: 'Primeros' }, items }],
})

type Day = { day: string; items: StoredItem[]; soldOut?: boolean; unavailable?: string[]; atStart?: boolean }

/** Publishes the menu of the day of a date, or changes it, as a write of the product would. */
export async function publishDay(
  app: TestApp,
  { id: restaurantId }: { id: string },
  { day, items, soldOut = false, unavailable = [], atStart = false }: Day,
): Promise<void> {
  const now = app.clock.now()
  const content = JSON.stringify(contentOf(items))
  const columns = {
    content,
    live: content,
    at_start: atStart,
    sold_out_at: soldOut ? now : null,
    unavailable: JSON.stringify(unavailable),
    updated_at: now,
  }
  await app.platform.db.transaction().execute(async trx => {
    await trx
      .insertInto('daily_menus')
      .values({ restaurant_id: restaurantId, day, ...columns })
      .onConflict(conflict => conflict.columns(['restaurant_id', 'day']).doUpdateSet(columns))
      .execute()
    await bumpMenuVersion(app.platform, trx, restaurantId)
  })
}

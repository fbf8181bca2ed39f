import type { Locale } from '#shared/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { type DishRow, listCategories, listDishes } from '#features/menu/server/whole/index.ts'
import type { PresentMenu } from '../review/draft-content.ts'

export type ReadMenu = PresentMenu & {
  rows: ReadonlyMap<string, DishRow>
  /** Of the last category. */
  lastSortOrder: number | undefined
}

/** What a draft is compared with: names in the main language. */
export async function readPresentMenu(db: Db, restaurantId: string, locale: Locale): Promise<ReadMenu> {
  const categories = await listCategories(db, restaurantId)
  const rows = await listDishes(db, restaurantId)
  const named = categories.map(({ id, translations }) => ({
    id,
    name: translations[locale]?.name ?? dashboardName(translations, locale),
  }))
  const nameOfCategory = new Map(named.map(({ id, name }) => [id, name]))
  return {
    locale,
    categories: named,
    dishes: rows.map(row => ({
      id: row.id,
      name: row.translations[locale]?.name ?? dashboardName(row.translations, locale),
      category: nameOfCategory.get(row.category_id) ?? '',
    })),
    rows: new Map(rows.map(row => [row.id, row])),
    lastSortOrder: categories.reduce<number | undefined>(
      (last, { sort_order: order }) => Math.max(last ?? order, order),
      undefined,
    ),
  }
}

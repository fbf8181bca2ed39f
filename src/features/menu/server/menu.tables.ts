import type { ColumnType } from 'kysely'
import type { Locale } from '#shared/locale.ts'
import type { Json, Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type CategoriesTable = {
  id: string
  restaurant_id: string
  key: string
  translations: Json<Partial<Record<Locale, { name: string }>>>
  sort_order: number
  created_at: Timestamp
  updated_at: Timestamp
  /** Null: not deleted. A deleted one can be restored for 30 days (3-decisions §6). */
  deleted_at: MaybeTimestamp
}
export type MenuItemsTable = {
  id: string
  restaurant_id: string
  category_id: string
  translations: Json<Partial<Record<Locale, { name: string; description: string }>>>
  /** numeric(7,2) as text, so that it is exact. */
  price: string
  image_id: Maybe<string>
  allergens: string[]
  allergens_declared: boolean
  available: boolean
  sort_order: number
  created_at: Timestamp
  updated_at: Timestamp
  deleted_at: MaybeTimestamp
  /** Deleted together with its category, and restored with it. */
  deleted_with_category: ColumnType<boolean, boolean | undefined, boolean>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    categories: CategoriesTable
    menu_items: MenuItemsTable
  }
}

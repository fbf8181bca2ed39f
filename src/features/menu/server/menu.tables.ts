import type { Locale } from '#shared/locale.ts'
import type { Json, Maybe, Timestamp } from '#platform/db/columns.ts'

type CategoriesTable = {
  id: string
  restaurant_id: string
  key: string
  translations: Json<Partial<Record<Locale, { name: string }>>>
  sort_order: number
  created_at: Timestamp
  updated_at: Timestamp
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
}

declare module '#platform/db/tables.ts' {
  interface Database {
    categories: CategoriesTable
    menu_items: MenuItemsTable
  }
}

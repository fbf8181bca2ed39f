import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '#shared/locale.ts'
import type { Json, Maybe, MaybeJson, MaybeTimestamp, SnakeCase, Timestamp } from '#platform/db/columns.ts'
import type { DISH_FIELDS, DishState, StoredKey } from '../dish.fields.ts'

type CategoriesTable = {
  id: string
  restaurant_id: string
  key: string
  translations: Json<Partial<Record<Locale, { name: string }>>>
  sort_order: number
  created_at: Timestamp
  updated_at: Timestamp
  /** Who changed it last; null: nobody since it was made. */
  updated_by: Maybe<string>
  /** Null: not deleted. A deleted one can be restored for 30 days (3-decisions §6). */
  deleted_at: MaybeTimestamp
  deleted_by: Maybe<string>
}
/** Type of a field's column, when it is read and when it is written. */
type ColumnOf<K extends StoredKey> = {
  value: DishState[K]
  /** numeric as text, so that it is exact. */
  decimal: DishState[K]
  json: null extends DishState[K] ? MaybeJson<NonNullable<DishState[K]>> : Json<DishState[K]>
  time: MaybeTimestamp
}[(typeof DISH_FIELDS)[K]['column']]

/** Each field of the list has the column of its name. */
export type MenuItemsTable = { [K in StoredKey as SnakeCase<K>]: ColumnOf<K> } & {
  id: string
  restaurant_id: string
  created_at: Timestamp
  updated_at: Timestamp
  updated_by: Maybe<string>
  deleted_at: MaybeTimestamp
  deleted_by: Maybe<string>
  /** Deleted together with its category, and restored with it. */
  deleted_with_category: ColumnType<boolean, boolean | undefined, boolean>
}

/** A dish without price whose maker may set none, and who has been told of it. */
type PriceAsksTable = {
  restaurant_id: string
  dish_id: string
  asked_by: string
  asked_at: Timestamp
  told: Generated<string[]>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    categories: CategoriesTable
    menu_items: MenuItemsTable
    price_asks: PriceAsksTable
  }
}

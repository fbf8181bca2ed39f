import { defineEntity } from '#platform/events/changes.ts'
import type { CategoryFields, CategoryRow } from './categories/categories.store.ts'
import type { DishFields, MenuItemRow } from './dishes/dishes.store.ts'

/** A category without its dishes; `id` is the category's. */
export type CategoryState = Required<CategoryFields>
export const categoryEntity = defineEntity<CategoryState>('category')
/** A dish; `price` is exact decimal text; `id` is the dish's. */
export type DishState = DishFields
export const dishEntity = defineEntity<DishState>('dish')
/** The order of a restaurant's categories; `id` is the restaurant's. */
export const categoryOrderEntity = defineEntity<{ categoryIds: string[] }>('category-order')
/** The order of a category's dishes; `id` is the category's. */
export const dishOrderEntity = defineEntity<{ itemIds: string[] }>('dish-order')

export const categoryStateOf = ({ key, translations, sort_order: sortOrder }: CategoryRow) => ({
  key,
  translations,
  sortOrder,
})

export const dishStateOf = (row: Omit<MenuItemRow, 'deleted_at' | 'deleted_with_category'>): DishFields => ({
  categoryId: row.category_id,
  translations: row.translations,
  price: row.price,
  imageId: row.image_id,
  allergens: row.allergens,
  allergensDeclared: row.allergens_declared,
  available: row.available,
  sortOrder: row.sort_order,
})

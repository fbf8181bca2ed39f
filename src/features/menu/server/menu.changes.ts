import { defineEntity } from '#platform/events/changes.ts'
import type { CategoryFields, CategoryRow } from './categories/categories.store.ts'
import type { DishState } from '../dish.fields.ts'
import type { ScheduleFields } from '../schedules/schedules.rules.ts'

/** A category without its dishes; `id` is the category's. */
export type CategoryState = Required<CategoryFields>
export const categoryEntity = defineEntity<CategoryState>('category')
/** A dish; `id` is the dish's. */
export const dishEntity = defineEntity<DishState>('dish')
/** `places`: the `sortOrder` of each, in the same order; absent in what a former release recorded. */
type Places = { places?: number[] }
/** The order of a restaurant's categories; `id` is the restaurant's. */
export const categoryOrderEntity = defineEntity<{ categoryIds: string[] } & Places>('category-order')
/** The order of a category's dishes; `id` is the category's. */
export const dishOrderEntity = defineEntity<{ itemIds: string[] } & Places>('dish-order')
/** Hours of categories and dishes; `id` is the schedule's. */
export const scheduleEntity = defineEntity<ScheduleFields>('schedule')

export const categoryStateOf = ({ key, translations, sort_order: sortOrder }: CategoryRow) => ({
  key,
  translations,
  sortOrder,
})

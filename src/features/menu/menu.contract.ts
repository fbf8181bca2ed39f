import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { imageFile } from '#shared/image-file.ts'
import { jsonField } from '#shared/fields/json-field.ts'
import { LOCALES } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import { itemLocale, itemName, sortOrder } from './fields/dish-schemas.ts'
import { answerShape, changeShape, lapsedFields, publicShape } from './fields/dish-shapes.ts'
import { CATEGORIES_MAX, DISHES_MAX, ITEM_NAME_MAX, REORDER_BODY_LIMIT_BYTES, TRANSLATIONS_MAX } from './menu.limits.ts'
import { menuTexts as texts } from './menu.texts.ts'

export const category = z
  .object({
    _id: z.string(),
    restaurantId: z.string(),
    key: z.string(),
    translations: z.partialRecord(z.enum(LOCALES), z.object({ name: z.string() })),
    sortOrder: z.number(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof category>

const ids = { _id: z.string(), restaurantId: z.string() }
const times = { createdAt: z.string(), updatedAt: z.string() }

/** As the people of the restaurant see it. */
export const dish = z.object({ ...ids, ...answerShape, ...times }).meta({ id: 'Dish' })
export type Dish = z.infer<typeof dish>
/** As diners see it: what the list of fields says is public. */
export const publicDish = z.object({ ...ids, ...publicShape, ...times }).meta({ id: 'PublicDish' })
export type PublicDish = z.infer<typeof publicDish>

const categoryTranslations = jsonField(
  bounded(TRANSLATIONS_MAX, z.partialRecord(itemLocale, z.object({ name: itemName.optional() })), texts.unknownLocale),
)
export const newCategory = z.object({
  key: text({ max: ITEM_NAME_MAX }).optional(),
  translations: categoryTranslations.optional(),
  sortOrder: sortOrder.optional(),
})
export type NewCategory = z.infer<typeof newCategory>
export const categoryChange = newCategory.partial()
export type CategoryChange = z.infer<typeof categoryChange>

export const dishChange = z.object(changeShape)
export type DishChange = z.infer<typeof dishChange>
/** Its category is in the path. The price is 0 when absent. */
export const newDish = dishChange.omit({ categoryId: true })
export type NewDish = z.infer<typeof newDish>

export const listCategories = endpoint({
  name: 'categories.list',
  summary: 'Categories by order',
  method: 'GET',
  path: '/restaurants/:id/categories',
  answer: z.array(category),
})
export const createCategory = endpoint({
  name: 'categories.create',
  summary: 'Create a category',
  method: 'POST',
  path: '/restaurants/:id/categories',
  body: newCategory,
  writes: true,
  answer: category,
  status: 201,
})
export const reorderCategories = endpoint({
  name: 'categories.reorder',
  summary: 'Order all categories; the list must be complete',
  method: 'PUT',
  path: '/restaurants/:id/categories/reorder',
  body: z.object({ categoryIds: bounded(CATEGORIES_MAX, z.array(z.string()), texts.incompleteOrder) }),
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: z.array(category),
  bodyLimit: REORDER_BODY_LIMIT_BYTES,
})
export const getCategory = endpoint({
  name: 'categories.get',
  summary: 'One category',
  method: 'GET',
  path: '/categories/:id',
  answer: category,
})
export const updateCategory = endpoint({
  name: 'categories.update',
  summary: 'Change a category',
  method: 'PUT',
  path: '/categories/:id',
  body: categoryChange,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: category,
})
export const deleteCategory = endpoint({
  name: 'categories.delete',
  summary: 'Delete a category and all its dishes',
  method: 'DELETE',
  path: '/categories/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: z.object({ deletedItems: z.number() }),
  message: texts.categoryDeleted,
})
export const restoreCategory = endpoint({
  name: 'categories.restore',
  summary: 'Restore a category of the last 30 days, with the dishes that were deleted with it',
  method: 'POST',
  path: '/categories/:id/restore',
  writes: true,
  isBulk: true,
  ifMatch: true,
  answer: category,
  message: texts.categoryRestored,
})
export const listDishes = endpoint({
  name: 'dishes.listOfRestaurant',
  summary: 'All dishes of a restaurant',
  method: 'GET',
  path: '/restaurants/:id/items',
  answer: z.array(dish),
})
/** What has become of the menu since a moment, with who did it: a table that stands open asks every few seconds. */
export const listChangedDishes = endpoint({
  name: 'dishes.changed',
  summary: 'Dishes of a restaurant that were changed or deleted since a moment, with who changed them',
  method: 'GET',
  path: '/restaurants/:id/items/changed',
  /** Absent: since ever. */
  query: z.object({ since: z.iso.datetime({ error: texts.badSince }).optional() }),
  answer: z.object({
    /** `changedBy`: a first name; null: oneself, elsewhere. */
    changed: z.array(z.object({ dish, changedBy: z.string().nullable() })),
    /** Ids of dishes that were deleted. */
    gone: z.array(z.string()),
  }),
})
export const listCategoryDishes = endpoint({
  name: 'dishes.listOfCategory',
  summary: 'Dishes of a category by order',
  method: 'GET',
  path: '/categories/:id/items',
  answer: z.array(dish),
})
export const createDish = endpoint({
  name: 'dishes.create',
  summary: 'Create a dish',
  method: 'POST',
  path: '/categories/:id/items',
  body: newDish,
  writes: true,
  answer: dish,
  status: 201,
  file: imageFile('image'),
})
export const reorderDishes = endpoint({
  name: 'dishes.reorder',
  summary: 'Order all dishes of a category; the list must be complete',
  method: 'PUT',
  path: '/categories/:id/items/reorder',
  body: z.object({ itemIds: bounded(DISHES_MAX, z.array(z.string()), texts.incompleteOrder) }),
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: z.array(dish),
  bodyLimit: REORDER_BODY_LIMIT_BYTES,
})
export const getDish = endpoint({
  name: 'dishes.get',
  summary: 'One dish',
  method: 'GET',
  path: '/menu/items/:id',
  answer: dish,
})
export const updateDish = endpoint({
  name: 'dishes.update',
  summary: 'Change a dish; absent fields stay',
  method: 'PUT',
  path: '/menu/items/:id',
  body: dishChange,
  writes: true,
  lapsedFields,
  ifMatch: true,
  takesKey: true,
  answer: dish,
  file: imageFile('image'),
})
export const deleteDish = endpoint({
  name: 'dishes.delete',
  summary: 'Delete a dish',
  method: 'DELETE',
  path: '/menu/items/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.dishDeleted,
})
/** `by` null: oneself. `categoryNames`: of a dish whose category is deleted, too; `dishes`: went with a category. */
const deleted = z
  .object({
    kind: z.enum(['dish', 'category']),
    _id: z.string(),
    names: z.partialRecord(z.enum(LOCALES), z.string()),
    deletedAt: z.string(),
    by: z.string().nullable(),
    categoryId: z.string().nullable(),
    categoryNames: z.partialRecord(z.enum(LOCALES), z.string()).nullable(),
    dishes: z.number(),
  })
  .meta({ id: 'Deleted' })
export type Deleted = z.infer<typeof deleted>
export const listDeleted = endpoint({
  name: 'menu.deleted',
  summary: 'Dishes and categories that can be restored, the last deletion first',
  method: 'GET',
  path: '/restaurants/:id/deleted',
  answer: z.array(deleted),
})
export const restoreDish = endpoint({
  name: 'dishes.restore',
  summary: 'Restore a dish of the last 30 days',
  method: 'POST',
  path: '/menu/items/:id/restore',
  /** `categoryId`: where it comes back to, where its own category is gone; at the end of that one. */
  body: z.object({ categoryId: z.string().optional() }),
  writes: true,
  ifMatch: true,
  answer: dish,
  message: texts.dishRestored,
})
export const duplicateDish = endpoint({
  name: 'dishes.duplicate',
  summary: 'Copy a dish to the place after it',
  method: 'POST',
  path: '/menu/items/:id/duplicate',
  writes: true,
  /** `draft`: no diner sees the copy until it is published (4-beyond §10). */
  body: z.object({ draft: z.boolean().optional() }),
  answer: dish,
  status: 201,
})

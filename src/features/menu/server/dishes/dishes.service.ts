import { orNotFound } from '#platform/http/bind.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import type { Platform } from '#platform/platform.ts'
import { withUpload } from '#features/images/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { Dish, DishChange, NewDish } from '../../menu.contract.ts'
import { addDishes, changeDish, removeDish, throwIfMenuFull, validateEdit } from './dish-writes.ts'
import * as store from './dishes.store.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { presentDish } from '../menu.presenter.ts'
import { writeMenu } from '../menu.transaction.ts'

type CategoryCall = RestaurantCall<CategoryAccess>
type DishCall = RestaurantCall<DishAccess>
type CreateCall = CategoryCall & { body: NewDish; file: UploadedFile | undefined }
type UpdateCall = DishCall & { body: DishChange; file: UploadedFile | undefined }

/** By the order of the categories, then by their own. */
export async function listDishes(platform: Platform, { access }: RestaurantCall): Promise<Dish[]> {
  return (await store.listDishes(platform.db, access.restaurantId)).map(row => presentDish(platform, row))
}

/** By order. */
export async function listCategoryDishes(platform: Platform, { access }: CategoryCall): Promise<Dish[]> {
  const rows = await store.listCategoryDishes(platform.db, access.restaurantId, access.categoryId)
  return rows.map(row => presentDish(platform, row))
}

/** Throws 404 when it is gone. */
export async function getDish(platform: Platform, { access }: DishCall): Promise<Dish> {
  return presentDish(platform, orNotFound(await store.findDish(platform.db, access.restaurantId, access.dishId)))
}

/**
 * Makes a dish at the end of its category, unless `sortOrder` says otherwise. Throws 413 and 415 for the picture, 409
 * `menu_limit` at 2 000 dishes, before the picture is decoded too (3-decisions §6).
 */
export async function createDish(platform: Platform, call: CreateCall): Promise<Dish> {
  const { access, body, file } = call
  await throwIfMenuFull(platform.db, access.restaurantId)
  return withUpload(platform, file, upload =>
    writeMenu(platform, call, async write => {
      const [dish] = await addDishes(platform, write, [{ categoryId: access.categoryId, body, upload }])
      return orNotFound(dish)
    }),
  )
}

/** Throws 400 for names and for a category that is not this restaurant's, 404 when the dish is gone. */
export const validateDishChange = ({ db }: Platform, { access, body }: UpdateCall): Promise<void> =>
  validateEdit(db, access, { dishId: access.dishId, body })

/** As `changeDish`; throws 413 and 415 for the picture too. Then nothing is changed and no file stays. */
export function updateDish(platform: Platform, call: UpdateCall): Promise<Dish> {
  const { access, body, file } = call
  return withUpload(platform, file, upload =>
    writeMenu(platform, call, write => changeDish(platform, write, { dishId: access.dishId, body, upload })),
  )
}

/** As `removeDish`. */
export async function deleteDish(platform: Platform, call: DishCall): Promise<null> {
  await writeMenu(platform, call, write => removeDish(platform, write, call.access.dishId))
  return null
}

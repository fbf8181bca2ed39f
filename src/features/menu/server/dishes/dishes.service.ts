import { orNotFound } from '#platform/http/bind.ts'
import { hasChanged } from '#platform/http/if-match.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import type { Platform } from '#platform/platform.ts'
import { withUpload } from '#features/images/server/index.ts'
import {
  requireWritable,
  type RestaurantAccess,
  type RestaurantCall,
  restaurantRights,
} from '#features/restaurants/server/index.ts'
import { type Dish, type DishChange, type NewDish, updateDish as updateDishCall } from '../../menu.contract.ts'
import { addDishes, changeDish, throwIfMenuFull, validateEdit } from './dish-writes.service.ts'
import * as store from './dishes.store.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { presentDish } from '../menu.presenter.ts'
import { writeMenu } from '../menu.transaction.ts'

type CategoryCall = RestaurantCall<CategoryAccess>
type DishCall = RestaurantCall<DishAccess> & { ifMatch?: string | undefined }
type CreateCall = CategoryCall & { body: NewDish; file: UploadedFile | undefined }
type UpdateCall = DishCall & { body: DishChange; file: UploadedFile | undefined }

/** Sorted by category, then by `sortOrder`. */
export async function listDishes(platform: Platform, { access }: RestaurantCall): Promise<Dish[]> {
  return (await store.listDishes(platform.db, access.restaurantId)).map(row => presentDish(platform, row))
}

/** Sorted by `sortOrder`. */
export async function listCategoryDishes(platform: Platform, { access }: CategoryCall): Promise<Dish[]> {
  const rows = await store.listCategoryDishes(platform.db, access.restaurantId, access.categoryId)
  return rows.map(row => presentDish(platform, row))
}

/** Throws 404 when the dish was deleted meanwhile. */
export async function getDish(platform: Platform, { access }: DishCall): Promise<Dish> {
  return presentDish(platform, orNotFound(await store.findDish(platform.db, access.restaurantId, access.dishId)))
}

/**
 * Creates a dish at the end of its category, unless it has a `sortOrder`. Throws 413 and 415 for the image, 409
 * `menu_limit` at 2 000 dishes, checked also before the image is decoded (3-decisions §6).
 */
export async function createDish(platform: Platform, call: CreateCall): Promise<Dish> {
  const { access, body, file } = call
  await restaurantRights.require(platform.db, access, ['texts'])
  await throwIfMenuFull(platform.db, access.restaurantId)
  return withUpload(platform, file, upload =>
    writeMenu(platform, call, async write => {
      const [dish] = await addDishes(platform, write, [{ categoryId: access.categoryId, body, upload }])
      return orNotFound(dish)
    }),
  )
}

/** Throws 400 for names and for a category of another restaurant, 404 when the dish was deleted meanwhile. */
export const validateDishChange = ({ db }: Platform, { access, body }: UpdateCall): Promise<void> =>
  validateEdit(db, access, { dishId: access.dishId, body })

/** A photo comes again after a 412, so it is made ready only for a dish that is as the screen saw it. */
async function wantedPhoto({ db }: Platform, { access, file, ifMatch }: UpdateCall): Promise<UploadedFile | undefined> {
  if (file) await restaurantRights.require(db, access, ['texts'])
  if (!file || ifMatch === undefined) return file
  const row = orNotFound(await store.findDish(db, access.restaurantId, access.dishId))
  // The write, which knows who changed it, is refused.
  return hasChanged(ifMatch, row.updated_at) ? undefined : file
}

/**
 * Changes one dish; see `changeDish`. Also throws 413 and 415 for the image; then nothing changes and no file stays.
 */
export async function updateDish(platform: Platform, call: UpdateCall): Promise<Dish> {
  const { access, body, file, ifMatch } = call
  const requireRight = (present: RestaurantAccess, now: Date) =>
    requireWritable(present, now, { endpoint: updateDishCall, body, file })
  return withUpload(platform, await wantedPhoto(platform, call), upload =>
    writeMenu(platform, { ...call, requireRight }, write =>
      changeDish(platform, write, { dishId: access.dishId, body, upload, ifMatch }),
    ),
  )
}

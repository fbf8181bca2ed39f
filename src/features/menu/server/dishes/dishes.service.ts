import { AppError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { centsToDecimal } from '#shared/money.ts'
import type { Db } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { releaseImages, saveImage, withUpload } from '#features/images/server/index.ts'
import type { RestaurantAccess, RestaurantCall } from '#features/restaurants/server/index.ts'
import { normalizeAllergens } from '../../allergens.ts'
import type { Dish, DishChange, NewDish } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { DISHES_MAX } from '../../menu.limits.ts'
import { dishNameErrors, isDeclared, mergeDishTranslations, nextSortOrder } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { findCategory } from '../categories/categories.store.ts'
import * as store from './dishes.store.ts'
import type { CategoryAccess, DishAccess } from '../menu.access.ts'
import { presentDish } from '../menu.presenter.ts'
import { type MenuWrite, throwIfInvalid, writeMenu } from '../menu.transaction.ts'

type CategoryCall = RestaurantCall<CategoryAccess>
type DishCall = RestaurantCall<DishAccess>
type CreateCall = CategoryCall & { body: NewDish; file: UploadedFile | undefined }
type UpdateCall = DishCall & { body: DishChange; file: UploadedFile | undefined }

const UNDECLARED = { allergens: [], allergensDeclared: false }

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

async function throwIfMenuFull(db: Db, restaurantId: string): Promise<void> {
  if ((await store.countDishes(db, restaurantId)) >= DISHES_MAX) throw new AppError(menuErrors.dishLimit)
}

const endOf = async ({ trx, access }: MenuWrite, categoryId: string): Promise<number> =>
  nextSortOrder(await store.findLastSortOrder(trx, access.restaurantId, categoryId))

/** Throws 400 for names. */
export function validateNewDish({ access, body }: { access: RestaurantAccess; body: NewDish }): void {
  throwIfInvalid(dishNameErrors(mergeDishTranslations({}, body.translations ?? {}), access.locales))
}

/**
 * Makes a dish at the end of its category, unless `sortOrder` says otherwise; the price is 0 when absent. Throws 413 and
 * 415 for the picture, 409 `menu_limit` at 2 000 dishes (3-decisions §6).
 */
export async function createDish(platform: Platform, call: CreateCall): Promise<Dish> {
  const { access, body, file } = call
  await throwIfMenuFull(platform.db, access.restaurantId)
  return withUpload(platform, file, upload =>
    writeMenu(platform, call, async write => {
      validateNewDish({ access: write.access, body })
      const { trx, now } = write
      const { restaurantId, categoryId } = write.access
      orNotFound(await findCategory(trx, restaurantId, categoryId))
      await throwIfMenuFull(trx, restaurantId)
      const id = v7()
      const allergens = normalizeAllergens(body.allergens ?? [])
      await store.insertDish(
        trx,
        { restaurantId, id, now },
        {
          categoryId,
          translations: mergeDishTranslations({}, body.translations ?? {}),
          price: centsToDecimal(body.price ?? 0),
          imageId: upload ? await saveImage(trx, { restaurantId, upload, now }) : null,
          allergens,
          allergensDeclared: isDeclared(UNDECLARED, allergens, body.allergensDeclared),
          available: body.available ?? true,
          sortOrder: body.sortOrder ?? (await endOf(write, categoryId)),
        },
      )
      return presentDish(platform, orNotFound(await store.findDish(trx, restaurantId, id)))
    }),
  )
}

type Change = { body: DishChange; row: store.DishRow }

/** A change against the dish as it is; throws 400 for names and for a category that is not this restaurant's. */
async function validateChangeOf(db: Db, access: RestaurantAccess, { body, row }: Change): Promise<void> {
  if (body.translations)
    throwIfInvalid(dishNameErrors(mergeDishTranslations(row.translations, body.translations), access.locales))
  if (body.categoryId === undefined || body.categoryId === row.category_id) return
  const category = isUuid(body.categoryId) && (await findCategory(db, access.restaurantId, body.categoryId))
  if (!category) throwIfInvalid({ categoryId: texts.wrongCategory })
}

/** Throws 400 for names and for a category that is not this restaurant's, 404 when the dish is gone. */
export async function validateDishChange({ db }: Platform, { access, body }: UpdateCall): Promise<void> {
  const row = orNotFound(await store.findDish(db, access.restaurantId, access.dishId))
  await validateChangeOf(db, access, { body, row })
}

/** The columns that a change writes, without the picture's. */
async function changedFields(write: MenuWrite, { body, row }: Change): Promise<Partial<store.DishFields>> {
  const allergens = body.allergens && normalizeAllergens(body.allergens)
  const before = { allergens: row.allergens, allergensDeclared: row.allergens_declared }
  const declares = allergens !== undefined || body.allergensDeclared !== undefined
  const moves = body.categoryId !== undefined && body.categoryId !== row.category_id
  return {
    ...(body.translations && { translations: mergeDishTranslations(row.translations, body.translations) }),
    ...(body.price !== undefined && { price: centsToDecimal(body.price) }),
    ...(allergens && { allergens }),
    ...(declares && { allergensDeclared: isDeclared(before, allergens ?? row.allergens, body.allergensDeclared) }),
    ...(body.available !== undefined && { available: body.available }),
    ...(body.sortOrder !== undefined && { sortOrder: body.sortOrder }),
    ...(moves && body.categoryId && { categoryId: body.categoryId, sortOrder: await endOf(write, body.categoryId) }),
  }
}

/**
 * Changes the sent fields of a dish. A file replaces its picture, `imageUrl: ''` removes it; another category puts it at
 * that one's end. Throws 400, 404, 413, 415; then nothing is changed and no file stays (3-decisions §1, §6).
 */
export function updateDish(platform: Platform, call: UpdateCall): Promise<Dish> {
  const { body, file } = call
  return withUpload(platform, file, upload =>
    writeMenu(platform, call, async write => {
      const { trx, access, now } = write
      const { restaurantId, dishId: id } = access
      const change = { body, row: orNotFound(await store.findDish(trx, restaurantId, id)) }
      await validateChangeOf(trx, access, change)
      const fields = await changedFields(write, change)
      const removes = upload !== undefined || body.imageUrl === ''
      if (removes) fields.imageId = upload ? await saveImage(trx, { restaurantId, upload, now }) : null
      await store.updateDish(trx, { restaurantId, id, now }, fields)
      const old = removes && change.row.image_id ? [change.row.image_id] : []
      await releaseImages(platform, trx, restaurantId, old)
      return presentDish(platform, orNotFound(await store.findDish(trx, restaurantId, id)))
    }),
  )
}

/** Deletes a dish; its picture goes too, unless a copy of the dish shows it. Throws 404. */
export function deleteDish(platform: Platform, call: DishCall): Promise<null> {
  return writeMenu(platform, call, async ({ trx, access: { restaurantId, dishId } }) => {
    const { count, imageIds } = await store.deleteDish(trx, restaurantId, dishId)
    orNotFound(count || undefined)
    await releaseImages(platform, trx, restaurantId, imageIds)
    return null
  })
}

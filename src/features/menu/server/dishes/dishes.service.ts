import { AppError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { centsToDecimal } from '#shared/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { releaseImages, saveImage, withUpload } from '#features/images/server/index.ts'
import { requireWritable } from '#features/restaurants/server/index.ts'
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
import { found, type MenuWrite, refuse, requireLocales, writeMenu } from '../menu.transaction.ts'

const UNDECLARED = { allergens: [], allergensDeclared: false }

/** By the order of the categories, then by their own. */
export async function listDishes(platform: Platform, restaurantId: string): Promise<Dish[]> {
  return (await store.listDishes(platform.db, restaurantId)).map(row => presentDish(platform, row))
}

/** By order. */
export async function listCategoryDishes(platform: Platform, access: CategoryAccess): Promise<Dish[]> {
  const rows = await store.listCategoryDishes(platform.db, access.restaurantId, access.categoryId)
  return rows.map(row => presentDish(platform, row))
}

/** Throws 404 when it is gone. */
export async function getDish(platform: Platform, access: DishAccess): Promise<Dish> {
  return presentDish(platform, found(await store.findDish(platform.db, access.restaurantId, access.dishId)))
}

async function throwIfMenuFull(db: Db, restaurantId: string): Promise<void> {
  if ((await store.countDishes(db, restaurantId)) >= DISHES_MAX) throw new AppError(menuErrors.dishLimit)
}

const endOf = async ({ trx, restaurantId }: MenuWrite, categoryId: string): Promise<number> =>
  nextSortOrder(await store.findLastSortOrder(trx, restaurantId, categoryId))

/**
 * Makes a dish at the end of its category, unless `sortOrder` says otherwise; the price is 0 when absent. Throws 400 for
 * names, 403 for the plan, 413 and 415 for the picture, 409 `menu_limit` at 2 000 dishes (3-decisions §6).
 */
export async function createDish(
  platform: Platform,
  { actor, access, file }: { actor: Actor; access: CategoryAccess; file: UploadedFile | undefined },
  body: NewDish,
): Promise<Dish> {
  const { restaurantId, categoryId } = access
  const translations = mergeDishTranslations({}, body.translations ?? {})
  refuse(dishNameErrors(translations, await requireLocales(platform, restaurantId)))
  await requireWritable(platform, actor, access)
  await throwIfMenuFull(platform.db, restaurantId)
  return withUpload(platform, file, upload =>
    writeMenu(platform, restaurantId, async write => {
      const { trx, now } = write
      found(await findCategory(trx, restaurantId, categoryId))
      await throwIfMenuFull(trx, restaurantId)
      const id = v7()
      const allergens = normalizeAllergens(body.allergens ?? [])
      await store.insertDish(
        trx,
        { restaurantId, id, now },
        {
          categoryId,
          translations,
          price: centsToDecimal(body.price ?? 0),
          imageId: upload ? await saveImage(trx, { restaurantId, upload, now }) : null,
          allergens,
          allergensDeclared: isDeclared(UNDECLARED, allergens, body.allergensDeclared),
          available: body.available ?? true,
          sortOrder: body.sortOrder ?? (await endOf(write, categoryId)),
        },
      )
      return presentDish(platform, found(await store.findDish(trx, restaurantId, id)))
    }),
  )
}

/** Judges a change against the dish as it is; throws 400 for names and for a category that is not this restaurant's. */
async function judgeChange(db: Db, write: Pick<MenuWrite, 'restaurantId' | 'locales'>, change: Judged): Promise<void> {
  const { body, row } = change
  if (body.translations)
    refuse(dishNameErrors(mergeDishTranslations(row.translations, body.translations), write.locales))
  if (body.categoryId === undefined || body.categoryId === row.category_id) return
  const category = isUuid(body.categoryId) && (await findCategory(db, write.restaurantId, body.categoryId))
  if (!category) refuse({ categoryId: texts.wrongCategory })
}
type Judged = { body: DishChange; row: store.DishRow }

/** The columns that a change writes, without the picture's. */
async function changedFields(write: MenuWrite, { body, row }: Judged): Promise<Partial<store.DishFields>> {
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
 * that one's end. Throws 400, 403, 404, 413, 415; then nothing is changed and no file stays (3-decisions §1, §6).
 */
export async function updateDish(
  platform: Platform,
  { actor, access, file }: { actor: Actor; access: DishAccess; file: UploadedFile | undefined },
  body: DishChange,
): Promise<Dish> {
  const { restaurantId, dishId: id } = access
  const locales = await requireLocales(platform, restaurantId)
  const row = found(await store.findDish(platform.db, restaurantId, id))
  await judgeChange(platform.db, { restaurantId, locales }, { body, row })
  await requireWritable(platform, actor, access)
  return withUpload(platform, file, upload =>
    writeMenu(platform, restaurantId, async write => {
      const { trx, now } = write
      const judged = { body, row: found(await store.findDish(trx, restaurantId, id)) }
      await judgeChange(trx, write, judged)
      const fields = await changedFields(write, judged)
      const removes = upload !== undefined || body.imageUrl === ''
      if (removes) fields.imageId = upload ? await saveImage(trx, { restaurantId, upload, now }) : null
      await store.updateDish(trx, { restaurantId, id, now }, fields)
      const old = removes && judged.row.image_id ? [judged.row.image_id] : []
      await releaseImages(platform, trx, restaurantId, old)
      return presentDish(platform, found(await store.findDish(trx, restaurantId, id)))
    }),
  )
}

/** Deletes a dish; its picture goes too, unless a copy of the dish shows it. Throws 403, 404. */
export async function deleteDish(
  platform: Platform,
  { actor, access }: { actor: Actor; access: DishAccess },
): Promise<null> {
  const { restaurantId, dishId } = access
  await requireWritable(platform, actor, access)
  return writeMenu(platform, restaurantId, async ({ trx }) => {
    const { count, imageIds } = await store.deleteDish(trx, restaurantId, dishId)
    found(count || undefined)
    await releaseImages(platform, trx, restaurantId, imageIds)
    return null
  })
}

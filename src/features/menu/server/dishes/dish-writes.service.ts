import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import type { Db } from '#platform/db/database.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { mergeWithout, withoutErrors } from '#features/allergens/declaration.rules.ts'
import { releaseImages, saveImage, type StoredUpload } from '#features/images/server/index.ts'
import { marketDayEnd } from '#features/prices/server/index.ts'
import type { RestaurantAccess } from '#features/restaurants/server/index.ts'
import type { DishState } from '../../dish.fields.ts'
import { type ChangeOfDish, changedDish, newDishState } from '../../dish.rules.ts'
import type { Dish, DishChange, NewDish } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { DISHES_MAX } from '../../menu.limits.ts'
import { dishNameErrors, localesIn, mergeDishTranslations, nextSortOrder } from '../../menu.rules.ts'
import { menuTexts as texts } from '../../menu.texts.ts'
import { findCategory, listCategoryIds } from '../categories/categories.store.ts'
import { changedKeys, dishStateOf, pickFields } from './dish.columns.ts'
import { throwIfLabelUnknown } from './price-labels.service.ts'
import * as store from './dishes.store.ts'
import { dishEntity } from '../menu.changes.ts'
import { throwIfDishMoved } from '../menu.moved.ts'
import { presentDish } from '../menu.presenter.ts'
import { askForPrices } from '../unpriced/unpriced.service.ts'
import type { MenuWrite } from '../menu.transaction.ts'

// Everything that can be done to dishes inside a menu write. A call does one of these (dishes.service.ts); code that
// changes many dishes calls them in one `writeMenu`: one transaction, one lock, one new menu version.

/** A dish to be created; the files of its image are already stored. */
export type DishDraft = {
  categoryId: string
  body: NewDish
  upload?: StoredUpload | undefined
  /** Only the main language needs a name: other names may come later (3-decisions §6). */
  isBrought?: true
  /** By a change of several, which declares nothing (3-decisions §6). */
  isOneOfSeveral?: boolean
}

/** Throws 409 `menu_limit` when there is no room for this many more dishes (3-decisions §6). */
export async function throwIfMenuFull(db: Db, restaurantId: string, more = 1): Promise<void> {
  if ((await store.countDishes(db, restaurantId)) + more > DISHES_MAX) throw new AppError(menuErrors.dishLimit)
}

/** Throws 400 for names. */
export function validateNewDish({ access, body, isBrought }: NamedDish): void {
  const { locales } = access
  const names = mergeDishTranslations({}, body.translations ?? {})
  throwIfInvalid({
    ...dishNameErrors(names, locales, isBrought ? [] : locales.supportedLocales),
    ...withoutErrors(mergeWithout({}, body.without ?? {}), locales.defaultLocale),
  })
}
type NamedDish = Pick<DishDraft, 'body' | 'isBrought'> & { access: RestaurantAccess }

/** Throws 404 unless all of them are categories of this restaurant. */
async function throwIfCategoryGone({ trx, access }: MenuWrite, categoryIds: readonly string[]): Promise<void> {
  const existing = new Set(await listCategoryIds(trx, access.restaurantId))
  if (!categoryIds.every(id => existing.has(id))) throw notFound()
}

/**
 * Returns a function that gives the `sortOrder` of each next dish: its own, or the end of its category, after the
 * dishes given before.
 */
async function placesIn({ trx, access }: MenuWrite, categoryIds: readonly string[]) {
  const last = await store.findLastSortOrders(trx, access.restaurantId, categoryIds)
  return ({ categoryId, body }: DishDraft): number => {
    const before = last.get(categoryId)
    const place = body.sortOrder ?? nextSortOrder(before)
    last.set(categoryId, Math.max(before ?? 0, place))
    return place
  }
}

type MadeBy = Pick<ChangeOfDish, 'now' | 'todayEnds' | 'by'>

/** When a write changes dishes, and who. */
export const madeBy = ({ now, access, actor }: MenuWrite): MadeBy => ({
  now: now.toISOString(),
  todayEnds: marketDayEnd(now, access.timezone),
  by: actor.userId,
})

/** A new dish as it is stored. */
const stateOfDraft = (
  { categoryId, body, isOneOfSeveral = false }: DishDraft,
  { sortOrder, imageId, made }: { sortOrder: number; imageId: string | null; made: MadeBy },
): DishState => ({
  ...changedDish({ before: newDishState(), body, ...made, isOneOfSeveral }),
  categoryId,
  sortOrder,
  imageId,
})

/**
 * Creates dishes, each at the end of its category unless it has a `sortOrder`, and answers them in the given order. The
 * number of statements does not grow with the number of dishes (three more for each image). Throws 400 for names, 404
 * for a category of another restaurant, 409 `menu_limit` when there would be more than 2 000 dishes; then none is
 * created (3-decisions §6).
 */
export async function addDishes(platform: Platform, write: MenuWrite, drafts: readonly DishDraft[]): Promise<Dish[]> {
  const { trx, access, now } = write
  const { restaurantId } = access
  if (drafts.length === 0) return []
  for (const { body, isBrought } of drafts) validateNewDish({ access, body, ...(isBrought && { isBrought }) })
  const categoryIds = [...new Set(drafts.map(draft => draft.categoryId))]
  await throwIfCategoryGone(write, categoryIds)
  await throwIfMenuFull(trx, restaurantId, drafts.length)
  await throwIfLabelUnknown(
    write,
    drafts.map(({ body }) => ({ body })),
  )
  const made = madeBy(write)
  const placeOf = await placesIn(write, categoryIds)
  const rows: store.NewDishRow[] = []
  for (const draft of drafts) {
    const imageId = draft.upload ? await saveImage(trx, { restaurantId, upload: draft.upload, now }) : null
    rows.push({ id: v7(), ...stateOfDraft(draft, { sortOrder: placeOf(draft), imageId, made }) })
  }
  return storeNew(platform, write, rows)
}

/** Creates dishes as they are given, each at the end of its category. Throws 409 `menu_limit`; then none is created. */
export async function addWholeDishes(
  platform: Platform,
  write: MenuWrite,
  states: readonly DishState[],
): Promise<Dish[]> {
  if (states.length === 0) return []
  await throwIfMenuFull(write.trx, write.access.restaurantId, states.length)
  const placeOf = await placesIn(write, [...new Set(states.map(({ categoryId }) => categoryId))])
  const rows = states.map(state => ({
    ...state,
    id: v7(),
    sortOrder: placeOf({ categoryId: state.categoryId, body: {} }),
  }))
  return storeNew(platform, write, rows)
}

/** Stores new dishes in one statement, records them, and asks for the prices that their maker may not set. */
async function storeNew(platform: Platform, write: MenuWrite, rows: readonly store.NewDishRow[]): Promise<Dish[]> {
  const { trx, access, now } = write
  const { restaurantId } = access
  await store.insertDishes(trx, { restaurantId, now }, rows)
  const ids = rows.map(row => row.id)
  const stored = new Map((await store.listDishesById(trx, restaurantId, ids)).map(row => [row.id, row]))
  await askForPrices(
    platform,
    write,
    rows.map(({ id, ...state }) => ({ id, state })),
  )
  return ids.map(id => {
    const row = orNotFound(stored.get(id))
    write.record({ entity: dishEntity, id, before: null, after: dishStateOf(row) })
    return presentDish(platform, row)
  })
}

/** What changes in a dish; `upload` is the new image, whose files are already stored. */
export type DishEdit = {
  dishId: string
  body: DishChange
  upload?: StoredUpload | undefined
  /** The `updatedAt` that the screen showed. */
  ifMatch?: string | undefined
}
type Change = { body: DishChange; row: store.DishRow }

/** Validates a change against the stored dish. Throws 400 for names and for a category of another restaurant. */
async function validateChangeOf(db: Db, access: RestaurantAccess, { body, row }: Change): Promise<void> {
  if (body.translations) {
    const merged = mergeDishTranslations(row.translations, body.translations)
    throwIfInvalid(dishNameErrors(merged, access.locales, localesIn(body.translations)))
  }
  if (body.without) throwIfInvalid(withoutErrors(mergeWithout(row.without, body.without), access.locales.defaultLocale))
  if (body.categoryId === undefined || body.categoryId === row.category_id) return
  const category = isUuid(body.categoryId) && (await findCategory(db, access.restaurantId, body.categoryId))
  if (!category) throwIfInvalid({ categoryId: texts.wrongCategory })
}

/** Throws 400 for names and for a category of another restaurant, 404 when the dish was deleted meanwhile. */
export async function validateEdit(db: Db, access: RestaurantAccess, { dishId, body }: DishEdit): Promise<void> {
  const row = orNotFound(await store.findDish(db, access.restaurantId, dishId))
  await validateChangeOf(db, access, { body, row })
}

/** The dish after the change, but for its image. A dish that moves goes to the end of its new category. */
async function stateAfter(write: MenuWrite, { body, row }: Change): Promise<DishState> {
  const after = changedDish({ before: dishStateOf(row), body, ...madeBy(write) })
  const { categoryId } = after
  if (categoryId === row.category_id) return after
  return { ...after, sortOrder: (await placesIn(write, [categoryId]))({ categoryId, body: {} }) }
}

/**
 * Changes the sent fields of a dish. An upload replaces its image, `imageUrl: ''` removes it; a new category puts it at
 * the end there. Throws 400, 404, 412 for another `ifMatch` (3-decisions §1, §6).
 */
export async function changeDish(platform: Platform, write: MenuWrite, edit: DishEdit): Promise<Dish> {
  const { trx, access, now } = write
  const { restaurantId } = access
  const { dishId: id, body, upload, ifMatch } = edit
  const change = { body, row: orNotFound(await store.findDish(trx, restaurantId, id)) }
  await throwIfDishMoved(platform, write, { row: change.row, ifMatch })
  await validateChangeOf(trx, access, change)
  await throwIfLabelUnknown(write, [{ body, before: change.row.prices }])
  const before = dishStateOf(change.row)
  const after = await stateAfter(write, change)
  const removes = upload !== undefined || body.imageUrl === ''
  if (removes) after.imageId = upload ? await saveImage(trx, { restaurantId, upload, now }) : null
  await store.updateDish(
    trx,
    { restaurantId, id, now, by: write.actor.userId },
    pickFields(after, changedKeys([{ before, after }])),
  )
  const old = removes && change.row.image_id ? [change.row.image_id] : []
  await releaseImages(platform, trx, restaurantId, old)
  const row = orNotFound(await store.findDish(trx, restaurantId, id))
  write.record({ entity: dishEntity, id, before, after: dishStateOf(row) })
  return presentDish(platform, row)
}

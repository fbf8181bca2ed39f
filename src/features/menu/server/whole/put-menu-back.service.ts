import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { DAY_MS } from '#shared/time.ts'
import { storedImages } from '#features/images/server/index.ts'
import type { DishState } from '../../dish.fields.ts'
import { menuErrors } from '../../menu.errors.ts'
import { CATEGORIES_MAX, RESTORABLE_DAYS } from '../../menu.limits.ts'
import { categoryNameErrors, dishNameErrors, restorableSince } from '../../menu.rules.ts'
import * as categories from '../categories/categories.store.ts'
import * as deleted from '../deleted/deleted.store.ts'
import { bringBackDishes } from '../deleted/restore.service.ts'
import { removeOverflow } from '../deleted/sweep-deleted.ts'
import { dishStateOf } from '../dishes/dish.columns.ts'
import { countDishesOf, listDishesById, updateDishes } from '../dishes/dishes.store.ts'
import {
  categoryEntity,
  categoryOrderEntity,
  type CategoryState,
  categoryStateOf,
  dishEntity,
  dishOrderEntity,
} from '../menu.changes.ts'
import type { MenuWrite } from '../menu.transaction.ts'
import { withPricesBack } from './prices-back.ts'
import { writePlaces } from './places.store.ts'

type Fields<State> = { id: string; fields: Partial<State> }
type PutBack<State> = { restore: string[]; set: Fields<State>[]; remove: string[] }
/** What of a menu goes back to how it was. A category is removed only when no dish is left in it. */
export type MenuPutBack = {
  dishes: PutBack<DishState>
  categories: PutBack<CategoryState>
  categoryOrder?: OrderBack
  /** `id`: the category. */
  dishOrders: (OrderBack & { id: string })[]
}
/** Things in their order, each with its `sortOrder`. */
export type Order = { ids: readonly string[]; places: readonly number[] }
type OrderBack = { from: Order; to: Order }

async function throwIfTooMany({ trx, access }: MenuWrite): Promise<void> {
  const count = await categories.countCategories(trx, access.restaurantId)
  if (count > CATEGORIES_MAX) throw new AppError(menuErrors.categoryLimit)
}

async function restoreCategories({ trx, access, now, record }: MenuWrite, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { restaurantId } = access
  for (const row of await deleted.listRestorableCategories(trx, restaurantId, { ids, since: restorableSince(now) })) {
    await deleted.unmarkCategory(trx, restaurantId, row.id)
    record({ entity: categoryEntity, id: row.id, before: null, after: categoryStateOf(row) })
  }
}

async function restoreDishes(write: MenuWrite, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { trx, access, now } = write
  const order = { ids, since: restorableSince(now) }
  const rows = await deleted.listRestorableDishes(trx, access.restaurantId, order)
  await bringBackDishes(
    write,
    rows.map(row => ({ id: row.id, state: dishStateOf(row), from: dishStateOf(row) })),
  )
}

type Step = { before: DishState; after: DishState }

/** A photo that goes away stays as long as this can be undone; one that comes back is in use again. */
async function keepPhotos({ trx, access, now }: MenuWrite, steps: readonly Step[]): Promise<void> {
  const changed = steps.filter(({ before, after }) => before.imageId !== after.imageId)
  const idsOf = (kind: keyof Step) => changed.flatMap(step => step[kind].imageId ?? [])
  const { restaurantId } = access
  const until = new Date(now.getTime() + RESTORABLE_DAYS * DAY_MS)
  await storedImages.keep(trx, { restaurantId, ids: idsOf('before'), until })
  await storedImages.keep(trx, { restaurantId, ids: idsOf('after'), until: null })
}

async function setDishes(write: MenuWrite, wanted: readonly Fields<DishState>[]): Promise<void> {
  if (wanted.length === 0) return
  const { trx, access, now, actor, record } = write
  const { restaurantId, locales } = access
  const rows = await listDishesById(
    trx,
    restaurantId,
    wanted.map(({ id }) => id),
  )
  const fieldsOf = new Map(wanted.map(({ id, fields }) => [id, fields]))
  const backs = rows.map(row => ({ id: row.id, before: dishStateOf(row), fields: fieldsOf.get(row.id) ?? {} }))
  const afters = await withPricesBack(trx, restaurantId, backs)
  const steps = backs.map(({ id, before }, at) => ({ id, before, after: afters[at] ?? before }))
  for (const { after } of steps) throwIfInvalid(dishNameErrors(after.translations, locales, []))
  await updateDishes(trx, { restaurantId, now, by: actor.userId }, steps)
  await keepPhotos(write, steps)
  for (const { id, before, after } of steps) record({ entity: dishEntity, id, before, after })
}

async function setCategories(write: MenuWrite, wanted: readonly Fields<CategoryState>[]): Promise<void> {
  const { trx, access, now, actor, record } = write
  const { restaurantId } = access
  for (const { id, fields } of wanted) {
    const row = await categories.findCategory(trx, restaurantId, id)
    if (!row) continue
    const before = categoryStateOf(row)
    const after = { ...before, ...fields }
    throwIfInvalid(categoryNameErrors(after.translations, access.locales))
    await categories.updateCategory(trx, { restaurantId, id, now, by: actor.userId }, fields)
    record({ entity: categoryEntity, id, before, after })
  }
}

async function removeDishes({ trx, access, actor, now, record }: MenuWrite, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { restaurantId } = access
  const rows = await deleted.markDishesDeleted(trx, { restaurantId, ids, now, by: actor.userId })
  for (const row of rows) record({ entity: dishEntity, id: row.id, before: dishStateOf(row), after: null })
}

/** Answers those that were empty, and are gone. */
async function removeCategories(write: MenuWrite, ids: readonly string[]): Promise<string[]> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const removed: string[] = []
  for (const categoryId of ids) {
    const row = await categories.findCategory(trx, restaurantId, categoryId)
    if (!row || (await countDishesOf(trx, restaurantId, categoryId)) > 0) continue
    await deleted.markCategoryDeleted(trx, { restaurantId, categoryId, now, by: actor.userId })
    record({ entity: categoryEntity, id: categoryId, before: categoryStateOf(row), after: null })
    removed.push(categoryId)
  }
  return removed
}

async function putOrdersBack(write: MenuWrite, { categoryOrder, dishOrders }: MenuPutBack): Promise<void> {
  const { trx, access, now, actor, record } = write
  const { restaurantId } = access
  const order = { restaurantId, now, by: actor.userId }
  const places = (what: Order) => ({ places: [...what.places] })
  if (categoryOrder) {
    const { from, to } = categoryOrder
    const state = (what: Order) => ({ categoryIds: [...what.ids], ...places(what) })
    await writePlaces(trx, 'categories', order, to)
    record({ entity: categoryOrderEntity, id: restaurantId, before: state(from), after: state(to) })
  }
  for (const { id, from, to } of dishOrders) {
    const state = (what: Order) => ({ itemIds: [...what.ids], ...places(what) })
    await writePlaces(trx, 'menu_items', order, to)
    record({ entity: dishOrderEntity, id, before: state(from), after: state(to) })
  }
}

/**
 * Puts parts of a menu back, and answers the categories that are gone with it. Throws 400 for names that are no longer
 * enough, 409 `menu_limit`; then nothing changes.
 */
export async function putMenuBack(write: MenuWrite, wanted: MenuPutBack): Promise<string[]> {
  // What goes makes room for what comes back.
  await removeDishes(write, wanted.dishes.remove)
  await restoreCategories(write, wanted.categories.restore)
  await restoreDishes(write, wanted.dishes.restore)
  await setCategories(write, wanted.categories.set)
  await setDishes(write, wanted.dishes.set)
  const removed = await removeCategories(write, wanted.categories.remove)
  if (wanted.categories.restore.length > 0) await throwIfTooMany(write)
  await putOrdersBack(write, wanted)
  if (wanted.dishes.remove.length + removed.length > 0) await removeOverflow(write)
  return removed
}

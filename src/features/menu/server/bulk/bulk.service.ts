import { AppError, type FieldErrors, throwIfInvalid } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import { FIELDS_MAX } from '#shared/fields/field-errors.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantAccess, RestaurantCall } from '#features/restaurants/server/index.ts'
import type { BulkItem } from '../../bulk.contract.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import { changedDish } from '../../dish.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { dashboardName, nextSortOrder, restorableSince } from '../../menu.rules.ts'
import { menuTexts } from '../../menu.texts.ts'
import { listCategoryIds } from '../categories/categories.store.ts'
import { listRestorableDishes, markDishesDeleted } from '../deleted/deleted.store.ts'
import { bringBackDishes } from '../deleted/restore.service.ts'
import { removeOverflow } from '../deleted/sweep-deleted.ts'
import { changedKeys, type DishStates, dishStateOf } from '../dishes/dish.columns.ts'
import { madeBy } from '../dishes/dish-writes.service.ts'
import { findLastSortOrders, listDishesById, type MenuItemRow, updateDishes } from '../dishes/dishes.store.ts'
import { throwIfLabelUnknown } from '../dishes/price-labels.service.ts'
import { dishEntity } from '../menu.changes.ts'
import { presentDish } from '../menu.presenter.ts'
import { type MenuWrite, writeMenu } from '../menu.transaction.ts'

type BulkCall = RestaurantCall & { body: { items: BulkItem[] } }
/** One item with its dish as it is stored and as it will be. */
type Step = { item: BulkItem; row: MenuItemRow; name: string } & DishStates

const NAMES_SHOWN = 3

/** What the items are judged against, read at one moment. */
type Stored = { rows: Map<string, MenuItemRow>; categoryIds: Set<string>; nameOf: (row: MenuItemRow) => string }

async function readStored(db: Db, access: RestaurantAccess, items: readonly BulkItem[], now: Date): Promise<Stored> {
  const ids = [...new Set(items.map(item => item._id))].filter(isUuid)
  const order = { ids, since: restorableSince(now) }
  const rows = ids.length === 0 ? [] : await listRestorableDishes(db, access.restaurantId, order)
  return {
    rows: new Map(rows.map(row => [row.id, row])),
    categoryIds: new Set(await listCategoryIds(db, access.restaurantId)),
    nameOf: row => dashboardName(row.translations, access.locales.defaultLocale),
  }
}

/** A dish that is deleted may only be restored, or deleted once more, which changes nothing. */
const isLost = ({ item, row }: { item: BulkItem; row: MenuItemRow }): boolean =>
  row.deleted_at !== null && item.deleted === undefined

/** What is wrong with one item, by its field; each text names the dish. */
function problemOf(item: BulkItem, { rows, categoryIds, nameOf }: Stored): [field: string, text: string] | undefined {
  const row = rows.get(item._id)
  if (!row) return ['_id', texts.unknownDish]
  const name = nameOf(row)
  if (isLost({ item, row })) return ['_id', texts.deletedDish(name)]
  if (item.deleted === true) return undefined
  if (item.categoryId !== undefined)
    return categoryIds.has(item.categoryId) ? undefined : ['categoryId', texts.ofDish(name, menuTexts.wrongCategory)]
  return categoryIds.has(row.category_id) ? undefined : ['_id', texts.deletedCategory(name)]
}

/** By field path, `items.2.categoryId`; at most 50 of them. */
function problemsOf(items: readonly BulkItem[], stored: Stored): FieldErrors {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  for (const [index, item] of items.entries()) {
    const row = stored.rows.get(item._id)
    const repeated = row && seen.has(item._id) ? (['_id', texts.repeatedDish(stored.nameOf(row))] as const) : undefined
    seen.add(item._id)
    const problem = repeated ?? problemOf(item, stored)
    if (problem) errors[`items.${index}.${problem[0]}`] = problem[1]
    if (Object.keys(errors).length >= FIELDS_MAX) break
  }
  return errors
}

/**
 * Throws 400, which names the dish: not of this restaurant, twice in the list, deleted meanwhile, or for a category of
 * another restaurant (3-decisions §3).
 */
export async function validateBulk(platform: Platform, { access, body }: BulkCall): Promise<void> {
  const { db, clock } = platform
  throwIfInvalid(problemsOf(body.items, await readStored(db, access, body.items, clock.now())))
}

/** Gives the place of each dish that moves: the one that is asked for, or the end, after those given before. */
async function placesFor({ trx, access }: MenuWrite, items: readonly BulkItem[]) {
  const ids = [...new Set(items.flatMap(item => item.categoryId ?? []))]
  const last = ids.length === 0 ? new Map<string, number>() : await findLastSortOrders(trx, access.restaurantId, ids)
  return (item: BulkItem, row: MenuItemRow): number => {
    const { categoryId, sortOrder } = item
    if (sortOrder !== undefined) return sortOrder
    if (categoryId === undefined || categoryId === row.category_id) return row.sort_order
    const place = nextSortOrder(last.get(categoryId))
    last.set(categoryId, place)
    return place
  }
}

const isDeletion = ({ item, row }: Step): boolean => item.deleted === true && row.deleted_at === null
const isReturn = ({ item, row }: Step): boolean => item.deleted === false && row.deleted_at !== null
const isEdit = (step: Step): boolean => step.item.deleted !== true && changedKeys([step]).length > 0

/**
 * Throws 412 with the names of the dishes that have moved since the screen showed them. A dish that already is as it is
 * asked for is no conflict, so that a call whose answer was lost can be sent again.
 */
function throwIfAnyChanged(steps: readonly Step[]): void {
  const moved = steps.filter(
    ({ item, row }) => item.updatedAt !== undefined && Date.parse(item.updatedAt) !== row.updated_at.getTime(),
  )
  if (moved.length === 0) return
  const names = moved.slice(0, NAMES_SHOWN).map(step => step.name)
  const message = texts.ofDish(
    texts.andOthers(names.join(', '), moved.length - names.length),
    commonErrors.changedMeanwhile.message,
  )
  throw new AppError(commonErrors.changedMeanwhile, { message })
}

/**
 * Changes, moves, deletes and restores several dishes, all of them or none, and answers those that are not deleted, in
 * the order of the list. The number of statements does not grow with the number of dishes. Throws 400 (see
 * `validateBulk`), 409 `menu_limit`, 412 (3-decisions §1, §6).
 */
export function changeDishes(platform: Platform, call: BulkCall): Promise<Dish[]> {
  const { items } = call.body
  return writeMenu(platform, call, async write => {
    const { trx, access, now } = write
    const { restaurantId } = access
    const stored = await readStored(trx, access, items, now)
    throwIfInvalid(problemsOf(items, stored))
    await throwIfLabelUnknown(
      write,
      items.map((item, at) => ({ body: item, before: stored.rows.get(item._id)?.prices, path: `items.${at}.` })),
    )
    const made = madeBy(write)
    const placeOf = await placesFor(write, items)
    const steps = items.flatMap((item): Step[] => {
      const row = stored.rows.get(item._id)
      if (!row) return []
      const before = dishStateOf(row)
      const changed = changedDish({ before, body: item, ...made, isOneOfSeveral: true })
      return [{ item, row, name: stored.nameOf(row), before, after: { ...changed, sortOrder: placeOf(item, row) } }]
    })
    throwIfAnyChanged(steps.filter(step => isDeletion(step) || isReturn(step) || isEdit(step)))
    await applySteps(write, steps)
    const kept = steps.filter(({ item }) => item.deleted !== true).map(({ item }) => item._id)
    const after = new Map((await listDishesById(trx, restaurantId, kept)).map(row => [row.id, row]))
    return kept.flatMap(id => {
      const row = after.get(id)
      return row ? [presentDish(platform, row)] : []
    })
  })
}

/** Returning dishes first: they count. Records one change for each dish. */
async function applySteps(write: MenuWrite, steps: readonly Step[]): Promise<void> {
  const { trx, access, now, record } = write
  const { restaurantId } = access
  const returning = steps.filter(isReturn)
  await bringBackDishes(
    write,
    returning.map(({ row: { id }, before, after }) => ({ id, state: after, from: before })),
  )
  const edits = steps.filter(isEdit)
  await updateDishes(
    trx,
    { restaurantId, now, by: write.actor.userId },
    edits.map(({ row: { id }, before, after }) => ({ id, before, after })),
  )
  for (const { row, before, after } of edits.filter(each => !isReturn(each)))
    record({ entity: dishEntity, id: row.id, before, after })
  const ids = steps.filter(isDeletion).map(({ row }) => row.id)
  const deleted = ids.length === 0 ? [] : await markDishesDeleted(trx, { restaurantId, ids, now })
  if (deleted.length > 0) await removeOverflow(write)
  for (const row of deleted) record({ entity: dishEntity, id: row.id, before: dishStateOf(row), after: null })
}

import { AppError, type FieldErrors } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { FIELDS_MAX } from '#shared/fields/field-errors.ts'
import type { Platform } from '#platform/platform.ts'
import type { BulkItem, BulkRow, MovedRows, NewBulkItem } from '../../bulk.contract.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import { changedDish } from '../../dish.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { nextSortOrder } from '../../menu.rules.ts'
import { markDishesDeleted } from '../deleted/deleted.store.ts'
import { bringBackDishes } from '../deleted/restore.service.ts'
import { removeOverflow } from '../deleted/sweep-deleted.ts'
import { changedKeys, type DishStates, dishStateOf } from '../dishes/dish.columns.ts'
import { addDishes, madeBy } from '../dishes/dish-writes.service.ts'
import { findLastSortOrders, listDishesById, type MenuItemRow, updateDishes } from '../dishes/dishes.store.ts'
import { throwIfLabelUnknown } from '../dishes/price-labels.service.ts'
import { dishEntity } from '../menu.changes.ts'
import { presentDish } from '../menu.presenter.ts'
import type { MenuWrite } from '../menu.transaction.ts'
import { bulkName, type BulkStored, throwIfBulkInvalid } from './bulk-stored.ts'

/** One row with its dish as it is stored and as it will be. */
type Step = { index: number; item: BulkItem; row: MenuItemRow; name: string } & DishStates

const NAMES_SHOWN = 3

/** Gives the place of each dish that moves: the one that is asked for, or the end, after those given before. */
async function placesFor({ trx, access }: MenuWrite, items: readonly BulkRow[]) {
  const ids = [...new Set(items.flatMap(item => (item.new === true ? [] : (item.categoryId ?? []))))]
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

async function stepsOf(write: MenuWrite, items: readonly BulkRow[], stored: BulkStored): Promise<Step[]> {
  const made = madeBy(write)
  const placeOf = await placesFor(write, items)
  return items.flatMap((item, index): Step[] => {
    const row = item.new === true ? undefined : stored.rows.get(item._id)
    if (item.new === true || !row) return []
    const before = dishStateOf(row)
    const changed = changedDish({ before, body: item, ...made, isOneOfSeveral: true })
    const after = { ...changed, sortOrder: placeOf(item, row) }
    return [{ index, item, row, name: bulkName(stored, row), before, after }]
  })
}

/**
 * Throws 412, which names the rows whose dish has moved since the screen showed it and brings each dish as it is. A
 * dish that already is as it is asked for is no conflict, so that a call whose answer was lost can be sent again.
 */
async function throwIfAnyMoved(platform: Platform, write: MenuWrite, steps: readonly Step[]): Promise<void> {
  const moved = steps.filter(
    ({ item, row }) => item.updatedAt !== undefined && Date.parse(item.updatedAt) !== row.updated_at.getTime(),
  )
  if (moved.length === 0) return
  const { message } = commonErrors.changedMeanwhile
  const names = moved.slice(0, NAMES_SHOWN).map(step => step.name)
  const errors: FieldErrors = {}
  for (const { index } of moved.slice(0, FIELDS_MAX)) errors[`items.${index}.updatedAt`] = message
  throw new AppError(commonErrors.changedMeanwhile, {
    message: texts.ofDish(texts.andOthers(names.join(', '), moved.length - names.length), message),
    errors,
    data: { rows: await presentMoved(platform, write, moved.slice(0, FIELDS_MAX)) },
  })
}

async function presentMoved(
  platform: Platform,
  { trx, access, changerOf }: MenuWrite,
  moved: readonly Step[],
): Promise<MovedRows['rows']> {
  const ids = moved.map(({ row }) => row.id)
  const present = new Map((await listDishesById(trx, access.restaurantId, ids)).map(row => [row.id, row]))
  const names = new Map<string | null, string | null>()
  for (const by of new Set([...present.values()].map(row => row.updated_by))) names.set(by, await changerOf(by))
  return moved.flatMap(({ index, row: { id } }) => {
    const row = present.get(id)
    return row ? [{ index, current: presentDish(platform, row), changedBy: names.get(row.updated_by) ?? null }] : []
  })
}

/** Deleted dishes make room, then those that come back count. Records one change for each dish. */
async function applySteps(write: MenuWrite, steps: readonly Step[]): Promise<void> {
  const { trx, access, actor, now, record } = write
  const { restaurantId } = access
  const deletion = { restaurantId, now, by: actor.userId }
  const ids = steps.filter(isDeletion).map(({ row }) => row.id)
  const deleted = ids.length === 0 ? [] : await markDishesDeleted(trx, { ...deletion, ids })
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
  if (deleted.length > 0) await removeOverflow(write)
  for (const row of deleted) record({ entity: dishEntity, id: row.id, before: dishStateOf(row), after: null })
}

/** What was written: the dishes that are not deleted, in the order of the rows, new ones among them. */
export type BulkWritten = { dishes: Dish[]; isChanged: boolean }

/**
 * Creates, changes, moves, deletes and restores the dishes of all rows inside a write of the menu. The number of
 * statements does not grow with the number of rows. Throws 400, 409 `menu_limit`, 412 (3-decisions §1, §6; 4-beyond
 * §6).
 */
export async function writeBulkRows(
  platform: Platform,
  write: MenuWrite,
  { items, stored }: { items: readonly BulkRow[]; stored: BulkStored },
): Promise<BulkWritten> {
  const { trx, access } = write
  throwIfBulkInvalid(items, stored)
  const priced = items.map((item, at) => ({
    body: item,
    before: item.new === true ? undefined : stored.rows.get(item._id)?.prices,
    path: `items.${at}.`,
  }))
  await throwIfLabelUnknown(write, priced)
  const steps = await stepsOf(write, items, stored)
  const changing = steps.filter(step => isDeletion(step) || isReturn(step) || isEdit(step))
  await throwIfAnyMoved(platform, write, changing)
  await applySteps(write, steps)
  const news = items.filter((item): item is NewBulkItem => item.new === true)
  const created = await addDishes(
    platform,
    write,
    news.map(({ categoryId, new: _, ...body }) => ({ categoryId, body, isBrought: true, isOneOfSeveral: true })),
  )
  const kept = steps.filter(({ item }) => item.deleted !== true).map(({ row }) => row.id)
  const after = new Map((await listDishesById(trx, access.restaurantId, kept)).map(row => [row.id, row]))
  const next = created.values()
  const dishes = items.flatMap((item): Dish[] => {
    if (item.new === true) return [next.next().value ?? []].flat()
    const row = after.get(item._id)
    return row && item.deleted !== true ? [presentDish(platform, row)] : []
  })
  return { dishes, isChanged: changing.length + created.length > 0 }
}

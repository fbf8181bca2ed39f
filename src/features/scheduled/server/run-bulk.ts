import { AppError } from '#shared/app-error.ts'
import { allOrNothing } from '#platform/db/savepoints/savepoints.ts'
import type { Platform } from '#platform/platform.ts'
import { type BulkRow, bulkBody } from '#features/menu/bulk.contract.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { listCategoryNames } from '#features/menu/server/index.ts'
import {
  type BulkStored,
  countDishes,
  dishStateOf,
  type MenuWrite,
  readBulkStored,
  writeBulkRows,
  writeMenu,
} from '#features/menu/server/whole/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { LeftThing } from '../left-names.ts'
import type { LeftReason } from '../scheduled.kinds.ts'
import { fitRow, isGrowing, type Present } from '../scheduled.rules.ts'
import { endRun, takeDue } from './end-run.ts'
import type { ScheduledRow } from './scheduled.store.ts'

/** What may make the carta larger: all of it, as many dishes as have room, nothing. */
export type Growth = 'all' | 'room' | 'none'

type Fitted = { items: BulkRow[]; left: LeftThing[] }

const presentOf = (stored: BulkStored, id: string): Present => {
  const row = stored.rows.get(id)
  return row && { state: dishStateOf(row), isDeleted: row.deleted_at !== null }
}

type LeftOf = (item: BulkRow, reason: LeftReason) => LeftThing

/** What those who are told read of a row: dishes as they are now, else as they were when the change was scheduled. */
async function readLeftWords({ trx, access }: MenuWrite, { plan }: ScheduledRow, stored: BulkStored): Promise<LeftOf> {
  const { defaultLocale } = stored.locales
  const planned = new Map(plan.items.flatMap(({ dishId, name }) => (dishId ? [[dishId, name] as const] : [])))
  const categories = await listCategoryNames(trx, access.restaurantId)
  const added = new Map<BulkRow, string>()
  const idOf = (item: BulkRow): string => {
    const id = added.get(item) ?? `new ${added.size}`
    added.set(item, id)
    return id
  }
  return (item, reason) => {
    if (item.new === true) {
      const name = item.translations?.[defaultLocale]?.name ?? ''
      return { id: idOf(item), name, category: categories.get(item.categoryId) ?? '', reason }
    }
    const row = stored.rows.get(item._id)
    const name = row ? dashboardName(row.translations, defaultLocale) : (planned.get(item._id) ?? '')
    return { id: item._id, name, category: categories.get(row?.category_id ?? '') ?? '', reason }
  }
}

type Words = { stored: BulkStored; leftOf: LeftOf }

/** The rows that still fit, by what each dish has become. */
function fitRows(row: ScheduledRow, items: readonly BulkRow[], { stored, leftOf }: Words): Fitted {
  const fitted: Fitted = { items: [], left: [] }
  for (const item of items) {
    const fits =
      item.new === true
        ? { row: item, left: stored.categoryIds.has(item.categoryId) ? null : ('category' as const) }
        : fitRow(item, row.plan.seen[item._id], presentOf(stored, item._id))
    if (fits.left) fitted.left.push(leftOf(item, fits.left))
    if (fits.row && fits.left !== 'category') fitted.items.push(fits.row)
  }
  return fitted
}

const addsDish = (item: BulkRow): boolean => item.new === true || item.deleted === false

/** Leaves out what has no room. */
async function withRoom(
  { trx, access }: MenuWrite,
  { items, left }: Fitted,
  growth: Growth,
  leftOf: LeftOf,
): Promise<Fitted> {
  if (growth === 'all') return { items, left }
  const going = items.filter(item => item.new !== true && item.deleted === true).length
  let room = growth === 'room' ? DISHES_MAX - (await countDishes(trx, access.restaurantId)) + going : 0
  const fits = (item: BulkRow): boolean => {
    if (growth === 'none') return !isGrowing(item)
    return !addsDish(item) || room-- > 0
  }
  const kept: BulkRow[] = []
  const out: LeftThing[] = []
  for (const item of items)
    if (fits(item)) kept.push(item)
    else out.push(leftOf(item, 'limit'))
  return { items: kept, left: [...left, ...out] }
}

/** The rows that a refusal names: `items.12.price`. */
const refusedRows = (error: unknown): Set<number> =>
  new Set(
    error instanceof AppError && error.status === 400
      ? Object.keys(error.errors ?? {})
          .flatMap(path => /^items\.(\d+)\./.exec(path)?.[1] ?? [])
          .map(Number)
      : [],
  )

/** Writes what fits; rows that are refused are left out, and the others tried again. */
async function writeFitting(platform: Platform, write: MenuWrite, fitted: Fitted, leftOf: LeftOf) {
  const { trx, access, now } = write
  let { items, left } = fitted
  while (items.length > 0) {
    const rows = items
    const recorded: Parameters<MenuWrite['record']> = []
    const trial = { ...write, record: (...more: typeof recorded) => void recorded.push(...more) }
    try {
      const stored = await readBulkStored(trx, access, { items: rows, now })
      const { isChanged } = await allOrNothing(trx, () => writeBulkRows(platform, trial, { items: rows, stored }))
      write.record(...recorded)
      return { isChanged, left }
    } catch (error) {
      const refused = refusedRows(error)
      if (refused.size === 0) throw error
      left = [...left, ...rows.filter((_, at) => refused.has(at)).map(item => leftOf(item, 'refused'))]
      items = rows.filter((_, at) => !refused.has(at))
    }
  }
  return { isChanged: false, left }
}

/**
 * Writes what still fits of a change of several dishes, and ends the change in the same transaction. Throws as the
 * change itself would, 409 `menu_limit` where `growth` leaves too much in.
 */
export function runBulk(
  platform: Platform,
  call: RestaurantCall,
  { id, growth }: { id: string; growth: Growth },
): Promise<void> {
  return writeMenu(platform, call, async write => {
    const { trx, access, now } = write
    const row = await takeDue(write, id)
    if (!row) return
    const { items } = bulkBody.parse(row.body)
    const stored = await readBulkStored(trx, access, { items, now })
    const leftOf = await readLeftWords(write, row, stored)
    const fitted = await withRoom(write, fitRows(row, items, { stored, leftOf }), growth, leftOf)
    await endRun(platform, write, row, await writeFitting(platform, write, fitted, leftOf))
  })
}

import { AppError } from '#shared/app-error.ts'
import { allOrNothing } from '#platform/db/dry-run.ts'
import type { Platform } from '#platform/platform.ts'
import { type BulkRow, bulkBody } from '#features/menu/bulk.contract.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import {
  type BulkStored,
  countDishes,
  dishStateOf,
  type MenuWrite,
  readBulkStored,
  writeBulkRows,
  writeMenu,
} from '#features/menu/server/whole/index.ts'
import { findRestaurant, type RestaurantCall } from '#features/restaurants/server/index.ts'
import type { LeftReason } from '../scheduled.contract.ts'
import { ENDED_MAX, NAMED_LEFT_MAX } from '../scheduled.limits.ts'
import { fitRow, isGrowing, type Present } from '../scheduled.rules.ts'
import { scheduledEntity } from './scheduled.changes.ts'
import * as store from './scheduled.store.ts'
import type { ScheduledOutcome } from './scheduled.tables.ts'
import { entryOf, mailOutcome } from './tell.ts'

/** What may make the carta larger: all of it, as many dishes as have room, nothing. */
export type Growth = 'all' | 'room' | 'none'

type Left = { name: string; reason: LeftReason }
type Fitted = { items: BulkRow[]; left: Left[] }

const presentOf = (stored: BulkStored, id: string): Present => {
  const row = stored.rows.get(id)
  return row && { state: dishStateOf(row), isDeleted: row.deleted_at !== null }
}

/** Names of dishes for those who are told: as they are now, else as they were when the change was scheduled. */
function namesOf({ plan }: store.ScheduledRow, stored: BulkStored): (item: BulkRow) => string {
  const { defaultLocale } = stored.locales
  const planned = new Map(plan.items.flatMap(({ dishId, name }) => (dishId ? [[dishId, name] as const] : [])))
  return item => {
    if (item.new === true) return item.translations?.[defaultLocale]?.name ?? ''
    const row = stored.rows.get(item._id)
    return row ? dashboardName(row.translations, defaultLocale) : (planned.get(item._id) ?? '')
  }
}

/** The rows that still fit, by what each dish has become. */
function fitRows(row: store.ScheduledRow, items: readonly BulkRow[], stored: BulkStored): Fitted {
  const nameOf = namesOf(row, stored)
  const fitted: Fitted = { items: [], left: [] }
  for (const item of items) {
    const fits =
      item.new === true
        ? { row: item, left: stored.categoryIds.has(item.categoryId) ? null : ('category' as const) }
        : fitRow(item, row.plan.seen[item._id], presentOf(stored, item._id))
    if (fits.left) fitted.left.push({ name: nameOf(item), reason: fits.left })
    if (fits.row && fits.left !== 'category') fitted.items.push(fits.row)
  }
  return fitted
}

const addsDish = (item: BulkRow): boolean => item.new === true || item.deleted === false

/** Leaves out what has no room. */
async function withRoom({ trx, access }: MenuWrite, { items, left }: Fitted, growth: Growth, nameOf: (item: BulkRow) => string) {
  if (growth === 'all') return { items, left }
  const going = items.filter(item => item.new !== true && item.deleted === true).length
  let room = growth === 'room' ? DISHES_MAX - (await countDishes(trx, access.restaurantId)) + going : 0
  const fits = (item: BulkRow): boolean => {
    if (growth === 'none') return !isGrowing(item)
    return !addsDish(item) || room-- > 0
  }
  const kept: BulkRow[] = []
  const out: Left[] = []
  for (const item of items)
    if (fits(item)) kept.push(item)
    else out.push({ name: nameOf(item), reason: 'limit' })
  return { items: kept, left: [...left, ...out] }
}

/** The rows that a refusal names: `items.12.price`. */
const refusedRows = (error: unknown): Set<number> =>
  new Set(
    error instanceof AppError && error.status === 400
      ? Object.keys(error.errors ?? {}).flatMap(path => /^items\.(\d+)\./.exec(path)?.[1] ?? []).map(Number)
      : [],
  )

/** Writes what fits; rows that are refused are left out, and the others tried again. */
async function writeFitting(platform: Platform, write: MenuWrite, fitted: Fitted, nameOf: (item: BulkRow) => string) {
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
      left = [...left, ...rows.filter((_, at) => refused.has(at)).map(item => ({ name: nameOf(item), reason: 'refused' as const }))]
      items = rows.filter((_, at) => !refused.has(at))
    }
  }
  return { isChanged: false, left }
}

function outcomeOf(left: readonly Left[], isChanged: boolean): ScheduledOutcome {
  const failed = isChanged ? null : left.length > 0 ? 'gone' : 'nothing'
  return { failed, left: left.slice(0, NAMED_LEFT_MAX), leftCount: left.length }
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
    const { trx, access, now, changeId } = write
    const { restaurantId, timezone, ownerId } = access
    const row = await store.lockScheduled(trx, restaurantId, id)
    if (row?.state !== 'waiting' || row.at > now) return
    const { items } = bulkBody.parse(row.body)
    const stored = await readBulkStored(trx, access, { items, now })
    const nameOf = namesOf(row, stored)
    const fitted = await withRoom(write, fitRows(row, items, stored), growth, nameOf)
    const { isChanged, left } = await writeFitting(platform, write, fitted, nameOf)
    const outcome = outcomeOf(left, isChanged)
    const state = isChanged ? ('done' as const) : ('failed' as const)
    const ended = { state, outcome, changeId: isChanged ? changeId : null }
    await store.endScheduled(trx, { restaurantId, id, now }, ended)
    await store.deleteOldestEnded(trx, restaurantId, ENDED_MAX)
    const told = { kind: row.kind, at: row.at, counts: row.plan.counts }
    const after = entryOf({ ...told, state, outcome }, timezone)
    write.record({ entity: scheduledEntity, id, before: entryOf({ ...told, state: 'waiting' }, timezone), after })
    if (left.length === 0) return
    const name = (await findRestaurant(trx, restaurantId))?.name ?? ''
    await mailOutcome(platform, trx, { name, ownerId, authorId: row.user_id }, after)
  })
}

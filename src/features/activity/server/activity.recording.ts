import { MINUTE_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import type { ChangeSet } from '#platform/events/changes.ts'
import { v7 } from '#platform/id/id.ts'
import { ENTRIES_MAX, MERGED_MINUTES, NAMED_ITEMS_MAX } from '../activity.limits.ts'
import {
  deleteOldestEntries,
  findSame,
  insertEntries,
  lockEntries,
  type NewEntry,
  updateEntry,
} from './activity.store.ts'
import type { Line } from './lines/line.ts'
import { readMenuContext } from './lines/menu-context.ts'
import { describeWrite, restaurantsOfWrite } from './lines/describe.ts'

function entryOf(
  lines: readonly Line[],
  { id: changeId, actor, at }: ChangeSet,
  restaurantId: string,
): NewEntry | undefined {
  const [first] = lines
  if (!first) return undefined
  const items = lines.slice(0, NAMED_ITEMS_MAX).map(({ item }) => item)
  const details = { count: lines.length, items, changeId }
  return { id: v7(), restaurantId, userId: actor?.userId ?? null, action: first.action, details, now: at }
}

/**
 * Adds to this person's entry of the last minutes about the same field, when there is one. A value that goes back to
 * what it was gets an entry of its own: nothing that happened disappears (DAILY-WORK §3, decision 0147).
 */
async function merge(trx: Trx, { userId, restaurantId, action, details, now }: NewEntry): Promise<boolean> {
  const [item, ...more] = details.items
  if (!item || more.length > 0 || userId === null || item.before === null || item.after === null) return false
  const since = new Date(now.getTime() - MERGED_MINUTES * MINUTE_MS)
  const same = await findSame(trx, { restaurantId, userId, action, item, since })
  if (!same?.item || same.item.after !== item.before || same.item.before === item.after) return false
  const merged = { ...details, items: [{ ...item, before: same.item.before }] }
  await updateEntry(trx, { restaurantId, id: same.id, since, now }, merged)
  return true
}

/** What a write adds to one restaurant, under one lock; the oldest entries make room (3-decisions §6). */
async function add(trx: Trx, restaurantId: string, entries: readonly NewEntry[]): Promise<void> {
  await lockEntries(trx, restaurantId)
  await insertEntries(trx, entries)
  await deleteOldestEntries(trx, restaurantId, ENTRIES_MAX)
}

/**
 * Keeps a write as entries of each restaurant that it concerns, in the transaction of the write. The restaurants come
 * in the order of their ids, so that two writes that concern the same ones never wait for each other.
 */
export async function recordActivity(trx: Trx, set: ChangeSet): Promise<void> {
  for (const restaurantId of [...restaurantsOfWrite(set)].toSorted()) {
    const context = await readMenuContext(trx, { restaurantId, now: set.at }, set.changes)
    const entries: NewEntry[] = []
    for (const lines of describeWrite(set, restaurantId, context)) {
      const entry = entryOf(lines, set, restaurantId)
      if (entry && !(await merge(trx, entry))) entries.push(entry)
    }
    if (entries.length > 0) await add(trx, restaurantId, entries)
  }
}

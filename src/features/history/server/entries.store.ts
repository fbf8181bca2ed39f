import type { Db } from '#platform/db/database.ts'
import { READ_FIELDS } from '../history.limits.ts'
import { isOrder, type Key, keyOf } from '../then.rules.ts'
import type { HistoryEntry } from '../undo.rules.ts'
import { type DatedEntry, withEntries } from './history.store.ts'

/** Changes in their order, in parts of so many fields: what is read at once does not grow with what is kept. */
export function* inParts<Row extends { fields: number }>(rows: readonly Row[]): Generator<Row[]> {
  let part: Row[] = []
  let fields = 0
  for (const row of rows) {
    if (part.length > 0 && fields + row.fields > READ_FIELDS) {
      yield part
      part = []
      fields = 0
    }
    part.push(row)
    fields += row.fields
  }
  if (part.length > 0) yield part
}

const keysOf = (state: object): Record<string, null> =>
  Object.fromEntries(Object.keys(state).map(field => [field, null]))

/** Without values that nobody needs to know how things were: a field is as its first change found it. */
function needed(entry: HistoryEntry, seen: Map<Key, Set<string>>): HistoryEntry {
  const { entity, before, after } = entry
  if (after === null || isOrder(entity)) return entry
  if (before === null) return { ...entry, after: keysOf(after) }
  const known = seen.get(keyOf(entry)) ?? new Set()
  seen.set(keyOf(entry), known)
  const first = Object.entries(before).filter(([field]) => !known.has(field))
  for (const [field] of first) known.add(field)
  return { ...entry, before: Object.fromEntries(first), after: keysOf(after) }
}

/**
 * Everything that changed since a moment, oldest first: which fields, and of each what its first change found, once
 * more from `cut` on. A year of a carta has texts that no process holds at once.
 */
export async function listEntriesSince(
  db: Db,
  restaurantId: string,
  { since, cut }: { since: Date; cut?: Date | undefined },
): Promise<DatedEntry[]> {
  const rows = await db
    .selectFrom('history_changes')
    .select(['id', 'at', 'user_id as userId', 'fields'])
    .where('restaurant_id', '=', restaurantId)
    .where('at', '>=', since)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const found: DatedEntry[] = []
  let seen = new Map<Key, Set<string>>()
  let isLater = false
  for (const part of inParts(rows)) {
    for (const { at, userId, entries } of await withEntries(db, restaurantId, part)) {
      if (!isLater && cut && at >= cut) {
        isLater = true
        seen = new Map()
      }
      for (const entry of entries) found.push({ ...needed(entry, seen), at, userId })
    }
  }
  return found
}

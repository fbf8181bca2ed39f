import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '#platform/db/database.ts'
import type { Change, ChangeSet } from '#platform/events/changes.ts'
import { v7 } from '#platform/id/id.ts'
import { HISTORY_ENTITIES } from '../history.groups.ts'
import { FIELD_BYTES, HISTORY_FIELDS_MAX, MANY_FIELDS } from '../history.limits.ts'
import type { HistoryEntry } from '../undo.rules.ts'
import { deleteOverflow } from './forget.store.ts'
import { IMPORT_MARK, insertChange } from './history.store.ts'

/** Of the menu and what is served of it; the profile of the restaurant and its team are only told in 'Actividad'. */
const KEPT: ReadonlySet<string> = new Set([...HISTORY_ENTITIES, IMPORT_MARK])
/** All days of the menu of the day have one id: which it is stays with each change. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = { 'daily-menu': ['day', 'name'] }

const ORDERS: readonly string[] = ['dish-order', 'category-order', 'set-menu-order']

type State = Record<string, unknown>
const pick = (state: State, fields: readonly string[]): State =>
  Object.fromEntries(fields.map(field => [field, state[field]]))

/** The fields that differ; all of them where something was created or deleted. */
function entryOf({ entity, id, before, after }: Change): HistoryEntry {
  const [old, now] = [before as State | null, after as State | null]
  const kept = { entity: entity.name, id }
  if (old === null || now === null) return { ...kept, before: old, after: now }
  const always = ALWAYS[entity.name] ?? []
  const fields = Object.keys({ ...old, ...now }).filter(
    // The places of an order say nothing without its things, which may be the same.
    field => ORDERS.includes(entity.name) || always.includes(field) || !isDeepStrictEqual(old[field], now[field]),
  )
  return { ...kept, before: pick(old, fields), after: pick(now, fields) }
}

const bytesOf = (state: object | null): number => (state === null ? 0 : JSON.stringify(state).length)

/** An order counts as many fields as the things that stand in it, long texts for each 1 000 bytes: so much it takes. */
function fieldsOf({ entity, before, after }: HistoryEntry): number {
  if (entity === IMPORT_MARK) return 0
  const kept = Object.values(after ?? before ?? {})
  const ordered = kept.reduce<number>((most, value) => Math.max(most, Array.isArray(value) ? value.length : 0), 1)
  const long = Math.ceil((bytesOf(before) + bytesOf(after)) / FIELD_BYTES)
  return Math.max(ORDERS.includes(entity) ? ordered : kept.length, long)
}

/** A thing that a write changes twice is one: what it was before the first change, and what it is after the last. */
function joined(changes: readonly Change[]): Change[] {
  const byThing = new Map<string, Change>()
  for (const change of changes) {
    const { entity, id, after } = change
    const key = entity.name in ALWAYS ? v7() : `${entity.name} ${id}`
    const first = byThing.get(key)
    byThing.set(key, first ? { ...first, after } : change)
  }
  return [...byThing.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after))
}

/** Keeps a write of a menu in its own transaction (4-beyond §6). */
export async function recordHistory(trx: Trx, { id, restaurantId, actor, at, changes }: ChangeSet): Promise<void> {
  if (restaurantId === null) return
  const entries = joined(changes.filter(({ entity }) => KEPT.has(entity.name))).map(entryOf)
  if (entries.length === 0) return
  const fields = Math.max(
    1,
    entries.reduce((sum, entry) => sum + fieldsOf(entry), 0),
  )
  await insertChange(trx, { id, restaurantId, userId: actor?.userId ?? null, at, fields, entries })
  if (fields >= MANY_FIELDS) await deleteOverflow(trx, restaurantId, HISTORY_FIELDS_MAX)
}

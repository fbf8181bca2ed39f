import { isDeepStrictEqual } from 'node:util'
import type { Trx } from '#platform/db/database.ts'
import type { Change, ChangeSet } from '#platform/events/changes.ts'
import { categoryEntity, categoryOrderEntity, dishEntity, dishOrderEntity } from '#features/menu/server/index.ts'
import { labelEntity, zoneEntity } from '#features/prices/server/index.ts'
import { HISTORY_FIELDS_MAX, MANY_FIELDS } from '../history.limits.ts'
import type { HistoryEntry } from '../undo.rules.ts'
import { deleteOverflow, insertChange } from './history.store.ts'

/** Of the menu and its prices; the profile of the restaurant and its team are only told in 'Actividad'. */
const KEPT: ReadonlySet<string> = new Set(
  [dishEntity, categoryEntity, dishOrderEntity, categoryOrderEntity, labelEntity, zoneEntity].map(({ name }) => name),
)

type State = Record<string, unknown>
const pick = (state: State, fields: readonly string[]): State =>
  Object.fromEntries(fields.map(field => [field, state[field]]))

/** The fields that differ; all of them where something was created or deleted. */
function entryOf({ entity, id, before, after }: Change): HistoryEntry {
  const [old, now] = [before as State | null, after as State | null]
  const kept = { entity: entity.name, id }
  if (old === null || now === null) return { ...kept, before: old, after: now }
  const fields = Object.keys({ ...old, ...now }).filter(field => !isDeepStrictEqual(old[field], now[field]))
  return { ...kept, before: pick(old, fields), after: pick(now, fields) }
}

const fieldsOf = ({ before, after }: HistoryEntry): number => Object.keys(after ?? before ?? {}).length

/** Keeps a write of a menu in its own transaction (4-beyond §6). */
export async function recordHistory(trx: Trx, { id, restaurantId, actor, at, changes }: ChangeSet): Promise<void> {
  if (restaurantId === null) return
  const entries = changes.filter(({ entity }) => KEPT.has(entity.name)).map(entryOf)
  if (entries.length === 0) return
  const fields = Math.max(
    1,
    entries.reduce((sum, entry) => sum + fieldsOf(entry), 0),
  )
  await insertChange(trx, { id, restaurantId, userId: actor?.userId ?? null, at, fields, entries })
  if (fields >= MANY_FIELDS) await deleteOverflow(trx, restaurantId, HISTORY_FIELDS_MAX)
}

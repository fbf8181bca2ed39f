import type { HistoryEntry } from './undo.rules.ts'

export type State = Readonly<Record<string, unknown>>
/** A thing as it was at a moment: `fields` are all that changed since, of a thing that was deleted all that it had. */
export type Was = {
  entity: string
  id: string
  existed: boolean
  /** Somebody deleted it since, though it may be there again. */
  wasDeleted: boolean
  fields: State
}
export type Key = string
export const keyOf = ({ entity, id }: { entity: string; id: string }): Key => `${entity} ${id}`

const ORDERED: Readonly<Record<string, { entity: string; ids: string }>> = {
  'dish-order': { entity: 'dish', ids: 'itemIds' },
  'category-order': { entity: 'category', ids: 'categoryIds' },
}
/** True for what orders other things, and says nothing else. */
export const isOrder = (entity: string): boolean => Object.hasOwn(ORDERED, entity)
const STEP = 10

/** The `sortOrder` of each thing of an order; a former release recorded the order alone. */
function placesOf(state: State, idsKey: string): Map<string, number> {
  const ids = (state[idsKey] ?? []) as string[]
  const places = state['places'] as number[] | undefined
  return new Map(ids.map((id, at) => [id, places?.[at] ?? (at + 1) * STEP]))
}

/** An order as what it is: a change of the place of each thing. */
function expanded(entry: HistoryEntry): HistoryEntry[] {
  const ordered = ORDERED[entry.entity]
  if (!ordered) return [entry]
  const [old, now] = [placesOf(entry.before ?? {}, ordered.ids), placesOf(entry.after ?? {}, ordered.ids)]
  return [...old].flatMap(([id, sortOrder]) => {
    const after = now.get(id)
    if (after === undefined || after === sortOrder) return []
    return [{ entity: ordered.entity, id, before: { sortOrder }, after: { sortOrder: after } }]
  })
}

/**
 * How things were before these changes, oldest first: of each field what the first change of it found. A thing of which
 * the first change made it did not exist.
 */
export function statesBefore(entries: readonly HistoryEntry[]): Map<Key, Was> {
  const found = new Map<Key, Was>()
  for (const entry of entries.flatMap(expanded)) {
    const key = keyOf(entry)
    const was = found.get(key)
    const { entity, id, before, after } = entry
    const wasDeleted = after === null || was?.wasDeleted === true
    if (was) found.set(key, { ...was, wasDeleted, fields: { ...before, ...was.fields } })
    else found.set(key, { entity, id, existed: before !== null, wasDeleted, fields: before ?? {} })
  }
  return found
}

/** The last states of things that a change deleted: what comes back of one that has no row any more. */
export function deletedStates(entries: readonly HistoryEntry[]): Map<Key, State> {
  const found = new Map<Key, State>()
  for (const entry of entries) {
    if (entry.after === null && entry.before) found.set(keyOf(entry), entry.before)
    else found.delete(keyOf(entry))
  }
  return found
}

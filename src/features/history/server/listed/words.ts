import { isUuid } from '#shared/id.ts'
import type { Db } from '#platform/db/database.ts'
import { readMenuNames } from '#features/menu/server/whole/index.ts'
import type { RestaurantAccess } from '#features/restaurants/server/index.ts'
import { type Key, keyOf, type State, statesBefore } from '../../then.rules.ts'
import type { HistoryEntry } from '../../undo.rules.ts'
import type { DatedEntry } from '../history.store.ts'
import { addOthers, type Things, type Words, wordsOf } from '../return/world.ts'
import { listLastStates } from './list.store.ts'

const idsIn = (state: State | null, key: string): string[] => {
  const value = state?.[key]
  return (Array.isArray(value) ? value : [value]).filter(id => typeof id === 'string' && isUuid(id))
}

/** The dishes and categories that the words of these changes name. */
function idsNamed(entries: readonly HistoryEntry[]) {
  const named = (own: readonly string[], keys: readonly string[]): string[] => {
    const ids = entries.flatMap(({ entity, id, before, after }) => [
      ...(own.includes(entity) ? [id] : []),
      ...[before, after].flatMap(state => keys.flatMap(key => idsIn(state, key))),
    ])
    return [...new Set(ids)]
  }
  return {
    dishIds: named(['dish'], ['dishIds', 'itemIds']),
    categoryIds: named(['category', 'dish-order'], ['categoryId', 'categoryIds']),
  }
}

/** What the things of these changes, newest first, are called now; of what is gone for good as it was called last. */
export async function readWords(
  db: Db,
  { access, now }: { access: RestaurantAccess; now: Date },
  entries: readonly DatedEntry[],
): Promise<Words> {
  const { restaurantId } = access
  const was = statesBefore(entries.toReversed())
  const { dishes, categories } = await readMenuNames(db, restaurantId, idsNamed(entries))
  const things: Things = new Map()
  const add = (entity: string, id: string, state: State): void => {
    const key: Key = keyOf({ entity, id })
    if (!things.has(key)) things.set(key, { state, isDeleted: false })
  }
  for (const { id, translations } of dishes) add('dish', id, { translations })
  for (const { id, translations } of categories) add('category', id, { translations })
  await addOthers(things, db, { access, now })
  const unnamed = entries.filter(entry => !things.has(keyOf(entry)))
  const last = await listLastStates(db, restaurantId, [...new Set(unnamed.map(({ id }) => id))])
  for (const { entity, id } of unnamed) add(entity, id, last.get(id) ?? {})
  return { was, world: { things }, context: wordsOf(things, was) }
}

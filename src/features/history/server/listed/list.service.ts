import { isUuid } from '#shared/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { History, HistoryItem } from '../../history.contract.ts'
import { groupOfValue } from '../../compared.rules.ts'
import { HISTORY_ENTITIES, type HistoryEntity } from '../../history.groups.ts'
import { TOLD_VALUES_MAX } from '../../history.limits.ts'
import { valuesOf } from '../../history.values.ts'
import type { HistoryEntry } from '../../undo.rules.ts'
import { readActorNames } from '../actor-names.ts'
import { inParts } from '../entries.store.ts'
import { withEntries } from '../history.store.ts'
import { knownSince } from '../moments.ts'
import { nameOfThing } from '../return/thing-names.ts'
import type { Words } from '../return/world.ts'
import { listChanges, listImports } from './list.store.ts'
import { readWords } from './words.ts'

type ListCall = RestaurantCall & { query: { before?: string | undefined; dishId?: string | undefined } }

const isTold = (entity: string): entity is HistoryEntity => (HISTORY_ENTITIES as readonly string[]).includes(entity)

function itemsOf({ entity, id, before, after }: HistoryEntry, words: Words): HistoryItem[] {
  if (!isTold(entity)) return []
  const name = entity === 'daily-menu' ? String((after ?? before)?.['name'] ?? '') : nameOfThing({ entity, id }, words)
  return valuesOf(entity, { before, after }, words.context).map(value => ({
    dishId: entity === 'dish' ? id : null,
    entity,
    id,
    name,
    group: groupOfValue(entity, value),
    field: value.field,
    part: value.part,
    from: value.from,
    to: value.to,
  }))
}

/** What changed in a carta, newest first, 50 at a time; nothing for an id in the query that is no UUID. */
export async function listHistory(platform: Platform, call: ListCall): Promise<History> {
  const { db, clock } = platform
  const { access, query } = call
  const { restaurantId } = access
  const now = clock.now()
  const since = await knownSince(db, restaurantId, now)
  const asked = { before: query.before?.toLowerCase(), dishId: query.dishId?.toLowerCase(), since }
  const isAsked = [asked.before, asked.dishId].every(id => id === undefined || isUuid(id))
  const rows = isAsked ? await listChanges(db, restaurantId, asked) : []
  const people = rows.flatMap(({ user_id: userId }) => userId ?? [])
  const names = await readActorNames(platform, call, people)
  const imports = await listImports(db, restaurantId, rows)
  const changes: History['changes'] = []
  for (const part of inParts(rows)) {
    const page = await withEntries(db, restaurantId, part)
    const dated = page.flatMap(({ at, user_id: userId, entries }) => entries.map(entry => ({ ...entry, at, userId })))
    const words = await readWords(db, { access, now }, dated)
    for (const { id, at, user_id: userId, undone_at: undoneAt, entries } of page) {
      const told = asked.dishId === undefined ? entries : entries.filter(entry => entry.id === asked.dishId)
      const items = told.flatMap(entry => itemsOf(entry, words))
      changes.push({
        changeId: id,
        at: at.toISOString(),
        by: userId === null ? null : names(userId),
        items: items.slice(0, TOLD_VALUES_MAX),
        count: items.length,
        undone: undoneAt !== null,
        isImport: imports.has(id),
      })
    }
  }
  return { since: since.toISOString(), changes }
}

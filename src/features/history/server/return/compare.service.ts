import { throwIfInvalid } from '#shared/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { type ComparedRow, comparedRows, countsOf } from '../../compared.rules.ts'
import type { ComparedItem, HistoryComparison } from '../../history.contract.ts'
import { HISTORY_GROUPS, type HistoryEntity, type HistoryGroup } from '../../history.groups.ts'
import { COMPARED_MAX } from '../../history.limits.ts'
import { historyTexts } from '../../history.texts.ts'
import { planReturn } from '../../return.rules.ts'
import { keyOf } from '../../then.rules.ts'
import { readActorNames } from '../actor-names.ts'
import { listEntriesSince } from '../entries.store.ts'
import type { DatedEntry } from '../history.store.ts'
import { knownSince, throwIfUnknown, versionOf } from '../moments.ts'
import { nameOfThing } from './thing-names.ts'
import { cartaAt, readCartaThen } from './world.ts'

type CompareCall = RestaurantCall & {
  query: { at: string; to?: string | undefined; dishId?: string | undefined; group?: HistoryGroup | undefined }
}
type Who = { userId: string | null; at: Date }

/** Who changed each field of each thing last; `''`: who made or deleted it. */
function whoChanged(entries: readonly DatedEntry[]): (row: ComparedRow) => Who | undefined {
  const last = new Map<string, Who>()
  for (const { at, userId, before, after, ...thing } of entries) {
    const isWhole = before === null || after === null
    for (const field of isWhole ? [''] : Object.keys(after ?? {})) last.set(`${keyOf(thing)} ${field}`, { userId, at })
    last.set(`${keyOf(thing)} *`, { userId, at })
  }
  return row => {
    const found = [...row.keys, '*'].flatMap(key => last.get(`${keyOf(row)} ${key}`) ?? [])
    return found.length > 1 ? found.slice(0, -1).reduce((a, b) => (a.at < b.at ? b : a)) : found[0]
  }
}

/** What is different between two moments. Throws 400 for a later one first, 409 `moment_too_early`, `moment_ahead`. */
export async function compareHistory(platform: Platform, call: CompareCall): Promise<HistoryComparison> {
  const { db, clock } = platform
  const { access, query } = call
  const { restaurantId } = access
  const now = clock.now()
  const [at, to] = [new Date(query.at), query.to === undefined ? undefined : new Date(query.to)]
  const since = await knownSince(db, restaurantId, now)
  throwIfUnknown([at, to ?? now], since, now)
  throwIfInvalid(to && to < at ? { to: historyTexts.wrongOrder } : {})
  const { version } = await versionOf(db, restaurantId)
  const all = await listEntriesSince(db, restaurantId, { since: at, cut: to })
  const later = to ? all.filter(entry => entry.at >= to) : []
  const read = await readCartaThen(db, { access, now }, all)
  const carta = to ? cartaAt(read, later) : read
  const dishIds = query.dishId === undefined ? null : new Set([query.dishId.toLowerCase()])
  const plan = planReturn(carta.was, carta.world, { groups: new Set(HISTORY_GROUPS), dishIds })
  const rows = comparedRows({ plan, things: carta.world.things, ages: carta.ages, restaurantId }, carta.context)
  const between = all.filter(entry => !to || entry.at < to)
  const whoOf = whoChanged(between)
  const dated = rows.map(row => ({ row, who: whoOf(row) }))
  const names = await readActorNames(
    platform,
    call,
    dated.flatMap(({ who }) => who?.userId ?? []),
  )
  const present = ({ row, who }: (typeof dated)[number]): ComparedItem => ({
    dishId: row.entity === 'dish' ? row.id : null,
    entity: row.entity as HistoryEntity,
    id: row.id,
    name: nameOfThing(row, carta),
    field: row.field,
    part: row.part,
    from: row.from,
    to: row.to,
    by: who?.userId ? names(who.userId) : null,
    at: (who?.at ?? at).toISOString(),
    ...(row.isLost && { lost: true }),
  })
  const groupItems = (group: HistoryGroup): ComparedItem[] => {
    if (query.group !== undefined && query.group !== group) return []
    const items = dated.filter(({ row }) => row.group === group).toSorted((a, b) => timeOf(b.who) - timeOf(a.who))
    return (query.group === undefined ? items.slice(0, COMPARED_MAX) : items).map(present)
  }
  return {
    since: since.toISOString(),
    at: at.toISOString(),
    to: (to ?? now).toISOString(),
    version,
    counts: countsOf(rows),
    groups: Object.fromEntries(HISTORY_GROUPS.map(group => [group, groupItems(group)])) as HistoryComparison['groups'],
  }
}

const timeOf = (who: Who | undefined): number => who?.at.getTime() ?? 0

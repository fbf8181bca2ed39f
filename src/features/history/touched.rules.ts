import { isSameJson } from '#shared/fields/same-json.ts'
import { groupOf } from './fields-of-history.ts'
import type { HistoryGroup } from './history.groups.ts'
import type { Back, Held } from './back.ts'
import type { State, Was } from './then.rules.ts'
import { withoutToday } from './undo.rules.ts'

/** Moving others in a list moves this one, too: that is no change of it. */
const PLACE = 'sortOrder'

/** The fields that somebody has changed since; what the market asks today is no change. */
function touchedFields({ entity, fields }: Was, { state }: Held): string[] {
  const [then, now] = [withoutToday({ ...state, ...fields }), withoutToday(state)]
  return Object.keys(fields).filter(
    field => field !== PLACE && groupOf(entity, field) !== null && !isSameJson(then[field], now[field]),
  )
}

/** What goes back as one: a price is all of its lines, and a dish that somebody has moved keeps its place. */
const AS_ONE: readonly HistoryGroup[] = ['prices', 'order']

function untouched(fields: Back['fields'], entity: string, touched: readonly string[]): Back['fields'] {
  const groups = new Set(touched.map(field => groupOf(entity, field)))
  const kept = Object.entries(fields).flatMap(([group, values]) => {
    if (AS_ONE.includes(group as HistoryGroup)) return groups.has(group as HistoryGroup) ? [] : [[group, values]]
    const left = Object.entries(values as State).filter(([field]) => !touched.includes(field))
    return left.length > 0 ? [[group, Object.fromEntries(left)]] : []
  })
  return Object.fromEntries(kept) as Back['fields']
}

/**
 * What of a return is left of a thing that somebody has changed since who asked had looked (`seen`: how it was then):
 * each field of a dish or category that is still so; of other things, whose fields belong together, all or nothing.
 * What was made, deleted or brought back since stays as it is.
 */
export function withoutTouched(back: Back, seen: Was | undefined, held: Held | undefined): Back[] {
  if (!seen || !held) return [back]
  if (!seen.existed || back.kind === 'restore') return []
  if (back.kind === 'remove') return [back]
  const touched = touchedFields(seen, held)
  if (touched.length === 0) return [back]
  const { entity } = back
  if (entity !== 'dish' && entity !== 'category') return []
  const fields = untouched(back.fields, entity, touched)
  return Object.keys(fields).length > 0 ? [{ ...back, fields }] : []
}

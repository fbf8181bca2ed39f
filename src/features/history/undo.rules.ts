import { isSameJson } from '#shared/fields/same-json.ts'

type State = Readonly<Record<string, unknown>>
/** One thing of a change as it is kept: the fields that differed, all of them where it was created or deleted. */
export type HistoryEntry = { entity: string; id: string; before: State | null; after: State | null }
/** A thing as it is now; undefined: gone for good. */
export type Present = { state: State; isDeleted: boolean } | undefined

/** What an undo does with a thing. */
export type UndoStep =
  | { kind: 'remove' | 'restore' | 'touched' | 'nothing' }
  | { kind: 'set'; fields: Record<string, unknown> }

/** Moving others in a list moves this one, too: that is no change of it. */
const PLACE = ['sortOrder']
/** Never goes back by an undo: what is sold out today, and when somebody said what the market asks (4-beyond §6). */
const NEVER_BACK = ['available', 'unavailableSince', 'marketSaid', 'soldOut', 'unavailable']

type Line = { market?: unknown; until?: unknown; cents?: unknown }

/** Without today's prices, which never go back either: a line of the market is one, whatever it says today. */
export function withoutToday(state: State): State {
  const { prices } = state
  if (!Array.isArray(prices)) return state
  const lines = (prices as readonly Line[]).map(({ until: _, ...line }) =>
    line.market === true ? { ...line, cents: null } : line,
  )
  return { ...state, prices: lines, ...(lines[0]?.market === true && 'price' in state && { price: '0.00' }) }
}

const differs = (now: State, then: State, fields: readonly string[]): boolean =>
  fields.some(field => !isSameJson(now[field], then[field]))

/**
 * What the undo of a change does with one of its things: only what is still as the change left it goes back.
 * `includeTouched`: also what was changed since. A photo comes back while its files are there (`images`), and none is
 * taken away.
 */
export function undoStep(
  { before, after }: HistoryEntry,
  present: Present,
  includeTouched = false,
  images: ReadonlySet<string> = new Set(),
): UndoStep {
  if (!present) return { kind: 'nothing' }
  const { state, isDeleted } = present
  if (after === null) return { kind: isDeleted ? 'restore' : 'nothing' }
  const fields = Object.keys(after)
  if (before === null) {
    if (isDeleted) return { kind: 'nothing' }
    const looked = fields.filter(field => !PLACE.includes(field))
    return { kind: !includeTouched && differs(state, after, looked) ? 'touched' : 'remove' }
  }
  const [now, then, left] = [withoutToday(state), withoutToday(before), withoutToday(after)]
  const mayBack = (field: string): boolean =>
    field === 'imageId' ? images.has(String(then[field])) : !NEVER_BACK.includes(field)
  const back = fields.filter(field => mayBack(field) && differs(then, left, [field]))
  if (back.length === 0 || !differs(now, then, back)) return { kind: 'nothing' }
  if (isDeleted || (!includeTouched && differs(now, left, back))) return { kind: isDeleted ? 'nothing' : 'touched' }
  return { kind: 'set', fields: Object.fromEntries(back.map(field => [field, then[field]])) }
}

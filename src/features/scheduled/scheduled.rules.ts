import { isSameJson } from '#shared/fields/same-json.ts'
import { withoutToday } from '#features/history/undo.rules.ts'
import type { BulkItem, BulkRow, BulkRowInput } from '#features/menu/bulk.contract.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import { changedDish } from '#features/menu/dish.rules.ts'
import { sentPrice } from '#features/prices/price-fields.ts'
import type { LeftReason } from './scheduled.contract.ts'
import { SCHEDULED_AHEAD_MAX_MS, SCHEDULED_AHEAD_MIN_MS } from './scheduled.limits.ts'

/** Whether a change may be scheduled for a moment (4-beyond §6). */
export function isSchedulable(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime()
  return ahead >= SCHEDULED_AHEAD_MIN_MS && ahead <= SCHEDULED_AHEAD_MAX_MS
}

/** A row as a call brings it, which waits until its moment: whoever carries it out reads it like any other body. */
export function sentRow(row: BulkRow): BulkRowInput {
  const { price, prices, ...others } = row
  const sent = {
    ...others,
    ...(price !== undefined && { price: price / 100 }),
    ...(prices && { prices: prices.map(sentPrice) }),
  }
  if (row.new === true) return sent as BulkRowInput
  // What the screen saw is judged now; what was changed since is looked for when it is carried out.
  const { updatedAt: _, ...kept } = sent as BulkItem
  return kept as BulkRowInput
}

type Key = keyof DishState
/** What a row of the body writes, by its field; places move with other dishes, so they are never touched. */
const WRITES: Readonly<Partial<Record<string, readonly Key[]>>> = {
  price: ['price', 'prices'],
  prices: ['price', 'prices'],
  categoryId: ['categoryId'],
  available: ['available'],
  allergens: ['allergens'],
  traces: ['traces'],
  sortOrder: [],
}

/** The fields of a dish that a change replaces, as its author saw them. */
export type Seen = Readonly<Partial<Record<Key, unknown>>>
/** A dish as it is when a change is carried out; undefined: gone for good. */
export type Present = { state: DishState; isDeleted: boolean } | undefined

type Texts = Partial<Record<string, { name?: string | undefined; description?: string | undefined }>>

function isTextTouched(sent: Texts, seen: Seen, present: DishState): boolean {
  const [before, now] = [(seen.translations ?? {}) as Texts, present.translations as Texts]
  return Object.entries(sent).some(([locale, texts]) =>
    (['name', 'description'] as const).some(
      key => texts?.[key] !== undefined && (before[locale]?.[key] ?? '') !== (now[locale]?.[key] ?? ''),
    ),
  )
}

function isTouched(field: string, item: BulkItem, { seen, state }: { seen: Seen; state: DishState }): boolean {
  if (field === 'translations') return isTextTouched(item.translations ?? {}, seen, state)
  const [then, now] = [withoutToday(seen), withoutToday(state)]
  return (WRITES[field] ?? []).some(key => key in seen && !isSameJson(then[key], now[key]))
}

/** A field that was as it is asked for when the change was scheduled is none of what it does. */
const isMeant = (field: string, seen: Seen): boolean =>
  field === 'translations' ? 'translations' in seen : field === 'sortOrder' || (WRITES[field] ?? []).some(key => key in seen)

const OWN_FIELDS = new Set(['_id', 'new', 'updatedAt', 'deleted'])

/** Whether a field of the row would change the dish as it is. */
const isWanted = (field: keyof BulkItem, item: BulkItem, state: DishState): boolean => {
  const after = changedDish({
    before: state,
    body: { [field]: item[field] },
    now: '',
    todayEnds: '',
    by: null,
    isOneOfSeveral: true,
  })
  return !isSameJson(withoutToday(after), withoutToday(state))
}

/** What of a row still fits; null: nothing. `left`: why something of it is left out. */
export type Fitting = { row: BulkItem | null; left: LeftReason | null }

/**
 * What of a row is carried out: a dish that is gone is left out, and each field that somebody has changed since the
 * change was scheduled; what others have written is never overwritten by what nobody looks at any more (4-beyond §6).
 */
export function fitRow(item: BulkItem, seen: Seen | undefined, present: Present): Fitting {
  if (!present) return { row: null, left: 'gone' }
  const { state, isDeleted } = present
  if (item.deleted === true) return isDeleted ? { row: null, left: 'gone' } : { row: item, left: null }
  if (item.deleted === false) return { row: isDeleted ? item : null, left: null }
  if (isDeleted) return { row: null, left: 'gone' }
  if (!seen) return { row: null, left: null }
  const fields = (Object.keys(item) as (keyof BulkItem)[]).filter(
    field => !OWN_FIELDS.has(field) && item[field] !== undefined && isMeant(field, seen) && isWanted(field, item, state),
  )
  const touched = fields.filter(field => isTouched(field, item, { seen, state }))
  const kept = fields.filter(field => !touched.includes(field))
  const left = touched.length > 0 ? ('touched' as const) : null
  if (kept.length === 0) return { row: null, left }
  return { row: { _id: item._id, ...Object.fromEntries(kept.map(field => [field, item[field]])) }, left }
}

/** A row that may make the carta larger. */
export const isGrowing = (row: BulkRow): boolean =>
  row.new === true || row.deleted === false || row.translations !== undefined

import { isSameJson } from '#shared/fields/same-json.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { toldPrice } from '#features/prices/price-change.ts'
import { type NamedLabel, priceText } from '#features/prices/price-text.ts'
import { linesOf } from '#features/prices/stored-prices.ts'
import type { ScheduledItem } from './scheduled.contract.ts'
import type { ScheduledCounts } from './scheduled.kinds.ts'
import type { Seen } from './scheduled.rules.ts'

/** A dish before and after, as the write of the change records it. */
export type DishChanged = { id: string; before: DishState | null; after: DishState | null; from?: object }
export type ItemWords = { categoryName: (id: string) => string; labels: readonly NamedLabel[] }

/** What a scheduled change does, and what its author saw of the dishes that it changes. */
export type ScheduledPlan = {
  counts: ScheduledCounts
  items: ScheduledItem[]
  count: number
  seen: Record<string, Seen>
  /** Of a return: its moment. */
  returnsTo?: string
  /** Of a return: when its author looked at it. */
  lookedAt?: string
}

const differs = (key: keyof DishState, before: DishState, after: DishState): boolean =>
  !isSameJson(before[key], after[key])

function textItems(before: DishState, after: DishState, item: Pick<ScheduledItem, 'dishId' | 'name'>): ScheduledItem[] {
  return Object.keys(after.translations).flatMap(locale =>
    (['name', 'description'] as const).flatMap((field): ScheduledItem[] => {
      const [from, to] = [before, after].map(
        ({ translations }) => translations[locale as keyof typeof translations]?.[field] ?? '',
      ) as [string, string]
      return from === to ? [] : [{ ...item, field, part: locale, from, to }]
    }),
  )
}

function changedItems(id: string, before: DishState, after: DishState, words: ItemWords): ScheduledItem[] {
  const item = { dishId: id, name: dashboardName(before.translations, 'es') }
  const items = textItems(before, after, item)
  if (differs('price', before, after) || differs('prices', before, after)) {
    const { label, before: from, after: to } = toldPrice(linesOf(before), linesOf(after), words.labels)
    const part = words.labels.find(own => own.id === label)?.name ?? label
    items.push({ ...item, field: 'price', part, from, to })
  }
  const value = (field: ScheduledItem['field'], from: string, to: string) =>
    items.push({ ...item, field, part: null, from, to })
  if (differs('allergens', before, after)) value('allergens', before.allergens.join(), after.allergens.join())
  if (differs('traces', before, after)) value('traces', before.traces.join(), after.traces.join())
  if (differs('available', before, after)) value('available', String(before.available), String(after.available))
  if (differs('categoryId', before, after))
    value('category', words.categoryName(before.categoryId), words.categoryName(after.categoryId))
  else if (differs('sortOrder', before, after)) value('place', String(before.sortOrder), String(after.sortOrder))
  return items
}

/** A dish that is made, deleted or brought back: its category and its price. */
function wholeItem({ id, before, after, from }: DishChanged, words: ItemWords): ScheduledItem[] {
  const state = after ?? before
  if (!state) return []
  const field = after === null ? 'deleted' : from ? 'restored' : 'created'
  const said = [words.categoryName(state.categoryId), priceText(linesOf(state), { labelled: words.labels })]
  const name = dashboardName(state.translations, 'es')
  const text = said.filter(Boolean).join(' · ')
  return [
    {
      dishId: field === 'created' ? null : id,
      name,
      field,
      part: null,
      from: after === null ? text : '',
      to: after === null ? '' : text,
    },
  ]
}

/** As what each value is counted. */
export const COUNTED_AS: Readonly<Record<ScheduledItem['field'], keyof ScheduledCounts>> = {
  created: 'new',
  deleted: 'deleted',
  restored: 'restored',
  price: 'prices',
  name: 'texts',
  description: 'texts',
  category: 'order',
  place: 'order',
  available: 'available',
  allergens: 'allergens',
  traces: 'allergens',
}

const fieldsThatDiffer = (before: DishState, after: DishState): Seen =>
  Object.fromEntries(Object.entries(before).filter(([key]) => differs(key as keyof DishState, before, after)))

/** The plan of a change, from what a trial of its write has recorded. `shownMax`: values that are named. */
export function planOf(changes: readonly DishChanged[], words: ItemWords, shownMax: number): ScheduledPlan {
  const plan: ScheduledPlan = { counts: {}, items: [], count: 0, seen: {} }
  for (const change of changes) {
    const { id, before, after } = change
    const items = before && after ? changedItems(id, before, after, words) : wholeItem(change, words)
    if (before && after) plan.seen[id] = fieldsThatDiffer(before, after)
    for (const { field } of items) plan.counts[COUNTED_AS[field]] = (plan.counts[COUNTED_AS[field]] ?? 0) + 1
    plan.count += items.length
    plan.items.push(...items.slice(0, Math.max(0, shownMax - plan.items.length)))
  }
  return plan
}

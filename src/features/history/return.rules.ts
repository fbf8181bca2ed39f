import type { Locale } from '#shared/locale.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { linesOf, type StoredPrice, type StoredPrices, toStored } from '#features/prices/stored-prices.ts'
import type { StoredCourse } from '#features/set-menus/set-menu.rules.ts'
import type { Back, Held } from './back.ts'
import { groupOf, groupOfWhole } from './fields-of-history.ts'
import type { HistoryGroup } from './history.groups.ts'
import { type Key, keyOf, type State, type Was } from './then.rules.ts'
import { withoutTouched } from './touched.rules.ts'

/** A carta as it is now: all that it has, and what of it can come back. */
export type World = {
  things: ReadonlyMap<Key, Held>
  /** Photos whose files are there. */
  images: ReadonlySet<string>
  defaultLocale: Locale
}
export type Asked = {
  groups: ReadonlySet<HistoryGroup>
  /** Only these dishes; null: the whole carta. */
  dishIds: ReadonlySet<string> | null
  /** Things whose allergens stay, whatever is asked: somebody said them after who asks had looked. */
  said?: ReadonlySet<Key>
  /** How what somebody has changed since was when who asks had looked: it stays (decision 0345). */
  seen?: ReadonlyMap<Key, Was>
}
/** What was and cannot come back: a photo without files, a dish that is gone for good. */
export type Lost = { entity: string; id: string; field: 'imageId' | null }
export type Plan = { backs: Back[]; lost: Lost[] }

type Thing = { was: Was; held: Held; world: World; asked: Asked }
type Fields = Back['fields']

/** Without today's prices, which never go back: a line of the market is one, whatever it says today. */
const withoutToday = (lines: readonly StoredPrice[]): StoredPrice[] =>
  lines.map(({ until: _, ...line }) => (line.market ? { ...line, cents: null } : line))

/** The lines of a state, which may lack what has not changed. */
const pricesIn = (state: State, otherwise: State): StoredPrice[] =>
  withoutToday(linesOf({ ...otherwise, ...state } as unknown as StoredPrices))

function pricesBack({ was, held }: Thing): State {
  if (!('price' in was.fields || 'prices' in was.fields)) return {}
  const { price, prices } = held.state
  const then = pricesIn(was.fields, { price, prices })
  return isSameJson(then, pricesIn(held.state, {})) ? {} : toStored(then)
}

type Texts = Partial<Record<Locale, { name?: string }>>

/** The main language keeps the name of now where it had none then: nothing is without a name. */
function textsBack({ was, held, world: { defaultLocale } }: Thing): State {
  const [then, now] = [was.fields['translations'], held.state['translations']] as [Texts, Texts]
  const isNamed = (then[defaultLocale]?.name ?? '').trim() !== ''
  return { translations: isNamed ? then : { ...then, [defaultLocale]: now[defaultLocale] } }
}

/** Lines of a set menu as they were, with the allergens of now; of what nobody says now they are to be confirmed. */
function coursesBack(then: readonly StoredCourse[], now: readonly StoredCourse[]): StoredCourse[] {
  const present = new Map(now.flatMap(({ items }) => items.map(item => [item.id, item])))
  return then.map(course => ({
    ...course,
    items: course.items.map(item => {
      const said = present.get(item.id)
      if (!said || said.dishId !== item.dishId || !isSameJson(said.names, item.names))
        return item.dishId === null ? { ...item, toConfirm: true } : item
      return { ...said, supplement: item.supplement }
    }),
  }))
}

/** When somebody looked at the allergens goes back with them, never alone: that was so. */
const withoutReviewAlone = (fields: State): State =>
  Object.keys(fields).some(field => field !== 'allergensReviewed') ? fields : {}

/** The fields of each group that differ from what they were, as they are to be. */
function fieldsBack(thing: Thing): Fields {
  const { was, held, asked } = thing
  const { entity } = was
  const values: Record<string, unknown> = { ...was.fields }
  const mayUnsay = asked.groups.has('allergens') && !was.wasDeleted && !asked.said?.has(keyOf(was))
  if (entity === 'dish' || entity === 'category') {
    if ('translations' in values) Object.assign(values, textsBack(thing))
    delete values['price']
    delete values['prices']
  }
  if (entity === 'set-menu' && values['courses'] !== undefined && !mayUnsay)
    values['courses'] = coursesBack(values['courses'] as StoredCourse[], held.state['courses'] as StoredCourse[])
  const fields: Record<string, Record<string, unknown>> = {}
  for (const [field, value] of Object.entries(values)) {
    const group = groupOf(entity, field)
    if (group === null || !asked.groups.has(group) || isSameJson(value, held.state[field])) continue
    fields[group] = { ...fields[group], [field]: value }
  }
  if (entity === 'dish') {
    const prices = asked.groups.has('prices') ? pricesBack(thing) : {}
    if (Object.keys(prices).length > 0) fields['prices'] = prices
    // Whatever is asked: a dish that was deleted has the allergens with which it went, or what was said since.
    const allergens = mayUnsay ? withoutReviewAlone(fields['allergens'] ?? {}) : {}
    delete fields['allergens']
    if (Object.keys(allergens).length > 0) fields['allergens'] = allergens
  }
  return fields as Fields
}

/** A photo goes back while its files are there. */
function withoutLost(fields: Fields, { was, world }: Thing): { fields: Fields; lost: Lost[] } {
  const image = fields.texts?.['imageId']
  if (typeof image !== 'string' || world.images.has(image)) return { fields, lost: [] }
  const { imageId: _, ...texts } = fields.texts ?? {}
  const { texts: _texts, ...others } = fields
  const { entity, id } = was
  return {
    fields: { ...others, ...(Object.keys(texts).length > 0 && { texts }) },
    lost: [{ entity, id, field: 'imageId' }],
  }
}

/** What becomes of one thing, whatever becomes of the others. */
function backOf(was: Was, world: World, asked: Asked): Plan {
  const { entity, id } = was
  const held = world.things.get(keyOf(was))
  const isThere = held !== undefined && !held.isDeleted
  const nothing = { backs: [], lost: [] }
  if (asked.dishIds && !(entity === 'dish' && asked.dishIds.has(id))) return nothing
  if (!was.existed) {
    const group = groupOfWhole(entity, 'new')
    if (!isThere || group === null || !asked.groups.has(group)) return nothing
    return { backs: [{ entity, id, kind: 'remove', group, fields: {} }], lost: [] }
  }
  const whole = groupOfWhole(entity, 'deleted')
  if (!held)
    return whole !== null && asked.groups.has(whole) ? { backs: [], lost: [{ entity, id, field: null }] } : nothing
  if (held.isDeleted && (whole === null || !asked.groups.has(whole))) return nothing
  const thing = { was, held, world, asked }
  const { fields, lost } = withoutLost(fieldsBack(thing), thing)
  if (held.isDeleted) return { backs: [{ entity, id, kind: 'restore', group: whole, fields }], lost }
  if (Object.keys(fields).length === 0) return { backs: [], lost }
  if (entity === 'allergen-notice' && asked.said?.has(keyOf(was))) return { backs: [], lost }
  return { backs: [{ entity, id, kind: 'set', group: null, fields }], lost }
}

const isOf = (entity: string, kind: Back['kind']) => (back: Back) => back.entity === entity && back.kind === kind
const without = (back: Back, group: HistoryGroup): Back => {
  const { [group]: _, ...fields } = back.fields
  return { ...back, fields }
}

/** A dish needs a category that is there: without it a move is left out, and one that was deleted stays away. */
function withHome({ backs, lost }: Plan, { things }: World): Plan {
  const restored = new Set(backs.filter(isOf('category', 'restore')).map(({ id }) => id))
  const exists = (id: unknown): boolean =>
    restored.has(String(id)) || things.get(keyOf({ entity: 'category', id: String(id) }))?.isDeleted === false
  const homeless: Lost[] = []
  const kept = backs.flatMap(back => {
    if (back.entity !== 'dish' || back.kind === 'remove') return [back]
    const now = things.get(keyOf(back))?.state['categoryId']
    const then = back.fields.order?.['categoryId'] ?? now
    if (exists(then)) return [back]
    if (back.kind === 'restore' && !exists(now)) {
      homeless.push({ entity: back.entity, id: back.id, field: null })
      return []
    }
    const stays = without(back, 'order')
    return back.kind === 'set' && Object.keys(stays.fields).length === 0 ? [] : [stays]
  })
  return { backs: kept, lost: [...lost, ...homeless] }
}

/** A price whose label is gone, and stays away, goes back without it. */
function withKnownLabels(backs: readonly Back[], { things }: World): Back[] {
  const restored = new Set(backs.filter(isOf('price-label', 'restore')).map(({ id }) => id))
  const isKnown = (label: string): boolean =>
    isPriceLabel(label) ||
    restored.has(label) ||
    things.get(keyOf({ entity: 'price-label', id: label }))?.isDeleted === false
  return backs.flatMap(back => {
    const { fields, entity, kind } = back
    if (entity !== 'dish' || !fields.prices) return [back]
    const lines = linesOf(fields.prices as unknown as StoredPrices)
    const known = lines.map(line => (line.label === null || isKnown(line.label) ? line : { ...line, label: null }))
    const now = pricesIn(things.get(keyOf(back))?.state ?? {}, {})
    if (!isSameJson(known, now)) return [{ ...back, fields: { ...fields, prices: toStored(known) } }]
    const others = without(back, 'prices')
    return kind === 'set' && Object.keys(others.fields).length === 0 ? [] : [others]
  })
}

/** A thing as it is after a return; undefined: it is not there. */
export function stateAfter(held: Held | undefined, back: Back | undefined): State | undefined {
  if (back?.kind === 'remove' || (held?.isDeleted && back?.kind !== 'restore')) return undefined
  return Object.assign({}, held?.state, ...Object.values(back?.fields ?? {})) as State
}

/** The dishes that the carta has after it. */
function dishesAfter(backs: readonly Back[], { things }: World): State[] {
  const byKey = new Map(backs.map(back => [keyOf(back), back]))
  return [...things].flatMap(([key, held]): State[] => {
    const state = key.startsWith('dish ') ? stateAfter(held, byKey.get(key)) : undefined
    return state ? [state] : []
  })
}

/** A category in which a dish stays, and a label that a price has, stay too. */
function withoutUsed(backs: readonly Back[], world: World): Back[] {
  const dishes = dishesAfter(backs, world)
  const used = new Set(
    dishes.flatMap(({ categoryId, prices }) => [
      String(categoryId),
      ...((prices ?? []) as StoredPrice[]).flatMap(({ label }) => label ?? []),
    ]),
  )
  return backs.filter(
    back => back.kind !== 'remove' || !['category', 'price-label'].includes(back.entity) || !used.has(back.id),
  )
}

/**
 * What a return to a moment does (4-beyond §6), from how things were then (`statesBefore`) and what is there now. Never
 * what is sold out, what the market asks today and when somebody said it; allergens where they are named.
 */
export function planReturn(then: ReadonlyMap<Key, Was>, world: World, asked: Asked): Plan {
  const all = [...then.values()].map(was => backOf(was, world, asked))
  const backs = all
    .flatMap(plan => plan.backs)
    .flatMap(back => withoutTouched(back, asked.seen?.get(keyOf(back)), world.things.get(keyOf(back))))
  const plan = withHome({ backs, lost: all.flatMap(({ lost }) => lost) }, world)
  return { ...plan, backs: withoutUsed(withKnownLabels(plan.backs, world), world) }
}

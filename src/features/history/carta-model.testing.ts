import { linesOf, type StoredPrices } from '#features/prices/stored-prices.ts'
import { groupOf } from './fields-of-history.ts'
import type { HistoryGroup } from './history.groups.ts'
import type { Held } from './back.ts'
import { type Plan, planReturn, stateAfter, type World } from './return.rules.ts'
import { deletedStates, type Key, keyOf, type State, statesBefore } from './then.rules.ts'
import type { HistoryEntry } from './undo.rules.ts'

export type Things = Map<Key, Held>

const WITHOUT_ROW = ['price-label', 'schedule', 'set-menu']
export const entityOf = (key: Key): string => key.split(' ')[0] ?? ''
export const idOf = (key: Key): string => key.split(' ')[1] ?? ''
export const living = (things: Things, entity: string): [Key, State][] =>
  [...things].flatMap(([key, held]) => (entityOf(key) === entity && !held.isDeleted ? [[key, held.state]] : []))

const line = (cents: number | null, more: object = {}) => ({
  label: null,
  market: false,
  unit: null,
  minPersons: null,
  cents,
  ...more,
})

function newState(entity: string, things: Things, n: number): State {
  if (entity === 'dish')
    return {
      categoryId: idOf(living(things, 'category')[n % 3]?.[0] ?? living(things, 'category')[0]?.[0] ?? ''),
      translations: { es: { name: `Plato ${n}`, description: '' } },
      price: `${n % 50}.00`,
      prices: null,
      imageId: null,
      sortOrder: 10 * (n % 7),
      allergens: [],
      allergensDeclared: false,
      available: true,
      allergensReviewed: null,
    }
  if (entity === 'category') return { key: `c${n}`, translations: { es: { name: `Cat ${n}` } }, sortOrder: n % 50 }
  if (entity === 'price-label' || entity === 'zone') return { names: { es: `N${n}` }, value: n }
  if (entity === 'schedule') return { name: `H${n}`, days: [], slots: [], categoryIds: [], dishIds: [`d${n}`] }
  const item = { id: `i${n}`, names: { es: 'Sopa' }, dishId: null, allergens: [], toConfirm: false, supplement: 0 }
  return { names: { es: `M${n}` }, price: n, courses: [{ id: 'c', names: {}, items: [item] }], soldOut: false }
}

/** What a form, a cell of a table, a change of several or an import may make of a thing. */
function changedFields(key: Key, state: State, things: Things, n: number): State {
  const entity = entityOf(key)
  if (entity === 'category') return n % 2 ? { translations: { es: { name: `Otra ${n}` } } } : { sortOrder: n % 40 }
  if (entity === 'schedule') return n % 2 ? { name: `H${n}` } : { dishIds: [`d${n}`] }
  if (entity === 'set-menu') return n % 2 ? { price: n } : { soldOut: !state['soldOut'] }
  if (entity !== 'dish') return { names: { es: `N${n}` } }
  const cats = living(things, 'category')
  const several = [line(n * 10), line(n * 20, { label: 'racion' })]
  const market = [line(n, { market: true, until: '2027-01-01T00:00:00.000Z' })]
  return [
    { price: `${n}.50`, prices: null },
    { price: (n / 10).toFixed(2), prices: several },
    { price: (n / 100).toFixed(2), prices: market },
    { prices: [line(null, { market: true })], price: '0.00' },
    { translations: { es: { name: `Plato ${n}` }, en: { name: `Dish ${n}`, description: '' } } },
    { sortOrder: n },
    { categoryId: idOf(cats.at(-1 - ((n >> 1) % cats.length))?.[0] ?? ''), sortOrder: 5 },
    {
      allergens: ['gluten', 'milk'].slice(n % 3),
      allergensDeclared: true,
      allergensReviewed: { at: `${n}`, by: null },
    },
    { allergensReviewed: { at: `${n}`, by: 'otro' } },
    { available: !state['available'] },
  ][n % 10] as State
}

/** A carta with its history; every write adds what it changed, as `recordHistory` does. */
export class Carta {
  things: Things = new Map()
  entries: HistoryEntry[] = []
  #made = 0

  write(key: Key, after: State | null): void {
    const held = this.things.get(key)
    const before = held && !held.isDeleted ? held.state : null
    if (before === null && after === null) return
    const kept = { entity: entityOf(key), id: idOf(key) }
    if (before && after) {
      const fields = Object.keys(after).filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      if (fields.length === 0) return
      const pick = (state: State) => Object.fromEntries(fields.map(field => [field, state[field]]))
      this.entries.push({ ...kept, before: pick(before), after: pick(after) })
    } else this.entries.push({ ...kept, before, after })
    if (after) this.things.set(key, { state: after, isDeleted: false })
    else if (WITHOUT_ROW.includes(kept.entity)) this.things.delete(key)
    else this.things.set(key, { state: held?.state ?? {}, isDeleted: true })
  }

  create(entity: string, n: number): void {
    if (entity === 'dish' && living(this.things, 'category').length === 0) return
    this.write(`${entity} ${entity[0]}${this.#made++}`, newState(entity, this.things, n))
  }

  remove(key: Key): void {
    if (entityOf(key) === 'category')
      for (const [dish, state] of living(this.things, 'dish'))
        if (state['categoryId'] === idOf(key)) this.write(dish, null)
    this.write(key, null)
  }

  restore(key: Key): void {
    const state: State = this.things.get(key)?.state ?? {}
    const home = this.things.get(`category ${String(state['categoryId'])}`)
    if (entityOf(key) !== 'dish' || home?.isDeleted === false) this.write(key, state)
  }

  /** As `PUT …/reorder`: 10, 20, 30, with the places of before. */
  reorder(categoryId: string, n: number): void {
    const dishes = living(this.things, 'dish').filter(([, state]) => state['categoryId'] === categoryId)
    const before = dishes.toSorted((a, b) => Number(a[1]['sortOrder']) - Number(b[1]['sortOrder']))
    const after = [...before.slice(n % (before.length || 1)), ...before.slice(0, n % (before.length || 1))]
    const ids = (all: [Key, State][]) => all.map(([key]) => idOf(key))
    this.entries.push({
      entity: 'dish-order',
      id: categoryId,
      before: { itemIds: ids(before), places: before.map(([, state]) => state['sortOrder']) },
      after: { itemIds: ids(after), places: after.map((_, at) => (at + 1) * 10) },
    })
    for (const [at, [key, state]] of after.entries())
      this.things.set(key, { state: { ...state, sortOrder: (at + 1) * 10 }, isDeleted: false })
  }

  step([kind, pick, n]: Step): void {
    const alive = [...this.things].filter(([, held]) => !held.isDeleted).map(([key]) => key)
    const dead = [...this.things].filter(([, held]) => held.isDeleted).map(([key]) => key)
    const key = alive[pick % (alive.length || 1)]
    const gone = dead[pick % (dead.length || 1)]
    if (kind === 'create') this.create(KINDS[pick % KINDS.length] ?? 'dish', n)
    else if (kind === 'delete' && key && !(entityOf(key) === 'category' && n % 4)) this.remove(key)
    else if (kind === 'restore' && gone) this.restore(gone)
    else if (kind === 'order' && key && entityOf(key) === 'category') this.reorder(idOf(key), n)
    else if (kind === 'several')
      for (const [dish, state] of living(this.things, 'dish'))
        this.write(dish, { ...state, price: `${n}.10`, prices: null })
    else if (key) {
      const state = this.things.get(key)?.state ?? {}
      this.write(key, { ...state, ...changedFields(key, state, this.things, n) })
    }
  }

  world(since: number): World {
    const things = new Map(this.things)
    for (const [key, state] of deletedStates(this.entries.slice(since)))
      if (!things.has(key) && WITHOUT_ROW.includes(entityOf(key))) things.set(key, { state, isDeleted: true })
    return { things, images: new Set(), defaultLocale: 'es' }
  }

  plan(since: number, groups: readonly HistoryGroup[], dishIds: ReadonlySet<string> | null = null): Plan {
    const then = statesBefore(this.entries.slice(since))
    return planReturn(then, this.world(since), { groups: new Set(groups), dishIds })
  }

  /** Does what a plan says, as writes of their own. */
  goBack(since: number, plan: Plan): void {
    const { things } = this.world(since)
    for (const back of plan.backs.toSorted((a, b) => Number(a.kind === 'remove') - Number(b.kind === 'remove')))
      this.write(keyOf(back), stateAfter(things.get(keyOf(back)), back) ?? null)
  }
}

const KINDS = ['dish', 'dish', 'dish', 'category', 'category', 'price-label', 'zone', 'schedule', 'set-menu']
export const STEPS = ['create', 'change', 'change', 'change', 'delete', 'restore', 'order', 'several'] as const
export type Step = [(typeof STEPS)[number], number, number]
export function cartaOf(all: readonly Step[], at: number) {
  const carta = new Carta()
  carta.create('category', 1)
  carta.create('category', 2)
  for (const n of [1, 2, 3]) carta.create('dish', n)
  const since = () => carta.entries.length
  let [then, mark]: [Things, number] = [new Map(carta.things), since()]
  for (const [index, step] of all.entries()) {
    if (index === at % all.length) [then, mark] = [new Map(carta.things), since()]
    carta.step(step)
  }
  return { carta, before: then, mark, now: new Map(carta.things) }
}

const withoutToday = (state: State) =>
  linesOf(state as unknown as StoredPrices).map(({ until: _, ...each }) =>
    each.market ? { ...each, cents: null } : each,
  )

/** What of a thing is compared: all of it but what never goes back. */
export function comparable(key: Key, state: State, groups: readonly string[]): State {
  const fields = Object.entries(state).filter(([field]) => {
    const group = groupOf(entityOf(key), field)
    return group !== null && groups.includes(group) && field !== 'allergensReviewed'
  })
  const { price: _, prices: __, ...kept } = Object.fromEntries(fields)
  return entityOf(key) === 'dish'
    ? { ...kept, ...(groups.includes('prices') && { lines: withoutToday(state) }) }
    : state
}

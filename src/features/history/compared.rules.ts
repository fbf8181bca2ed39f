import { isSameJson } from '#shared/fields/same-json.ts'
import { groupOf, groupOfWhole } from './fields-of-history.ts'
import { type GroupCounts, HISTORY_GROUPS, type HistoryGroup } from './history.groups.ts'
import { type Value, valuesOf, type ValuesContext } from './history.values.ts'
import type { Held } from './back.ts'
import { type Plan, stateAfter } from './return.rules.ts'
import { type Key, keyOf, type State } from './then.rules.ts'

/** A value of a comparison: `from` is then, `to` is now. */
export type ComparedRow = Value & { entity: string; id: string; group: HistoryGroup; isLost: boolean }

/** With which group a value goes back. */
export function groupOfValue(entity: string, { field, keys }: Value): HistoryGroup | null {
  if (field === 'created' || field === 'deleted') return groupOfWhole(entity, field === 'created' ? 'new' : 'deleted')
  return groupOf(entity, keys[0] ?? '')
}

/** What orders things: places, and for equal ones their age. */
export type Ages = ReadonlyMap<Key, Date>
type Placed = { id: string; parent: string; place: number; age: number }

function sorted(things: readonly Placed[]): Map<string, string[]> {
  const inOrder = things.toSorted((a, b) => a.place - b.place || a.age - b.age || (a.id < b.id ? -1 : 1))
  return new Map(
    [...Map.groupBy(inOrder, ({ parent }) => parent)].map(([parent, all]) => [parent, all.map(({ id }) => id)]),
  )
}

const KINDS = [
  { entity: 'dish', order: 'dish-order', ids: 'itemIds' },
  { entity: 'category', order: 'category-order', ids: 'categoryIds' },
] as const

type Compared = { plan: Plan; things: ReadonlyMap<Key, Held>; ages: Ages; restaurantId: string }

/** The orders of categories and of the dishes in each that are others than then, of what was there then and is now. */
function orderRows({ plan, things, ages, restaurantId }: Compared, context: ValuesContext): ComparedRow[] {
  const backs = new Map(plan.backs.map(back => [keyOf(back), back]))
  return KINDS.flatMap(({ entity, order, ids }) => {
    const keys = [...things.keys()].filter(key => key.startsWith(`${entity} `))
    const place = (key: Key, state: State): Placed => ({
      id: key.slice(entity.length + 1),
      parent: entity === 'dish' ? String(state['categoryId']) : restaurantId,
      place: Number(state['sortOrder']),
      age: ages.get(key)?.getTime() ?? 0,
    })
    const placed = (stateOf: (key: Key) => State | undefined): Placed[] =>
      keys.flatMap(key => {
        const state = stateOf(key)
        return state ? [place(key, state)] : []
      })
    const now = sorted(placed(key => (things.get(key)?.isDeleted ? undefined : things.get(key)?.state)))
    const then = sorted(placed(key => stateAfter(things.get(key), backs.get(key))))
    return [...then].flatMap(([parent, wasAll]): ComparedRow[] => {
      const isAll = now.get(parent) ?? []
      const [was, is] = [wasAll.filter(id => isAll.includes(id)), isAll.filter(id => wasAll.includes(id))]
      if (isSameJson(was, is)) return []
      const [value] = valuesOf(order, { before: { [ids]: was }, after: { [ids]: is } }, context)
      // Things of one name in another order have the same words.
      const told = value ?? { field: 'order', part: null, from: '', to: '', keys: [ids] }
      return [{ ...told, entity: order, id: parent, group: 'order', isLost: false }]
    })
  })
}

/** The order of set menus, of those that were there then and are now: a menu that came or went is told itself. */
function inBoth(entity: string, before: State | null, after: State | null) {
  if (entity !== 'set-menu-order' || !before || !after) return { before, after }
  const [was, is] = [before['setMenuIds'] as string[], after['setMenuIds'] as string[]]
  return {
    before: { setMenuIds: was.filter(id => is.includes(id)) },
    after: { setMenuIds: is.filter(id => was.includes(id)) },
  }
}

/** Everything that is different from then, value by value: what a return puts back, and what it cannot. */
export function comparedRows(compared: Compared, context: ValuesContext): ComparedRow[] {
  const { plan, things } = compared
  const rows = plan.backs.flatMap(back => {
    const { entity, id } = back
    const held = things.get(keyOf(back))
    const before = stateAfter(held, back) ?? null
    const after = held && !held.isDeleted ? held.state : null
    return valuesOf(entity, inBoth(entity, before, after), context).map(value => ({
      ...value,
      entity,
      id,
      isLost: false,
    }))
  })
  const lost = plan.lost.map(({ entity, id, field }): Omit<ComparedRow, 'group'> => {
    const value = field === null ? 'deleted' : 'image'
    const from = field === null ? '' : 'photo'
    const to = field !== null && things.get(keyOf({ entity, id }))?.state['imageId'] ? 'photo' : ''
    return { field: value, part: null, from, to, keys: [field ?? ''], entity, id, isLost: true }
  })
  const grouped = [...rows, ...lost].flatMap(row => {
    const group = groupOfValue(row.entity, row)
    return group === null ? [] : [{ ...row, group }]
  })
  return [...grouped, ...orderRows(compared, context)]
}

/** Things of which several values are one change for people. */
const BY_THING: readonly HistoryGroup[] = ['allergens', 'service']

/** How many changes of each group; what is lost is none. */
export function countsOf(rows: readonly ComparedRow[]): GroupCounts {
  const count = (group: HistoryGroup): number => {
    const all = rows.filter(row => row.group === group && !row.isLost)
    return BY_THING.includes(group) ? new Set(all.map(keyOf)).size : all.length
  }
  return Object.fromEntries(HISTORY_GROUPS.map(group => [group, count(group)])) as GroupCounts
}

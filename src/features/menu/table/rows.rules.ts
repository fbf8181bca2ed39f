import type { Category, Dish } from '../menu.contract.ts'
import { byOrder } from '../menu.rules.ts'

export type DishRow = { kind: 'dish'; id: string; number: number; dish: Dish }
export type GroupRow = { kind: 'group'; id: string; categoryId: string; name: string; count: number }
/** A dish that is written and not stored yet. */
export type NewRow = { kind: 'new'; id: 'new'; categoryId: string }
export type TableRow = DishRow | GroupRow | NewRow

type Menu = {
  dishes: readonly Dish[]
  /** In their order. */
  categories: readonly Category[]
  nameOf: (category: Category) => string
  /** The category that has a new row at its end. */
  newIn: string | null
}

/**
 * The rows of the table: the dishes of each category under its name, numbered through. A row that stays as it was is
 * the same object, so that it is not drawn again. Categories without dishes have no row.
 */
export function tableRows({ dishes, categories, nameOf, newIn }: Menu, before: readonly TableRow[] = []): TableRow[] {
  const known = new Map(before.map(row => [row.id, row]))
  const kept = <Row extends TableRow>(row: Row): TableRow => {
    const old = known.get(row.id)
    return old && isSameRow(old, row) ? old : row
  }
  const groups = Map.groupBy(dishes, dish => dish.categoryId)
  let number = 0
  return categories.flatMap(category => {
    const id = category._id
    const own = (groups.get(id) ?? []).toSorted(byOrder)
    if (own.length === 0 && newIn !== id) return []
    const group: GroupRow = {
      kind: 'group',
      id: `group ${id}`,
      categoryId: id,
      name: nameOf(category),
      count: own.length,
    }
    const rows = own.map(dish => kept({ kind: 'dish', id: dish._id, number: (number += 1), dish }))
    return [kept(group), ...rows, ...(newIn === id ? [kept({ kind: 'new', id: 'new', categoryId: id })] : [])]
  })
}

const isSameRow = (one: TableRow, other: TableRow): boolean =>
  Object.keys(other).every(key => one[key as keyof TableRow] === other[key as keyof TableRow])

/**
 * The rows in the order in which they stood, as long as somebody writes in one of them: nothing moves under the hands.
 * New ones wait; those that are gone are gone.
 */
export function heldRows(rows: readonly TableRow[], held: readonly TableRow[]): TableRow[] {
  const now = new Map(rows.map(row => [row.id, row]))
  return held.flatMap(({ id }) => now.get(id) ?? [])
}

import { useCallback, useMemo, useRef, useState } from 'react'
import type { Locale } from '#shared/locale.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { heldRows, type TableRow, tableRows } from '#features/menu/table/rows.rules.ts'
import { listWithUnsaved } from '../../data/dish-changes.ts'
import { findDishes, searchIndex } from '../../dish-list/dish-search.ts'
import { isLacking, type Narrowing } from '../../filters/narrowing.ts'
import type { MenuState } from '../../use-menu-state.ts'
import { dishOfKey, type TableStore, useTableStore } from './table-store.ts'

/**
 * The rows that the table shows: what is searched, narrowed or has an error, else the whole menu. While somebody writes
 * nothing changes its place.
 */
export function useTableRows(state: MenuState, store: TableStore, newIn: string | null): readonly TableRow[] {
  const { menu, board, search, view } = state
  const { restaurant } = menu
  const pending = useTableStore(store, one => one.pending)
  const onlyErrors = useTableStore(store, one => one.onlyErrors)
  const marks = useTableStore(store, one => (onlyErrors ? one.marks : null))
  const isWriting = useTableStore(store, one => one.editing !== null)
  const dishes = useMemo(() => listWithUnsaved(menu.dishes, pending), [menu.dishes, pending])
  const narrowed = useNarrowed(dishes, view.narrowing, restaurant.supportedLocales)
  const found = useMemo(
    () => (search.wanted ? findDishes(searchIndex(narrowed), search.wanted) : narrowed),
    [narrowed, search.wanted],
  )
  const wrong = useRef(new Set<string>())
  const shown = useMemo(() => {
    if (!marks) {
      wrong.current.clear()
      return found
    }
    // A mended one stays until the filter is left.
    for (const [key, { kind }] of marks) if (kind !== 'theirs') wrong.current.add(dishOfKey(key))
    return found.filter(({ _id }) => wrong.current.has(_id))
  }, [found, marks])
  const before = useRef<readonly TableRow[]>([])
  const { defaultLocale } = restaurant
  const rows = useMemo(() => {
    const nameOf = (category: Category) => dashboardName(category.translations, defaultLocale)
    const all = tableRows({ dishes: shown, categories: board.categories, nameOf, newIn }, before.current)
    return isWriting && newIn === null ? heldRows(all, before.current) : all
  }, [shown, board.categories, newIn, isWriting, defaultLocale])
  before.current = rows
  return rows
}

/** One that is mended stays until the filter is left, so that the table does not jump (DAILY-WORK §3.4). */
function useNarrowed(dishes: readonly Dish[], narrowing: Narrowing | null, locales: readonly Locale[]) {
  const isOne = useCallback(
    (dish: Dish) => narrowing === null || isLacking(dish, narrowing, locales),
    [narrowing, locales],
  )
  const [atFirst, setAtFirst] = useState({ narrowing, ids: new Set<string>() })
  if (atFirst.narrowing !== narrowing || (narrowing && atFirst.ids.size === 0 && dishes.some(isOne)))
    setAtFirst({ narrowing, ids: new Set(dishes.filter(isOne).map(({ _id }) => _id)) })
  return useMemo(
    () => (narrowing === null ? dishes : dishes.filter(dish => atFirst.ids.has(dish._id) || isOne(dish))),
    [dishes, narrowing, atFirst, isOne],
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#ui/client/client.ts'
import { connection } from '#ui/connection/connection.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type Dish, listChangedDishes } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { isSameValue, valueOf } from '#features/menu/table/cell-values.rules.ts'
import { type FieldColumn, isField, type TableColumn } from '#features/menu/table/columns.rules.ts'
import { NAMED_MS, OTHERS_EVERY_MS, OTHERS_OVERLAP_MS } from '#features/menu/table/table.limits.ts'
import { headOf, tableTexts as texts } from '#features/menu/table/table.texts.ts'
import { withEntry, withoutEntry } from '../../data/menu-lists.ts'
import { categoriesOf, dishesOf } from '../../data/menu.queries.ts'
import { cellKey, type TableStore } from './table-store.ts'

type Arrived = { dish: Dish; by: string; columns: FieldColumn[] }

/**
 * Brings what others change into the open table within 30 s, and names who did it for 6 s (BRINGING §5.14). A page that
 * nobody sees asks nothing.
 */
export function useOthers(restaurant: Restaurant, columns: readonly TableColumn[], store: TableStore): void {
  const queryClient = useQueryClient()
  const { _id, defaultLocale } = restaurant
  useEffect(() => {
    const { queryKey } = dishesOf(_id)
    const stops = new AbortController()
    const fields = columns.filter(isField)
    const say = (arrived: readonly Arrived[]) => {
      const [first] = arrived
      if (!first) return
      const name = dashboardName(first.dish.translations, defaultLocale)
      const column = first.columns[0] ? headOf(first.columns[0], defaultLocale) : ''
      store.set({
        said:
          arrived.length === 1 ? texts.whoChanged(first.by, column, name) : texts.whoSeveral(first.by, arrived.length),
      })
      for (const { dish, by, columns: changed } of arrived)
        for (const one of changed) {
          // An error of one's own says more.
          if (store.get().marks.has(cellKey(dish._id, one.key))) continue
          store.mark(dish._id, one, { kind: 'theirs', by })
          const end = () =>
            store.get().marks.get(cellKey(dish._id, one.key))?.kind === 'theirs' && store.mark(dish._id, one, null)
          setTimeout(end, NAMED_MS)
        }
    }
    const look = async () => {
      const known = queryClient.getQueryData(queryKey)
      if (!known || document.hidden || connection.isLost()) return
      const newest = known.reduce((last, dish) => Math.max(last, Date.parse(dish.updatedAt)), 0)
      const since = new Date(newest - OTHERS_OVERLAP_MS).toISOString()
      const { changed, gone } = await call(listChangedDishes, {
        params: { id: _id },
        query: { since },
        signal: stops.signal,
      })
      const arrived: Arrived[] = []
      queryClient.setQueryData(queryKey, list => {
        if (!list) return list
        arrived.length = 0
        const before = new Map(list.map(dish => [dish._id, dish]))
        const kept = gone.reduce((all, id) => (before.has(id) ? withoutEntry(all, id) : all), list)
        return changed.reduce((all, { dish, changedBy }) => {
          const old = before.get(dish._id)
          if (old && old.updatedAt >= dish.updatedAt) return all
          const differing = old ? fields.filter(one => !isSameValue(valueOf(old, one), valueOf(dish, one))) : []
          if (changedBy !== null && differing.length > 0) arrived.push({ dish, by: changedBy, columns: differing })
          return withEntry(all, dish)
        }, kept)
      })
      say(arrived)
      // Categories are few; what was moved may be in a new one.
      if (
        changed.some(
          ({ dish }) => !queryClient.getQueryData(categoriesOf(_id).queryKey)?.some(one => one._id === dish.categoryId),
        )
      )
        void queryClient.invalidateQueries({ queryKey: categoriesOf(_id).queryKey })
    }
    // What fails is asked again the next time.
    const timer = setInterval(() => void look().catch(() => null), OTHERS_EVERY_MS)
    return () => {
      clearInterval(timer)
      stops.abort()
    }
  }, [_id, defaultLocale, columns, queryClient, store])
}

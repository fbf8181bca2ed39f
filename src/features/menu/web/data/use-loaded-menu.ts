import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { listWithUnsaved } from './dish-changes.ts'
import { categoriesOf, dishesOf } from './menu.queries.ts'

/**
 * Loads categories and dishes at the same time; dishes have the changes that are not stored yet. What is loaded stays
 * when a later load fails.
 */
export function useLoadedMenu(restaurantId: string) {
  const categories = useQuery(categoriesOf(restaurantId))
  const dishes = useQuery(dishesOf(restaurantId))
  const { bodies } = useOutbox()
  const shown = useMemo(() => dishes.data && listWithUnsaved(dishes.data, bodies), [dishes.data, bodies])
  return {
    categories: categories.data,
    dishes: shown,
    isError: categories.isError || dishes.isError,
    error: categories.error ?? dishes.error,
    isFetching: categories.isFetching || dishes.isFetching,
    refetch: () => Promise.all([categories.refetch(), dishes.refetch()]),
  }
}

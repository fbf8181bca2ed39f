import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { priceLabelsOf } from '#features/prices/web/index.ts'
import type { Dish } from '../../menu.contract.ts'
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
  // Their names are needed without a connection, too.
  useQuery({ ...priceLabelsOf(restaurantId), enabled: dishes.data?.some(hasOwnLabel) ?? false })
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

const hasOwnLabel = ({ prices }: Dish): boolean => prices.some(({ label }) => label !== null && !isPriceLabel(label))

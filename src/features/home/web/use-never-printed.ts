import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { getPaperStatus } from '#features/paper/paper.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'

/** Whether a house with dishes has never printed its carta, for who may print it (PAPER-AND-NUMBERS §5 1). */
export function useNeverPrinted(restaurant: Restaurant, hasDishes: boolean): boolean {
  const { _id: id } = restaurant
  const { data } = useQuery({
    queryKey: ['paper', id, 'status'] as const,
    queryFn: ({ signal }) => call(getPaperStatus, { params: { id }, signal }),
    enabled: hasDishes && mayChange(restaurant, 'print'),
  })
  // A house that has given up its paper has printed once.
  return data !== undefined && data.edition === null && data.options === null
}

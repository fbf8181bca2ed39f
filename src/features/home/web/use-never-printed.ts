import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { listEditions } from '#features/paper/paper.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'

/** Whether a house with dishes has never printed its carta, for who may print it (PAPER-AND-NUMBERS §5 1). */
export function useNeverPrinted(restaurant: Restaurant, hasDishes: boolean): boolean {
  const { _id: id } = restaurant
  const { data } = useQuery({
    queryKey: ['paper', id, 'editions'] as const,
    queryFn: ({ signal }) => call(listEditions, { params: { id }, signal }),
    enabled: hasDishes && mayChange(restaurant, 'print'),
  })
  // What the house has given up is among them. How old the paper is says the check, which reads the menu once for all.
  return data?.length === 0
}

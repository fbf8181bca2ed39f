import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import {
  getRestaurant,
  listRestaurants,
  type Restaurant,
  switchRestaurant,
  verifyAllStatus,
} from '../restaurants.contract.ts'
import { VERIFY_INTERVAL_MS } from '../restaurants.limits.ts'

export const restaurantKeys = {
  all: ['restaurants'] as const,
  list: ['restaurants', 'list'] as const,
  one: (id: string) => ['restaurants', 'one', id] as const,
  verification: ['restaurants', 'verification'] as const,
}

/** The user's restaurants, oldest first. */
export const ownRestaurants = queryOptions({
  queryKey: restaurantKeys.list,
  queryFn: ({ signal }) => call(listRestaurants, { signal }),
})

/** One restaurant by its id; for admins also another owner's. */
export const oneRestaurant = (id: string) =>
  queryOptions({
    queryKey: restaurantKeys.one(id),
    queryFn: ({ signal }) => call(getRestaurant, { params: { id }, signal }),
  })

/** Puts a restaurant that a call answered into every cache entry, so that all screens show it at once. */
export function storeRestaurant(queryClient: QueryClient, restaurant: Restaurant): void {
  queryClient.setQueryData(restaurantKeys.one(restaurant._id), restaurant)
  queryClient.setQueryData(ownRestaurants.queryKey, list =>
    list?.map(one => (one._id === restaurant._id ? restaurant : one)),
  )
}

/**
 * Verifies the status of all restaurants every 30 s and when the tab becomes visible; never in a hidden tab, never with
 * a toast (S1 §4, 3-decisions §4). Calls `onChange` when that changed the rights.
 */
export function useVerification(onChange: () => void): void {
  const queryClient = useQueryClient()
  useQuery({
    queryKey: restaurantKeys.verification,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryState(restaurantKeys.list)?.dataUpdatedAt
      const verified = await call(verifyAllStatus, { signal })
      const list = queryClient.getQueryData(ownRestaurants.queryKey)
      const isNewer = queryClient.getQueryState(restaurantKeys.list)?.dataUpdatedAt !== before
      if (isNewer) return verified.length
      queryClient.setQueryData(ownRestaurants.queryKey, verified)
      if (list && rightsOf(list) !== rightsOf(verified)) onChange()
      return verified.length
    },
    retry: false,
    staleTime: 0,
    refetchInterval: VERIFY_INTERVAL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  })
}

const rightsOf = (restaurants: Restaurant[]): string =>
  restaurants.map(one => `${one._id} ${one.status} ${one.readOnly} ${one.rights}`).join()

/** Makes a restaurant the current one; the answered user replaces the cached one. */
export function useSwitchRestaurant() {
  const { setUser } = useCurrentUser()
  return useMutation({
    mutationFn: (id: string) => call(switchRestaurant, { params: { id } }),
    onSuccess: setUser,
  })
}

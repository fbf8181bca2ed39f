import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { isNotFound } from '#ui/client/api-error.ts'
import { useCurrentUser } from '#features/identity/web/index.ts'
import { pickCurrent } from '#features/restaurants/status/current.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { oneRestaurant, RestaurantScopeContext, useVerification } from '#features/restaurants/web/index.ts'
import { useRightsNews } from './use-rights-news.ts'
import { useKeepCurrentActive } from './use-choose-restaurant.ts'

type Props = { restaurants: readonly Restaurant[]; children: ReactNode }

/** Gives all screens the restaurant that they work on: that of `?id=`, otherwise the current one (3-decisions §3). */
export function RestaurantScopeProvider({ restaurants, children }: Props) {
  const { user, reloadUser } = useCurrentUser()
  const named = useNamedRestaurant(restaurants)
  const current = pickCurrent(restaurants, user?.currentRestaurantId ?? null)
  // A change of rights means that the subscription has changed; the banner reads it from the user, so the user is
  // loaded again.
  useVerification(() => void reloadUser().catch(() => null))
  useKeepCurrentActive(current?._id ?? null)
  const restaurant = named.id ? named.restaurant : current
  useRightsNews(restaurant)
  const scope = useMemo(() => ({ restaurant, restaurants, current }), [restaurant, restaurants, current])
  return <RestaurantScopeContext value={scope}>{children}</RestaurantScopeContext>
}

/** The restaurant of `?id=`: an own one from the list, another owner's (for admins) from the server. */
export function useNamedRestaurant(restaurants: readonly Restaurant[]) {
  const [search] = useSearchParams()
  const id = search.get('id')
  const own = restaurants.find(one => one._id === id)
  const asked = useQuery({ ...oneRestaurant(id ?? ''), enabled: Boolean(id) && !own })
  // A 404 is final: there is no such restaurant for this user. Anything else may work at the next try.
  const failure = asked.error && !isNotFound(asked.error) && { error: asked.error, retry: () => void asked.refetch() }
  const restaurant = own ?? (id && asked.data ? asked.data : null)
  return { id, isLoading: asked.isLoading, failure, restaurant }
}

import { useCallback, useContext } from 'react'
import { type RestaurantScope, RestaurantScopeContext } from './current-restaurant.tsx'

/** The id in the address of a restaurant that is not the current one, or is another owner's. */
function namedId({ restaurant, current }: RestaurantScope): string | null {
  const isOther = restaurant && (restaurant.owner || (current && current._id !== restaurant._id))
  return isOther ? restaurant._id : null
}

/** Gives a page's path the query that stays with the restaurant that `?id=` names (3-decisions §3). */
export function useScoped(): (path: string) => string {
  const scope = useContext(RestaurantScopeContext)
  const id = scope && namedId(scope)
  return useCallback(path => (id ? `${path}${path.includes('?') ? '&' : '?'}id=${id}` : path), [id])
}

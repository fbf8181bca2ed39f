import { createContext, useContext } from 'react'
import type { Restaurant } from '../restaurants.contract.ts'

/** What the shell has loaded: the restaurant that the screen works on, and all restaurants of the user. */
export type RestaurantScope = {
  /** The one of `?id=` in the URL, else the current one; null: there is none. */
  restaurant: Restaurant | null
  restaurants: readonly Restaurant[]
  /** The user's current one, which `?id=` does not switch. */
  current?: Restaurant | null
}

export const RestaurantScopeContext = createContext<RestaurantScope | null>(null)

/** The user's restaurants and the one that the screen works on; loaded before any screen of the dashboard is shown. */
export function useRestaurantScope(): RestaurantScope {
  const scope = useContext(RestaurantScopeContext)
  if (!scope) throw new Error('useRestaurantScope needs the shell of the dashboard around it')
  return scope
}

/** The restaurant that the screen works on; null when there is none ('No se ha encontrado el restaurante'). */
export const useCurrentRestaurant = (): Restaurant | null => useRestaurantScope().restaurant

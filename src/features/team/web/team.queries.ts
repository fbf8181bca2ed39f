import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { listRestaurants, type Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Role } from '#features/identity/identity.contract.ts'
import { listRoles } from '../roles.contract.ts'
import { listMembers } from '../team.contract.ts'
import { teamOf } from '../team-tab.rules.ts'

/** Whose team: the user's own, or that of a restaurant's owner, which admins name (3-decisions §3). */
export type TeamScope = { restaurantId?: string }

/** Only admins name a restaurant: an owner's team is one for all their restaurants. */
export const teamScope = (role: Role, restaurant: Restaurant | null): TeamScope =>
  role === 'admin' && restaurant ? { restaurantId: restaurant._id } : {}

const KEY = 'team'

/** The people of a team, and what the plan of its owner allows. */
export const teamMembers = (scope: TeamScope) =>
  queryOptions({
    queryKey: [KEY, scope.restaurantId ?? 'own'] as const,
    queryFn: ({ signal }) => call(listMembers, { query: scope, signal }),
    select: teamOf,
  })

/** The roles of the house. */
export const houseRoles = (scope: TeamScope) =>
  queryOptions({
    queryKey: [KEY, 'roles', scope.restaurantId ?? 'own'] as const,
    queryFn: ({ signal }) => call(listRoles, { query: scope, signal }),
  })

/** For admins: the restaurants of another owner, by the search that admins have. */
export const restaurantsOfOwner = (email: string) =>
  queryOptions({
    queryKey: ['restaurants', 'of-owner', email] as const,
    queryFn: async ({ signal }) => {
      const found = await call(listRestaurants, { query: { q: email }, signal })
      return found.filter(({ owner }) => owner?.email === email)
    },
  })

/** Loads the team again; resolves when the new list is shown. */
export function useReloadTeam(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [KEY] })
}

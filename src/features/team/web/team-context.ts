import { createContext, useContext } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { HouseRole } from '../roles.contract.ts'
import type { InviteBlock, Team } from '../team-tab.rules.ts'
import type { TeamScope } from './team.queries.ts'

/** What all parts of the tab know. */
export type TeamTabState = {
  team: Team
  scope: TeamScope
  isAdmin: boolean
  /** The owner and admins, no partner. */
  mayMakePartners: boolean
  /** Of the house. */
  roles: readonly HouseRole[]
  /** The one on the page; new members get access to it. */
  restaurant: Restaurant | null
  /** Those of the team's owner. */
  restaurants: readonly Restaurant[]
  block: InviteBlock | null
  /** True after today's 30 invitations; resending and copying a link count too. */
  isLimited: boolean
  /** Without a connection the team is read. */
  isOffline: boolean
  /** Notes that the server refused a further invitation for so many seconds. */
  limit: (seconds: number) => void
}

export const TeamContext = createContext<TeamTabState | null>(null)

export function useTeam(): TeamTabState {
  const state = useContext(TeamContext)
  if (!state) throw new Error('the parts of the Equipo tab need the tab around them')
  return state
}

import { createContext, useContext } from 'react'
import type { User } from '../identity.contract.ts'

/** Who is signed in, and what a screen may do to that. Handed in by the dashboard, which knows the calls. */
export type CurrentUser = {
  /** Null: nobody. */
  user: User | null
  /** True after 'Cerrar sesión': the interrupted path is then forgotten. */
  hasSignedOut: boolean
  /** Puts what a call answered (login, register, update, switch) in the place of the present user. */
  setUser: (user: User) => void
  /** Asks the server again; answers the new user. */
  reloadUser: () => Promise<User | null>
  /** Forgets user and cached data of this browser; the server is told by whoever calls this (3-decisions §2). */
  clearUser: () => void
}

export const CurrentUserContext = createContext<CurrentUser | null>(null)

/** The session of this browser (3-decisions §2). Throws outside the dashboard. */
export function useCurrentUser(): CurrentUser {
  const current = useContext(CurrentUserContext)
  if (!current) throw new Error('useCurrentUser needs the session of the dashboard around it')
  return current
}

/** The signed-in user, on screens that only signed-in people reach. */
export function useUser(): User {
  const { user } = useCurrentUser()
  if (!user) throw new Error('useUser is for signed-in screens')
  return user
}

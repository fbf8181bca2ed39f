import { createContext, useContext } from 'react'
import type { User } from '../identity.contract.ts'

/**
 * The signed-in user, and what a screen may do to the session. The dashboard provides it, because it knows the calls.
 */
export type CurrentUser = {
  /** Null: not signed in. */
  user: User | null
  /** True after 'Cerrar sesión': the interrupted path is then not opened again. */
  hasSignedOut: boolean
  /** Replaces the user with the answer of a call (login, register, update, switch). */
  setUser: (user: User) => void
  /** Loads the user again and answers them. */
  reloadUser: () => Promise<User | null>
  /** Removes user and cached data from this browser. The caller must tell the server (3-decisions §2). */
  clearUser: () => void
}

export const CurrentUserContext = createContext<CurrentUser | null>(null)

/** The session of this browser (3-decisions §2). Throws outside the dashboard. */
export function useCurrentUser(): CurrentUser {
  const current = useContext(CurrentUserContext)
  if (!current) throw new Error('useCurrentUser needs the session of the dashboard around it')
  return current
}

/** The signed-in user, for screens that only signed-in users reach. */
export function useUser(): User {
  const { user } = useCurrentUser()
  if (!user) throw new Error('useUser is for signed-in screens')
  return user
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { User } from '#features/identity/identity.contract.ts'
import { CurrentUserContext } from '#features/identity/web/index.ts'
import { FullScreenLoader } from '#ui/loader/loader.tsx'
import { FullScreenNotice } from './full-screen-notice.tsx'
import { noteSessionEnd } from './session-end/session-end.ts'
import { clearSession, loadUser, sessionQuery, storeUser } from './session.queries.ts'
import { shellTexts as texts } from './shell.texts.ts'

/**
 * Loads the user before anything is shown. Later, only a 401 that remains after the refresh ends the session: without a
 * connection, on 429 and on 5xx the page stays, and a failed first load offers to try again (3-decisions §2).
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const [hasSignedOut, setHasSignedOut] = useState(false)
  const { data: user, isError, isFetching, refetch } = useQuery(sessionQuery)
  const setUser = useCallback(
    (next: User) => {
      setHasSignedOut(false)
      noteSessionEnd({})
      storeUser(queryClient, next)
    },
    [queryClient],
  )
  const reloadUser = useCallback(async () => {
    const next = await loadUser()
    storeUser(queryClient, next)
    return next
  }, [queryClient])
  const clearUser = useCallback(() => {
    setHasSignedOut(true)
    clearSession(queryClient)
  }, [queryClient])
  const current = useMemo(
    () => ({ user: user ?? null, hasSignedOut, setUser, reloadUser, clearUser }),
    [user, hasSignedOut, setUser, reloadUser, clearUser],
  )
  if (user === undefined && isError && !isFetching)
    return <FullScreenNotice title={texts.userLoadFailed} text={texts.tryAgainHint} onRetry={() => void refetch()} />
  if (user === undefined) return <FullScreenLoader />
  return <CurrentUserContext value={current}>{children}</CurrentUserContext>
}

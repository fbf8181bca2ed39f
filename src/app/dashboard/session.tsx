import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { User } from '#features/identity/identity.contract.ts'
import { isSignOutKept } from '#features/accounts/web/sign-out/sign-out-note.ts'
import { dropChoice } from '#features/billing/web/index.ts'
import { dropDrafts } from '#ui/unsaved/drafts.ts'
import { CurrentUserContext } from '#features/identity/web/index.ts'
import { rememberedFrame } from './frame/remembered-frame.ts'
import { PageWhileLoading } from './frame/page-while-loading.tsx'
import { isNetworkError } from '#ui/client/api-error.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { StartFailure } from './connection/start-failure.tsx'
import { noteSessionEnd } from './session-end/session-end.ts'
import { clearSession, loadUser, sessionQuery, storeUser } from './session.queries.ts'
import { shellTexts as texts } from './shell.texts.ts'

/**
 * Loads the user before anything of theirs is shown. Later, only a 401 that remains after the refresh ends the session:
 * without a connection, on 429 and on 5xx the page stays, and a failed first load offers to try again (3-decisions §2).
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const [hasSignedOut, setHasSignedOut] = useState(isSignOutKept)
  const { data: user, error, isFetching, refetch } = useQuery(sessionQuery)
  // Somebody may sign out before the server has said who they are.
  const rememberedUser = useRef(rememberedFrame()?.userId)
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
    dropChoice()
    const leaving = queryClient.getQueryData(sessionQuery.queryKey)?.id ?? rememberedUser.current
    if (leaving) dropDrafts(leaving)
    clearSession(queryClient)
  }, [queryClient])
  const current = useMemo(
    () => ({ user: user ?? null, hasSignedOut, setUser, reloadUser, clearUser }),
    [user, hasSignedOut, setUser, reloadUser, clearUser],
  )
  const failure = error && !isFetching && (
    <StartFailure
      title={isNetworkError(error) ? offlineTexts.firstTime.title : texts.userLoadFailed}
      {...(isNetworkError(error) && { reassurance: '', advice: offlineTexts.firstTime.text })}
      error={error}
      onRetry={() => void refetch()}
    />
  )
  return (
    <CurrentUserContext value={current}>
      {user === undefined ? <PageWhileLoading>{failure}</PageWhileLoading> : children}
    </CurrentUserContext>
  )
}

import { notifyManager, type QueryClient, queryOptions } from '@tanstack/react-query'
import { PAGES } from '#shared/page-paths.ts'
import { me } from '#features/accounts/accounts.contract.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { SESSION_CHECK_MS } from '#features/identity/identity.limits.ts'
import { actingUser } from '#ui/client/acting-user.ts'
import { ApiError, isNetworkError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { finishSignOut } from '#features/accounts/web/sign-out/kept-sign-out.ts'
import { isSignOutKept } from '#features/accounts/web/sign-out/sign-out-note.ts'
import { endKept } from './kept/kept-now.ts'
import { sessionKey } from './kept/session-key.ts'
import { forgetFrame, forgetFrameOfOthers } from './frame/remembered-frame.ts'
import { tellOtherTabs } from './session-end/user-channel.ts'
import { mayHaveSession, rememberSession } from './session-hint.ts'

/** `/components` shows no data and needs no user (3-decisions §10). */
export const needsSession = (path: string): boolean => !path.startsWith(PAGES.components)

/**
 * "Not signed in" is an answer, null; everything else that goes wrong is an error. Whoever has signed out of this
 * browser without a connection is nobody here, also at another start of the page.
 */
export async function loadUser(signal?: AbortSignal): Promise<User | null> {
  if (isSignOutKept() && (await finishSignOut()) !== 'none') return nobody()
  if (!mayHaveSession()) return null
  try {
    const user = await call(me, signal ? { signal } : {})
    // Asked before and answered after somebody has signed out.
    if (isSignOutKept()) return nobody()
    remember(user)
    return user
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    return nobody()
  }
}

function nobody(): null {
  remember(null)
  return null
}

/** Whose session this browser has: calls are made for them, other tabs are told, what it remembers of others goes. */
function remember(user: User | null): void {
  actingUser.set(user?.id)
  if (user) tellOtherTabs(user.id)
  rememberSession(user !== null)
  if (user) forgetFrameOfOthers(user.id)
  else forgetFrame()
}

/** The current user; loaded again every 300 s while a user is signed in (S1 §4). */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, client }) => {
    try {
      return await loadUser(signal)
    } catch (error) {
      const before = client.getQueryData<User | null>(sessionKey)
      if (before || !isNetworkError(error)) throw error
      // A phone that has never kept anything has not kept this code either.
      const opened = import('./kept/kept-session.ts').then(({ openWithoutSignal }) => openWithoutSignal(client))
      const kept = await opened.catch(() => undefined)
      if (!kept) throw error
      actingUser.set(kept.id)
      return kept
    }
  },
  staleTime: SESSION_CHECK_MS,
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data ? SESSION_CHECK_MS : false),
  refetchOnWindowFocus: ({ state }) => Boolean(state.data),
  // A first load that has failed for want of a connection is made when there is one.
  refetchOnReconnect: ({ state }) => state.data !== null,
})

/** Another user than the one before gets nothing of theirs: neither what was loaded nor what was not stored yet. */
export function storeUser(queryClient: QueryClient, user: User | null): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  if (before && user && before.id !== user.id) dropAllOfUser(queryClient)
  remember(user)
  queryClient.setQueryData(sessionQuery.queryKey, user)
}

/**
 * Removes the user, all cached data that they could see, and what they had not stored: the next user must not send it.
 */
export function clearSession(queryClient: QueryClient): void {
  storeUser(queryClient, null)
  outbox.clear()
  endKept()
  // After the screens have heard that nobody is signed in: one that is still there would ask for its data once more.
  notifyManager.schedule(() => dropData(queryClient))
}

function dropAllOfUser(queryClient: QueryClient): void {
  outbox.clear()
  endKept()
  dropData(queryClient)
}

const dropData = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: query => query.queryKey[0] !== sessionQuery.queryKey[0] })

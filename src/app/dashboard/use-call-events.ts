import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import { watchSignOut } from '#features/accounts/web/sign-out/kept-sign-out.ts'
import { isSignOutOf, SIGN_OUT_KEY } from '#features/accounts/web/sign-out/sign-out-note.ts'
import { onCallEvents, type SessionEnd } from '#ui/client/session-calls.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { loadTyping } from '#ui/unsaved/load-typing.ts'
import { hasUnsaved } from '#ui/unsaved/unsaved.ts'
import { noteSessionEnd } from './session-end/session-end.ts'
import { onUserOfOtherTab } from './session-end/user-channel.ts'
import { clearSession, sessionQuery } from './session.queries.ts'
import { shellTexts as texts } from './shell.texts.ts'

let leading: Promise<void> | null = null

/** The tab may die before somebody answers, and they may write on where the dialog waits for the connection. */
async function keptMeanwhile(userId: string, ask: () => Promise<boolean>): Promise<boolean> {
  // Without it nothing is kept, and the question is asked all the same.
  const typing = await loadTyping().catch(() => null)
  const keep = () => typing?.keepTyping(userId)
  keep()
  addEventListener('pagehide', keep)
  try {
    const isBack = await ask()
    if (isBack && typing) toast.noteDetail(typing.savedAgain)
    return isBack
  } finally {
    removeEventListener('pagehide', keep)
    typing?.forgetTyping(userId)
  }
}

/** What is asked over the page; each answers whether the call may be sent once more. */
type Questions = {
  askForPassword: (user: User) => Promise<boolean>
  /** Over a form of somebody who was taken out of the team. */
  tellRemoved: () => Promise<void>
  otherUser: () => Promise<boolean>
  confirmYourself: () => Promise<boolean>
}

/**
 * What the dashboard does when a call finds that the session or the plan has ended. Over unsaved input, and while a
 * change is not stored, an ended session asks for the password; otherwise, and for removed members, it leads to
 * `/auth`. An ended plan leads to `/subscription`, but never discards unsaved input: there a toast says so and offers
 * the link (3-decisions §2, §4).
 */
export function useCallEvents({ askForPassword, tellRemoved, otherUser, confirmYourself }: Questions): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sessionEnded = useCallback(
    async (end: SessionEnd): Promise<boolean> => {
      const user = queryClient.getQueryData(sessionQuery.queryKey)
      if (!user) return false
      const couldLose = hasUnsaved() || outbox.hasUnsent()
      if (end === 'ended' && couldLose) {
        const isBack = await keptMeanwhile(user.id, () => askForPassword(user))
        if (isBack) return true
      }
      if (end === 'removed') await tellRemoved()
      noteSessionEnd({ end, email: user.email })
      clearSession(queryClient)
      return false
    },
    [queryClient, askForPassword, tellRemoved],
  )
  useEffect(() => watchSignOut(), [])
  useEffect(() => {
    const onOtherTab = ({ key, newValue }: StorageEvent) => {
      const userId = queryClient.getQueryData(sessionQuery.queryKey)?.id
      if (key === SIGN_OUT_KEY && newValue && userId && isSignOutOf(newValue, userId)) void sessionEnded('ended')
    }
    addEventListener('storage', onOtherTab)
    return () => removeEventListener('storage', onOtherTab)
  }, [queryClient, sessionEnded])
  useEffect(
    () =>
      onUserOfOtherTab(userId => {
        const mine = queryClient.getQueryData(sessionQuery.queryKey)
        if (mine && mine.id !== userId) void otherUser()
      }),
    [queryClient, otherUser],
  )
  useEffect(
    () =>
      onCallEvents({
        sessionEnded,
        otherUser,
        confirmNeeded: confirmYourself,
        becameReadOnly: () => void queryClient.invalidateQueries({ queryKey: ownRestaurants.queryKey }),
        planEnded: () => {
          // The plan in the cache is old, so user and restaurants are loaded again.
          const known = Promise.allSettled([
            queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }),
            queryClient.invalidateQueries({ queryKey: ownRestaurants.queryKey }),
          ])
          const action = { label: texts.hirePlan, onClick: () => void navigate(PAGES.subscription) }
          const tellOverForm = () => toast.warning(texts.planEnded, { id: 'plan-ended', action })
          if (hasUnsaved()) return void tellOverForm()
          // Several calls may be refused at once, and somebody may have begun to type meanwhile.
          leading ??= known
            .then(() => (hasUnsaved() ? void tellOverForm() : navigate(PAGES.subscription)))
            .finally(() => {
              leading = null
            })
        },
      }),
    [queryClient, navigate, sessionEnded, otherUser, confirmYourself],
  )
}

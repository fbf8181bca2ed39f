import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import { onCallEvents } from '#ui/client/session-calls.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { resetTyping, hasOpenForm, watchTyping } from './session-end/open-form.ts'
import { noteSessionEnd } from './session-end/session-end.ts'
import { clearSession, sessionQuery } from './session.queries.ts'
import { shellTexts as texts } from './shell.texts.ts'

/**
 * What the dashboard does when a call finds that the session or the plan has ended. Over an open form, and while a
 * change is not stored, an ended session asks for the password; otherwise, and for removed members, it leads to
 * `/auth`. An ended plan leads to `/subscription`, but never discards an open form: there a toast says so and offers
 * the link (3-decisions §2, §4).
 */
export function useCallEvents(askForPassword: (user: User) => Promise<boolean>): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => watchTyping(), [])
  useEffect(() => {
    if (pathname) resetTyping()
  }, [pathname])

  useEffect(
    () =>
      onCallEvents({
        sessionEnded: async end => {
          const user = queryClient.getQueryData(sessionQuery.queryKey)
          if (!user) return false
          const couldLose = hasOpenForm() || outbox.hasUnsent()
          if (end === 'ended' && couldLose && (await askForPassword(user))) return true
          noteSessionEnd({ end, email: user.email })
          clearSession(queryClient)
          return false
        },
        becameReadOnly: () => void queryClient.invalidateQueries({ queryKey: ownRestaurants.queryKey }),
        planEnded: () => {
          // The plan in the cache is old, so user and restaurants are loaded again.
          const known = Promise.allSettled([
            queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }),
            queryClient.invalidateQueries({ queryKey: ownRestaurants.queryKey }),
          ])
          if (!hasOpenForm()) return void known.then(() => navigate(PAGES.subscription))
          const action = { label: texts.hirePlan, onClick: () => void navigate(PAGES.subscription) }
          toast.warning(texts.planEnded, { id: 'plan-ended', action })
        },
      }),
    [queryClient, navigate, askForPassword],
  )
}

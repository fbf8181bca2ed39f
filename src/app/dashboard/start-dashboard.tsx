import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import type { User } from '#features/identity/identity.contract.ts'
import { BackHistoryContext } from '#ui/back/back-history.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { watchConnection } from '#ui/connection/connection.ts'
import { watchInstall } from '#ui/install/install.ts'
import { watchStyles } from './connection/failed-styles.ts'
import { backHistoryOf } from './back-history.ts'
import { keepFocus } from './frame/keep-focus.ts'
import { showPage } from './page-root.tsx'
import { createRouter } from './routes.tsx'
import { needsSession, sessionQuery, storeUser } from './session.queries.ts'

/** Shows the signed-in area for this URL; `user` is who has just signed in. */
export function startDashboard(user?: User): void {
  // On the document, where the event starts: the library's own listener is on the window and gets it later.
  focusManager.setEventListener(onChange => {
    const notify = () => onChange()
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  })
  keepFocus(document.getElementById('app')!)
  watchConnection()
  watchInstall()
  watchStyles()
  const queryClient = createQueryClient()
  if (user) storeUser(queryClient, user)
  // Requests the user while the screen's code is still loading.
  else if (needsSession(location.pathname)) void queryClient.prefetchQuery(sessionQuery)
  const router = createRouter()
  showPage(
    <QueryClientProvider client={queryClient}>
      <BackHistoryContext value={backHistoryOf(router)}>
        <RouterProvider router={router} />
      </BackHistoryContext>
    </QueryClientProvider>,
  )
}

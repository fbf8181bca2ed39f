import '#ui/styles.css'
import { focusManager, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from '#ui/client/query-client.ts'
import { watchConnection } from '#ui/offline/connection.ts'
import { UiProvider } from '#ui/provider/ui-provider.tsx'
import { createRouter } from './routes.tsx'
import { needsSession, sessionQuery } from './session.queries.ts'

const root = document.getElementById('app')
if (!root) throw new Error('app.html has no #app')

// On the document, where the event starts: the library's own listener is on the window and gets it later.
focusManager.setEventListener(onChange => {
  const notify = () => onChange()
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
})

watchConnection()
const queryClient = createQueryClient()
// Requests the user while the screen's code is still loading.
if (needsSession(location.pathname)) void queryClient.prefetchQuery(sessionQuery)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RouterProvider router={createRouter()} />
      </UiProvider>
    </QueryClientProvider>
  </StrictMode>,
)

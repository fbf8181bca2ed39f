import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { User } from '#features/identity/identity.contract.ts'
import { CurrentUserContext } from '#features/identity/web/index.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { UiProvider } from '#ui/provider/ui-provider.tsx'
import { sampleUser } from './data.ts'

/** Renders a component as in the product: with its styles, toasts and confirmations. */
export const show = (component: ReactNode) => render(<UiProvider>{component}</UiProvider>)

type Around = {
  user?: User
  queryClient?: QueryClient
  /** The page's path with its query. */
  path?: string
}

/** Renders a component of the dashboard: a user is signed in, links lead nowhere, the server's answers are cached. */
export function showSignedIn(
  component: ReactNode,
  { user, queryClient = createQueryClient(), path = '/' }: Around = {},
) {
  const current = {
    user: user ?? sampleUser(),
    hasSignedOut: false,
    setUser: () => {},
    reloadUser: () => Promise.resolve(null),
    clearUser: () => {},
  }
  return show(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <CurrentUserContext value={current}>{component}</CurrentUserContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

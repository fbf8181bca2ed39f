import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
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

/** Like `showSignedIn`, in a router that can be blocked: for forms that ask before they are left. */
export function showInPage(component: ReactNode, { path = '/', ...around }: Around = {}) {
  const router = createMemoryRouter([{ path: '*', element: component }], { initialEntries: [path] })
  return show(
    <SignedIn {...around}>
      <RouterProvider router={router} />
    </SignedIn>,
  )
}

/** Renders a component of the dashboard: a user is signed in, links lead nowhere, the server's answers are cached. */
export const showSignedIn = (component: ReactNode, { path = '/', ...around }: Around = {}) =>
  show(
    <SignedIn {...around}>
      <MemoryRouter initialEntries={[path]}>{component}</MemoryRouter>
    </SignedIn>,
  )

/** The product's, which asks again as often, but does not wait for seconds in between. */
function createImpatientClient(): QueryClient {
  const client = createQueryClient()
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } })
  return client
}

function SignedIn({ user, queryClient = createImpatientClient(), children }: Around & { children: ReactNode }) {
  const current = {
    user: user ?? sampleUser(),
    hasSignedOut: false,
    setUser: () => {},
    reloadUser: () => Promise.resolve(null),
    clearUser: () => {},
  }
  return (
    <QueryClientProvider client={queryClient}>
      <CurrentUserContext value={current}>{children}</CurrentUserContext>
    </QueryClientProvider>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { RequireRestaurant, RequireUser, SessionLayout } from './guards.tsx'
import { sessionQuery } from './session.queries.ts'

const loadWayOut = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
beforeEach(() => void loadWayOut.mockClear())

const NOBODYS = { restaurantIds: [], currentRestaurantId: null }

/** Opens a path of the dashboard as an owner who has no restaurant; answers where it leads. */
async function open(path: string) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, sampleUser(NOBODYS))
  const screens = {
    path: '/dashboard',
    element: <RequireRestaurant />,
    children: [{ path: '*', element: <h1>Panel</h1> }],
  }
  const onboarding = { path: '/auth/onboarding', element: <h1>Alta</h1> }
  const routes = [
    {
      element: <SessionLayout />,
      children: [{ element: <RequireUser loadWayOut={loadWayOut} />, children: [screens, onboarding] }],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await show(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return page.getByRole('heading')
}

test('what leads out is loaded as soon as there is time, once', async () => {
  await open('/dashboard/user')
  await expect.poll(() => loadWayOut).toHaveBeenCalledOnce()
})

test('an owner without a restaurant, whose plan is paid, opens their account', async () => {
  await expect.element(await open('/dashboard/user?tab=support')).toHaveTextContent('Panel')
})

test.for(['/dashboard/home', '/dashboard/restaurant', '/dashboard/users'])(
  '%s leads them to onboarding',
  async path => {
    await expect.element(await open(path)).toHaveTextContent('Alta')
  },
)

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import { MenuLoader } from '#features/menu/web/menu-loader.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { RequireUser, SessionLayout } from '../guards.tsx'
import { sessionQuery } from '../session.queries.ts'

const RESTAURANT = sampleRestaurant()
const FLAN = sampleDish('Flan', { categoryId: 'Postres' })
const ENDED = {
  status: 403,
  code: 'trial_expired',
  message: 'Tu periodo de prueba (trial) ha terminado. Contrata un plan para seguir editando.',
}
const toasts = page.getByRole('region', { name: 'Notificaciones' })
const subscription = page.getByRole('heading', { name: 'Tu periodo de prueba ha terminado' })
const price = page.getByLabelText('Precio', { exact: true })

/** The list of dishes of a user whose trial ends while they look at it. */
beforeEach(async () => {
  await answer('GET /auth/me', { data: sampleUser() })
  await answer('PUT /menu/items/*', ENDED)
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, sampleUser())
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  const children = [
    { path: '/subscription', element: <h1>Tu periodo de prueba ha terminado</h1> },
    { path: '*', element: <MenuLoader restaurant={RESTAURANT} /> },
  ]
  const routes = [{ element: <RequireUser loadWayOut={async () => {}} />, children }]
  const router = createMemoryRouter([{ element: <SessionLayout />, children: routes }])
  await show(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
})

test('under a list it leads to /subscription, whose heading is the one message', async () => {
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect.element(subscription).toBeVisible()
  await expect.element(toasts).toHaveTextContent('')
})

test('a form that was typed in and closed again is no open form', async () => {
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await price.fill('9')
  await price.fill('5,00')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect.element(subscription).toBeVisible()
})

test('over unsaved input one toast says so, without the word of programs, and the input stays', async () => {
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await price.fill('9')
  await page.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(page.getByText('Tu plan ha terminado: ahora no se pueden guardar cambios.')).toBeVisible()
  await expect.element(price).toHaveValue('9')
  await expect.element(page.getByText('trial', { exact: false })).not.toBeInTheDocument()
  expect(page.getByText('ha terminado', { exact: false }).elements()).toHaveLength(1)
  await expect.element(subscription).not.toBeInTheDocument()
})

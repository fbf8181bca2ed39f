import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer, FAILED_CALL, releaseCalls, sentCalls } from '#test/browser/server.ts'
import { connection } from '#ui/connection/connection.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { RequireUser, SessionLayout } from '../guards.tsx'
import { Shell } from '../shell/shell.tsx'

const KEY = 'sobremesa.frame'
const MARTA = {
  userId: 'u1',
  name: 'Marta',
  role: 'owner',
  restaurants: [{ id: 'r1', name: 'Casa Lola', street: 'Calle Mayor 1', logoUrl: '' }],
  current: 'r1',
  banner: null,
  at: Date.now(),
}
const remember = (frame: object = MARTA) => localStorage.setItem(KEY, JSON.stringify(frame))

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
  await answer('GET /auth/me', { data: sampleUser() })
  await answer('GET /restaurants', {
    data: [sampleRestaurant({ address: { ...sampleRestaurant().address, street: 'Calle Mayor 1' } })],
  })
  await answer('PUT /restaurants/verify-all-status', 'never')
  await answer('GET /health', { data: { status: 'ok' } })
})
afterEach(() => {
  forgetConnection()
  localStorage.clear()
})

/** The signed-in area as it starts at this path, with a small page in the place of each screen. */
function start(path = '/dashboard/menu') {
  const queryClient = createQueryClient()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const screens = [{ path: '*', element: <h2>Los platos</h2> }]
  const routes = [
    {
      element: <SessionLayout />,
      children: [
        {
          element: <RequireUser loadWayOut={async () => {}} />,
          children: [
            { path: '/dashboard', element: <Outlet />, children: [{ element: <Shell />, children: screens }] },
          ],
        },
        { path: '/auth', element: <h1>Entrar</h1> },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return show(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const side = page.getByRole('complementary')
const content = page.getByRole('heading', { name: 'Los platos' })
const shown = (text: string) => side.getByText(text, { exact: true })

test('a server that does not answer yet leaves the frame of the last visit, and nothing else of a person', async () => {
  remember()
  await answer('GET /auth/me', 'never')
  await start()
  await expect.element(shown('Marta')).toBeVisible()
  await expect.element(shown('Casa Lola')).toBeVisible()
  await expect.element(side.getByRole('link', { name: 'Menú' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gestión de Menú' })).toBeVisible()
  await expect.element(page.getByRole('status').getByText('Cargando…')).toBeInTheDocument()
  await expect.element(side.getByRole('combobox')).not.toBeInTheDocument()
})

test('a first visit has the same frame without names', async () => {
  await answer('GET /auth/me', 'never')
  await start('/dashboard/no-existe')
  await expect.element(side.getByRole('link', { name: 'Inicio' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
  await expect.element(shown('Marta')).not.toBeInTheDocument()
})

test('the frame stays where it is when the answer comes, and is remembered for the next visit without an address', async () => {
  await answer('GET /restaurants', { data: [sampleRestaurant()], delayed: true })
  await start()
  await expect.element(shown('Marta')).toBeVisible()
  const before = placesOf('aside a, aside img')
  await expect.poll(async () => (await sentCalls()).some(({ path }) => path === '/restaurants')).toBe(true)
  await releaseCalls()
  await expect.element(content).toBeVisible()
  expect(placesOf('aside a, aside img')).toEqual(before)
  await expect
    .poll(() => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown)
    .toMatchObject({ name: 'Marta', current: 'r1' })
  expect(localStorage.getItem(KEY)).not.toContain('@')
})

const placesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [element.tagName, x, y, width, height].join(' ')
  })

test("another person's frame is gone when they are known, also from the browser", async () => {
  remember({ ...MARTA, userId: 'u9', name: 'Luis', restaurants: [{ ...MARTA.restaurants[0], name: 'Bar Luis' }] })
  await answer('GET /restaurants', { data: [], delayed: true })
  await start()
  await expect.element(shown('Marta')).toBeVisible()
  await expect.element(shown('Bar Luis')).not.toBeInTheDocument()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('an ended session leads to /auth and forgets the frame', async () => {
  remember()
  await answer('GET /auth/me', { status: 401, code: 'unauthenticated' })
  await answer('POST /auth/refresh', { status: 401, code: 'unauthenticated' })
  await start()
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test.for([
  ['a sign-out that the server does not know yet', () => localStorage.setItem('sobremesa.sign-out', 'kept')],
  ['a visit of long ago', () => remember({ ...MARTA, at: Date.now() - 31 * 24 * 3_600_000 })],
] as const)('%s shows no name', async ([, prepare]) => {
  remember()
  prepare()
  await answer('POST /auth/logout', 'never')
  await answer('GET /auth/me', 'never')
  await start()
  await expect.element(side.getByRole('link', { name: 'Inicio' })).toBeVisible()
  await expect.element(shown('Marta')).not.toBeInTheDocument()
})

test('a failure of the server is told as ours, in the frame, with its number and the ways out', async () => {
  remember()
  await answer('GET /auth/me', { status: 500, code: 'internal', message: 'Algo ha fallado. Inténtalo de nuevo.' })
  await answer('POST /auth/logout', { data: null })
  await start()
  await expect.element(page.getByRole('heading', { level: 1, name: 'No se pudo cargar el usuario' })).toBeVisible()
  await expect.element(page.getByText(/^Algo ha fallado por nuestra parte\./)).toBeVisible()
  await expect.element(page.getByText(FAILED_CALL)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'escríbenos' })).toHaveAttribute('href', '/#contacto')
  await expect.element(page.getByText(/conexión/i)).not.toBeInTheDocument()
  await expect.element(shown('Casa Lola')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a lost connection is called so, has no number, and is over by itself', async () => {
  remember()
  await disconnect()
  await answer('GET /auth/me', 'lost')
  await start()
  await expect
    .element(page.getByText('Sin conexión. No se ha perdido nada. Volvemos a intentarlo solos.'))
    .toBeVisible()
  await expect.element(page.getByText('Algo ha fallado', { exact: false })).not.toBeInTheDocument()
  await answer('GET /auth/me', { data: sampleUser() })
  await expect.poll(() => connection.isLost()).toBe(true)
  await reconnect()
  await expect.element(content).toBeVisible()
})

test('restaurants that cannot be loaded are told in the frame, in the same way', async () => {
  await answer('GET /restaurants', { status: 503, code: 'unavailable', message: '' })
  await start()
  await expect.element(page.getByRole('heading', { name: 'Error al cargar los restaurantes' })).toBeVisible()
  await expect.element(page.getByText(FAILED_CALL)).toBeVisible()
  await expect.element(shown('Marta')).toBeVisible()
  await answer('GET /restaurants', { data: [sampleRestaurant()] })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(content).toBeVisible()
})

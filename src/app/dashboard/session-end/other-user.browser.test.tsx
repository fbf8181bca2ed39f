import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleCategory, sampleDish, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import { MenuLoader } from '#features/menu/web/menu-loader.tsx'
import { actingUser } from '#ui/client/acting-user.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { SessionProvider } from '../session.tsx'
import { sessionQuery, storeUser } from '../session.queries.ts'
import { useCallEvents } from '../use-call-events.ts'
import { useOtherUser } from './use-other-user.tsx'
import { useSignInAgain } from './use-sign-in-again.tsx'

const WORKER = sampleUser({ id: 'u2', name: 'Luis', email: 'luis@ejemplo.com', role: 'worker', status: 'active' })
const OWNER = sampleUser()
const FLAN = sampleDish('Flan', { categoryId: 'Postres' })
const REFUSED = { status: 409, code: 'other_user', message: '' }
const dialog = page.getByRole('alertdialog', { name: 'En este navegador ha entrado Marta' })
const goOn = vi.fn<() => void>()

function World() {
  const { ask, dialog: signIn } = useSignInAgain()
  const other = useOtherUser(ask, goOn)
  useCallEvents({
    askForPassword: ask,
    tellRemoved: async () => {},
    otherUser: other.ask,
    confirmYourself: async () => false,
  })
  return (
    <SessionProvider>
      <Outlet />
      {other.dialog}
      {signIn}
    </SessionProvider>
  )
}

beforeEach(async () => {
  goOn.mockReset()
  localStorage.clear()
  await answer('GET /auth/me', { data: WORKER })
  await answer('GET /health', { data: { status: 'ok' } })
})
afterEach(() => {
  outbox.clear()
  actingUser.set(undefined)
  forgetConnection()
  localStorage.clear()
})

/** The list of dishes on a page of the worker. */
async function start() {
  const queryClient = createQueryClient()
  storeUser(queryClient, WORKER)
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  const children = [{ path: '*', element: <MenuLoader restaurant={sampleRestaurant()} /> }]
  const router = createMemoryRouter([{ element: <World />, children }])
  await show(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return queryClient
}
const puts = async () => {
  const headers = await sentHeaders()
  return (await sentCalls()).flatMap(({ method }, at) => (method === 'PUT' ? [headers[at]?.userId] : []))
}
/** A change that the worker made without a connection meets the session of the owner. */
async function meetOwner() {
  await disconnect()
  await answer('PUT /menu/items/*', 'lost')
  const queryClient = await start()
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect.poll(() => outbox.hasUnsent()).toBe(true)
  await answer('PUT /menu/items/*', REFUSED)
  await answer('GET /auth/me', { data: OWNER })
  await reconnect()
  await expect.element(dialog).toBeVisible()
  return queryClient
}

test('a waiting change is sent for whoever made it, and refused it waits: the screen says who is signed in', async () => {
  await meetOwner()
  for (const text of [
    'Esta página es de luis@ejemplo.com: mientras tanto, aquí no se guarda nada.',
    'Lo que tienes sin guardar sigue aquí.',
  ])
    await expect.element(dialog.getByText(text, { exact: false })).toBeVisible()
  expect(new Set(await puts())).toEqual(new Set(['u2']))
  expect(outbox.hasUnsent()).toBe(true)
})

test('it is stored when the same person is signed in again', async () => {
  await meetOwner()
  await answer('POST /auth/login', { data: WORKER })
  await answer('PUT /menu/items/*', { data: { ...FLAN, available: false, updatedAt: '2027-01-01T00:00:00.000Z' } })
  await dialog.getByRole('button', { name: 'Entrar como Luis' }).click()
  await page.getByLabelText('Contraseña', { exact: true }).fill('Paella-de-domingo-7')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect.poll(() => outbox.hasUnsent()).toBe(false)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect((await puts()).at(-1)).toBe('u2')
})

test('whoever goes on as the other one gives it up', async () => {
  await meetOwner()
  await dialog.getByRole('button', { name: 'Descartarlo y seguir como Marta' }).click()
  expect(goOn).toHaveBeenCalledTimes(1)
  expect(outbox.hasUnsent()).toBe(false)
})

test('another tab says that somebody else has signed in; the same person again is no news', async () => {
  await start()
  const otherTab = new BroadcastChannel('sobremesa.user')
  otherTab.postMessage('u2')
  await expect.element(page.getByRole('switch', { name: 'Flan, disponible' })).toBeVisible()
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0)
  await answer('GET /auth/me', { data: OWNER })
  otherTab.postMessage('u1')
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Seguir como Marta' }).click()
  expect(goOn).toHaveBeenCalledTimes(1)
  otherTab.close()
})

test('a page tells the other tabs once who is signed in on it', async () => {
  const heard: unknown[] = []
  const otherTab = new BroadcastChannel('sobremesa.user')
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
  const queryClient = createQueryClient()
  storeUser(queryClient, sampleUser({ id: 'u7' }))
  storeUser(queryClient, sampleUser({ id: 'u7' }))
  storeUser(queryClient, sampleUser({ id: 'u8' }))
  await expect.poll(() => heard).toEqual(['u7', 'u8'])
  otherTab.close()
})

test('another user on the same page gets nothing of the one before', async () => {
  const queryClient = createQueryClient()
  storeUser(queryClient, WORKER)
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  storeUser(queryClient, { ...WORKER, name: 'Luis Prieto' })
  expect(queryClient.getQueryData(dishesOf('r1').queryKey)).toHaveLength(1)
  storeUser(queryClient, OWNER)
  expect(queryClient.getQueryData(dishesOf('r1').queryKey)).toBeUndefined()
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.id).toBe('u1')
})

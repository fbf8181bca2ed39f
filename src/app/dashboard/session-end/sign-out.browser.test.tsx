import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer, releaseCalls, sentCalls } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { sendLogin } from '#features/accounts/web/auth/sign-in-calls.ts'
import { ProfileTab } from '#features/accounts/web/settings/profile-tab.tsx'
import { isSignOutKept } from '#features/accounts/web/sign-out/sign-out-note.ts'
import { networkError } from '#ui/client/api-error.ts'
import { CHOSEN_PLAN_KEY, chosenPlanNote } from '#features/billing/chosen-plan.rules.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { BUSY_RETRY_MS } from '#ui/connection/connection.limits.ts'
import { connection } from '#ui/connection/connection.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { countDrafts, keepDraft } from '#ui/unsaved/drafts.ts'
import { RequireUser, SessionLayout } from '../guards.tsx'
import { sessionQuery } from '../session.queries.ts'

const signOut = page.getByRole('button', { name: 'Cerrar sesión' })
const entry = page.getByRole('heading', { name: 'Entrar' })
const question = page.getByRole('alertdialog')
const names = async () => (await sentCalls()).map(({ method, path }) => `${method} ${path}`)
const signOuts = async () => (await names()).filter(call => call === 'POST /auth/logout').length

beforeEach(async () => {
  localStorage.clear()
  await answer('GET /auth/me', { data: sampleUser() })
  await answer('GET /health', { data: { status: 'ok' } })
})
afterEach(() => {
  forgetConnection()
  localStorage.clear()
})

/** The page as it starts, with Perfil in the place of the dashboard; `isKnown`: the user has been loaded already. */
async function start(isKnown = true) {
  const queryClient = createQueryClient()
  if (isKnown) queryClient.setQueryData(sessionQuery.queryKey, sampleUser())
  const routes = [
    { element: <RequireUser loadWayOut={async () => {}} />, children: [{ path: '*', element: <ProfileTab /> }] },
    { path: '/auth', element: <h1>Entrar</h1> },
  ]
  const router = createMemoryRouter([{ element: <SessionLayout />, children: routes }])
  const shown = await show(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...shown, queryClient }
}
async function signOutOffline() {
  await disconnect()
  await answer('POST /auth/logout', 'lost')
  const locked = await start()
  await signOut.click()
  await expect.element(entry).toBeVisible()
  await expect.poll(() => connection.isLost()).toBe(true)
  return locked
}
/** A change that the server does not take while there is no connection. */
async function changeOffline(id: string) {
  await disconnect()
  connection.noteSilence()
  await outbox.put({
    id,
    name: id,
    seen: { updatedAt: 'v1' },
    body: { price: 7 },
    send: () => Promise.reject(networkError()),
    merge: () => ({ free: {}, contested: [] }),
    onStored: () => {},
    onRefused: () => {},
  })
}

test('with a change that waits it asks first, and staying keeps session and change', async () => {
  await start()
  await changeOffline('flan')
  await signOut.click()
  await expect.element(question.getByText('Tienes 1 cambio sin guardar. Se perderá si sales.')).toBeVisible()
  await question.getByRole('button', { name: 'Quedarme' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(outbox.hasUnsent()).toBe(true)
  expect(await signOuts()).toBe(0)
})

test('with two it says so in the plural; who discards them is out at once', async () => {
  await start()
  await changeOffline('flan')
  await changeOffline('tarta')
  await answer('POST /auth/logout', 'lost')
  await signOut.click()
  await expect.element(question.getByText('Tienes 2 cambios sin guardar. Se perderán si sales.')).toBeVisible()
  await question.getByRole('button', { name: 'Descartarlos y salir' }).click()
  await expect.element(entry).toBeVisible()
  expect(outbox.hasUnsent()).toBe(false)
})

test('a name that is typed and not saved counts; one that was set back does not', async () => {
  await start()
  await page.getByRole('button', { name: 'Editar nombre' }).click()
  const name = page.getByRole('textbox', { name: 'Nombre' })
  await name.fill('Marta Ruiz Gil')
  await signOut.click()
  await expect.element(question.getByText('Tienes 1 cambio sin guardar. Se perderá si sales.')).toBeVisible()
  await question.getByRole('button', { name: 'Quedarme' }).click()
  await expect.element(name).toHaveValue('Marta Ruiz Gil')
  await name.fill(sampleUser().name)
  await signOut.click()
  await expect.element(entry).toBeVisible()
})

test('a silent server does not hold up the lock', async () => {
  await answer('POST /auth/logout', { data: null, delayed: true })
  await start()
  await signOut.click()
  await expect.element(entry).toBeVisible()
  await expect.element(page.getByText('marta@ejemplo.com')).not.toBeInTheDocument()
  await expect.poll(signOuts).toBe(1)
  await releaseCalls()
  await expect.poll(isSignOutKept).toBe(false)
})

test('the plan that was chosen among the prices is forgotten', async () => {
  sessionStorage.setItem(CHOSEN_PLAN_KEY, chosenPlanNote({ tier: 'pro', interval: 'yearly' }))
  await answer('POST /auth/logout', { data: null })
  await start()
  await signOut.click()
  await expect.element(entry).toBeVisible()
  expect(sessionStorage.getItem(CHOSEN_PLAN_KEY)).toBeNull()
})

/** What the person typed and did not send: a message to support, a restaurant that is not made yet. */
const keepWhatWasTyped = () => {
  for (const name of ['consulta', 'restaurante-nuevo']) keepDraft(sampleUser().id, name, { name: 'Casa Lola' })
}

test('nothing that was typed is left in this browser', async () => {
  keepWhatWasTyped()
  await answer('POST /auth/logout', { data: null })
  await start()
  await signOut.click()
  await question.getByRole('button', { name: 'Descartarlos y salir' }).click()
  await expect.element(entry).toBeVisible()
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Casa Lola')
})

test('of a session that merely ended it is still there', async () => {
  keepWhatWasTyped()
  const ended = { status: 401, code: 'unauthenticated' }
  for (const call of ['GET /auth/me', 'PUT /auth/update', 'POST /auth/refresh', 'GET /auth/sessions'])
    await answer(call, ended)
  const { queryClient } = await start()
  await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
  await expect.element(entry).toBeVisible()
  expect(countDrafts(sampleUser().id)).toBe(2)
})

test('without a connection the sign-out is kept and done when it is back, once', async () => {
  await signOutOffline()
  await answer('POST /auth/logout', { data: null })
  const before = await signOuts()
  await reconnect()
  await expect.poll(signOuts).toBe(before + 1)
  await reconnect()
  expect(await signOuts()).toBe(before + 1)
})

test('what something between here and the server answers ends no session', async () => {
  const clock = stopClock()
  await signOutOffline()
  await answer('POST /auth/logout', { status: 403 })
  const before = await signOuts()
  await reconnect()
  await expect.poll(signOuts).toBe(before + 1)
  await answer('POST /auth/logout', { data: null })
  expect(isSignOutKept()).toBe(true)
  await clock.runFor(BUSY_RETRY_MS)
  await expect.poll(isSignOutKept).toBe(false)
})

test('a closed page and another start do not open what was locked', async () => {
  const locked = await signOutOffline()
  await locked.unmount()
  await answer('POST /auth/logout', { data: null })
  const before = (await names()).length
  await start(false)
  await expect.element(entry).toBeVisible()
  await expect.poll(async () => (await names()).slice(before)).toContain('POST /auth/logout')
  expect((await names()).slice(before)).not.toContain('GET /auth/me')
})

test('whoever signs in on this device is not signed out by it', async () => {
  const locked = await signOutOffline()
  await locked.unmount()
  await answer('POST /auth/login', { data: sampleUser({ id: 'u2', name: 'Luis' }) })
  await sendLogin({ email: 'luis@ejemplo.com', password: 'Paella-de-domingo-7' })
  await answer('POST /auth/logout', { data: null })
  const before = await signOuts()
  await reconnect()
  await start(false)
  await expect.element(page.getByText('marta@ejemplo.com')).toBeVisible()
  expect(await signOuts()).toBe(before)
})

test('signing out in another tab locks this one', async () => {
  await start()
  await expect.element(signOut).toBeVisible()
  localStorage.setItem('sobremesa.sign-out', 'kept')
  dispatchEvent(new StorageEvent('storage', { key: 'sobremesa.sign-out', newValue: 'kept' }))
  await expect.element(entry).toBeVisible()
})

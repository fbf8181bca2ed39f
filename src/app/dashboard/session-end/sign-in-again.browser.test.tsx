import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleCategory, sampleDish, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import { MenuLoader } from '#features/menu/web/menu-loader.tsx'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { RestaurantPage } from '#features/restaurants/web/settings/restaurant-page.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import { connection } from '#ui/connection/connection.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { dropDrafts } from '#ui/unsaved/drafts.ts'
import { RequireUser, SessionLayout } from '../guards.tsx'
import { sessionQuery } from '../session.queries.ts'

const ENDED = { status: 401, code: 'unauthenticated', message: 'Inicia sesión para continuar.' }
const REMOVED = { status: 401, code: 'member_removed', message: 'Tu acceso al equipo ha sido retirado.' }
const TYPED = 'Lo que has escrito sigue aquí detrás.'
const FLAN = sampleDish('Flan', { categoryId: 'Postres' })
const RESTAURANT = sampleRestaurant()

/** The two screens whose forms hold most of what people type, and how one types and saves there. */
const FORMS = [
  {
    form: 'the dish form',
    screen: <MenuLoader restaurant={RESTAURANT} />,
    call: 'PUT /menu/items/*',
    stored: { ...FLAN, price: 9 },
    open: () => page.getByRole('button', { name: 'Editar Flan' }).click(),
    field: page.getByLabelText('Precio', { exact: true }),
    save: page.getByRole('button', { name: 'Guardar plato' }),
    typed: '9',
    body: { prices: [{ amount: 9 }] } as object,
  },
  {
    form: 'Restaurante',
    screen: <RestaurantPage />,
    call: 'PUT /restaurants/*',
    stored: { ...RESTAURANT, name: 'Casa Nueva' },
    open: async () => {},
    field: page.getByLabelText('Nombre', { exact: true }),
    save: page.getByRole('button', { name: 'Guardar', exact: true }).first(),
    typed: 'Casa Nueva',
    body: { name: 'Casa Nueva' } as object,
  },
]
type Form = (typeof FORMS)[number]
const dialog = page.getByRole('dialog', { name: 'Vuelve a entrar para seguir' })
const password = dialog.getByLabelText('Contraseña', { exact: true })

beforeEach(async () => {
  dropDrafts('u1')
  await answer('POST /auth/refresh', ENDED)
  await answer('GET /restaurants/*', { data: RESTAURANT })
})
afterEach(forgetConnection)

/** A screen of a user whose session ends while they type; the save is refused. */
async function endSessionUnder({ screen, call, open, field, save, typed }: Form) {
  await answer(call, ENDED)
  const shown = await showScreen(screen)
  await open()
  await field.fill(typed)
  await save.click()
  await expect.element(dialog).toBeVisible()
  return shown
}
async function showScreen(screen: ReactNode) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, sampleUser())
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  return show(<QueryClientProvider client={queryClient}>{inSession(screen)}</QueryClientProvider>)
}
function inSession(screen: ReactNode) {
  const scope = { restaurant: RESTAURANT, restaurants: [RESTAURANT] }
  const element = <RestaurantScopeContext value={scope}>{screen}</RestaurantScopeContext>
  const routes = [
    { element: <RequireUser loadWayOut={async () => {}} />, children: [{ path: '*', element }] },
    { path: '/auth', element: <h1>Entrar</h1> },
  ]
  const router = createMemoryRouter([{ element: <SessionLayout />, children: routes }])
  return <RouterProvider router={router} />
}

async function signIn(typed: string) {
  await password.fill(typed)
  await userEvent.keyboard('{Enter}')
}
/** Signs in; what was typed reaches the server. */
async function signInAndSave({ call, stored, body }: Form) {
  await answer('POST /auth/login', { data: sampleUser() })
  await answer(call, { data: stored })
  await signIn('Paella-de-domingo-7')
  await expect.element(dialog).not.toBeInTheDocument()
  const puts = async () => (await sentCalls()).filter(one => one.method === 'PUT')
  await expect.poll(async () => (await puts()).length).toBeGreaterThan(1)
  expect((await puts()).at(-1)?.body).toEqual(body)
}

test.for(FORMS)('over $form the password is asked, and what was typed is saved', async form => {
  await endSessionUnder(form)
  await expect.element(dialog.getByText(TYPED, { exact: false })).toBeVisible()
  await signInAndSave(form)
  const notices = page.getByRole('region', { name: 'Notificaciones' })
  await expect.element(notices.filter({ hasText: 'Se ha guardado al volver a entrar' })).toBeVisible()
})

test('under a list in which something was searched before it leads to the sign-in page', async () => {
  await answer('POST /menu/items/Flan/duplicate', ENDED)
  await showScreen(<MenuLoader restaurant={RESTAURANT} />)
  await page.getByRole('searchbox').fill('fl')
  await expect.element(page.getByText('1 plato', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.closest('li')).toBeTruthy()
  await userEvent.keyboard('d')
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.for(FORMS)('over $form a sign-in that fails keeps what was typed', async form => {
  await endSessionUnder(form)
  await answer('POST /auth/login', { status: 401, code: 'bad_credentials', message: 'x' })
  await signIn('no es esta')
  await expect.element(dialog.getByText('Comprueba las mayúsculas y que no falte nada.')).toBeVisible()
  await answer('POST /auth/login', 'lost')
  await signIn('Paella-de-domingo-7')
  await expect.element(page.getByText('Error de conexión. Verifica tu internet e inténtalo de nuevo.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await signInAndSave(form)
})

test.for(FORMS)("over $form 'Salir sin guardar' asks nothing more", async form => {
  await endSessionUnder(form)
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
})

test('a session that ends while a row waits for the connection asks too, and the row is stored', async () => {
  const [form] = FORMS
  if (!form) throw new Error('no form')
  await disconnect()
  await answer(form.call, 'lost')
  await showScreen(form.screen)
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect.element(page.getByText('Sin guardar')).toBeVisible()
  await answer(form.call, ENDED)
  await reconnect()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(TYPED, { exact: false })).not.toBeInTheDocument()
  await signInAndSave({ ...form, stored: { ...FLAN, available: false }, body: { available: false } })
  await expect.element(page.getByText('Guardado')).toBeVisible()
})

test('what was typed is kept for a day: whoever opens the form again gets it back, or throws it away', async () => {
  const form = FORMS[0] as Form
  const shown = await endSessionUnder(form)
  const key = `sobremesa.draft.u1.typed.dish.${FLAN._id}`
  expect(JSON.parse(localStorage.getItem(key) ?? 'null')).toMatchObject({ title: 'Flan' })
  // The tab has died: nothing of it is left but what the device keeps.
  await shown.unmount()
  outbox.clear()
  await showScreen(form.screen)
  await form.open()
  const kept = page.getByRole('alertdialog', { name: 'Esto quedó sin guardar' })
  await expect.element(kept.getByText(/«Flan», hoy a las? /)).toBeVisible()
  await kept.getByRole('button', { name: 'Seguir donde estaba' }).click()
  await expect.element(form.field).toHaveValue('9')
  expect(localStorage.getItem(key)).toBeNull()
  await answer(form.call, { data: form.stored })
  await form.save.click()
  await expect.poll(async () => (await sentCalls()).at(-1)).toMatchObject({ body: form.body })
})

test('without a connection it says so and steps aside; when there is one it asks, and saves what was typed', async () => {
  const form = FORMS[1] as Form
  await answer(form.call, ENDED)
  await showScreen(form.screen)
  await form.field.fill(form.typed)
  await form.save.click()
  await expect.element(dialog).toBeVisible()
  await disconnect()
  connection.noteSilence()
  const told = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await expect.element(told.getByText('Puedes cerrar esta página.', { exact: false })).toBeVisible()
  await told.getByRole('button', { name: 'Entendido' }).click()
  await expect.element(told).not.toBeInTheDocument()
  expect(dialog.elements()).toEqual([])
  await reconnect()
  await expect.element(dialog).toBeVisible()
  await signInAndSave(form)
})

test('a member who was taken out reads so over the form, and takes the text along; there is no field', async () => {
  const form = FORMS[0] as Form
  await answer('POST /auth/refresh', REMOVED)
  await answer(form.call, REMOVED)
  await showScreen(form.screen)
  await form.open()
  await form.field.fill(form.typed)
  await form.save.click()
  const told = page.getByRole('dialog', { name: 'Ya no estás en el equipo' })
  await expect.element(told).toHaveAccessibleDescription(/Lo que has escrito no se ha guardado\./)
  await expect.element(told.getByRole('button', { name: 'Copiar el texto' })).toBeVisible()
  expect(told.getByRole('textbox').elements()).toEqual([])
  await told.getByRole('button', { name: 'Salir' }).click()
  await expect.element(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(Object.keys(localStorage).filter(key => key.includes('typed.'))).toEqual([])
})

import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CurrentUserContext } from '#features/identity/web/index.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { sampleUser } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import type { InvitationContext } from '../../invitation.contract.ts'
import { AcceptInvitationPage } from './accept-invitation-page.tsx'

const FORGED = 'inviterName=Mallory&teamMemberName=Eve&teamMemberEmail=eve%40ejemplo.com&role=admin'
const PASSWORD = 'Mantel-de-cuadros9'
const VALID: InvitationContext = {
  state: 'valid',
  inviterName: 'Marta',
  memberName: 'Noa',
  memberEmail: 'noa@ejemplo.com',
}

const SignIn = () => {
  const { search, state } = useLocation()
  return <p>{`entrar ${search} ${JSON.stringify(state)}`}</p>
}

type World = { invitation?: InvitationContext; search?: string; user?: User | null }

/** The page as a link of the mail opens it; the names in its URL are forged. */
async function open({ invitation = VALID, search = `?token=abc&${FORGED}`, user = null }: World = {}) {
  const clearUser = vi.fn<() => void>()
  await answer('POST /team/check-invitation', { data: invitation })
  const routes = [
    { path: '/', element: null },
    { path: '/auth/accept-invitation', Component: AcceptInvitationPage },
    { path: '/auth', Component: SignIn },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/'] })
  const session = { user, hasSignedOut: false, setUser: vi.fn(), reloadUser: async () => user, clearUser }
  await show(
    <QueryClientProvider client={createQueryClient()}>
      <CurrentUserContext value={session}>
        <RouterProvider router={router} />
      </CurrentUserContext>
    </QueryClientProvider>,
  )
  await router.navigate(`/auth/accept-invitation${search}`)
  return { clearUser }
}

const password = page.getByLabelText('Contraseña', { exact: true })
const confirmation = page.getByLabelText('Confirmar contraseña', { exact: true })
const submit = page.getByRole('button', { name: 'Aceptar invitación' })

async function typeBoth(): Promise<void> {
  await password.fill(PASSWORD)
  await confirmation.fill(PASSWORD)
}

test('shows the names of the server, never those of the URL', async () => {
  await open()
  await expect.element(page.getByText('Marta')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('noa@ejemplo.com')
  await expect.element(page.getByText(/Entras como Trabajador, Noa./)).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Mallory|Eve/)
})

test('both fields say what is missing and that they differ', async () => {
  await open()
  await submit.click()
  await expect.element(page.getByText('La contraseña es requerida')).toBeVisible()
  await expect.element(page.getByText('Confirma tu contraseña')).toBeVisible()
  await password.fill('corta')
  await confirmation.fill('otra')
  await submit.click()
  await expect.element(page.getByText(/La contraseña debe tener al menos 8 caracteres, una mayúscula/)).toBeVisible()
  await expect.element(page.getByText('Las contraseñas no coinciden')).toBeVisible()
})

test('accepting leads to /auth with the message and the email; another session here is ended', async () => {
  const { clearUser } = await open({ user: sampleUser() })
  await expect.element(page.getByText(/Has entrado como marta@ejemplo.com./)).toBeVisible()
  await answer('POST /team/accept-invitation', { data: null })
  await typeBoth()
  await submit.click()
  await expect.element(page.getByText('entrar ?message=invitation-accepted {"email":"noa@ejemplo.com"}')).toBeVisible()
  expect(clearUser).toHaveBeenCalledOnce()
  expect((await sentCalls()).at(-1)).toMatchObject({ body: { token: 'abc', password: PASSWORD } })
})

test.for([
  ['expired', 'La invitación ha caducado', 'Pídele a Marta que te la reenvíe.'],
  ['used', 'Ya aceptaste esta invitación', 'Entra con noa@ejemplo.com y la contraseña que elegiste.'],
  ['revoked', 'Este enlace ya no vale', 'Busca el correo más reciente o pregunta a Marta.'],
] as const)('%s: says what happened to the link and what to do', async ([state, title, hint]) => {
  await open({ invitation: { ...VALID, state } })
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByText(new RegExp(hint))).toBeVisible()
  expect(submit.elements()).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: /niciar sesión/ })).toHaveAttribute('href', '/auth')
})

test.for([
  ['no token', { search: '' }],
  ['unknown', { invitation: { state: 'unknown', inviterName: null, memberName: null, memberEmail: null } }],
] as const)('%s: says so and leads to /auth', async ([, world]) => {
  await open(world)
  await expect.element(page.getByText('Token de invitación no válido')).toBeVisible()
  await expect.element(page.getByText(/^entrar/)).toBeVisible()
})

test('an email that got an account meanwhile is told in the page', async () => {
  await open()
  await answer('POST /team/accept-invitation', { status: 409, code: 'email_exists', message: 'Ya existe' })
  await typeBoth()
  await submit.click()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Ya existe una cuenta con ese email. Para entrar en el equipo, pide a Marta/)
  await expect.element(submit).toBeDisabled()
})

test('a link that ends while the form is open, a failure and too many tries are told', async () => {
  await open()
  await typeBoth()
  await answer('POST /team/accept-invitation', { status: 500 })
  await submit.click()
  await expect.element(page.getByText('Error al aceptar la invitación')).toBeVisible()
  await expect.element(password).toHaveValue(PASSWORD)
  await answer('POST /team/accept-invitation', { status: 429 })
  await submit.click()
  await expect.element(page.getByText(/^Demasiados intentos. Podrás probar de nuevo en/).first()).toBeVisible()
  await expect.element(submit).toBeDisabled()
})

test('a link that was revoked while the form was open says so', async () => {
  await open()
  await typeBoth()
  await answer('POST /team/check-invitation', { data: { ...VALID, state: 'revoked' } })
  await answer('POST /team/accept-invitation', { status: 400, code: 'invitation_revoked', message: 'No' })
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
})

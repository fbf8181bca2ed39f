import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { CREATION_OPTIONS, REQUEST_OPTIONS, withPhone } from '#test/browser/passkeys.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { AuthPage } from './auth/auth-page.tsx'
import { SignInAgain } from './auth/sign-in-again.tsx'
import { ConfirmYourself } from './security/confirm-yourself.tsx'
import { knowsPasskey } from './passkeys/known-passkey.ts'
import { PasskeysCard } from './security/passkeys-card.tsx'

const NOW = new Date().toISOString()
const KEY = { id: 'k1', name: 'Android de la barra', createdAt: NOW, updatedAt: NOW, lastUsedAt: null }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const nobody = () => undefined
const showDoor = (onSignedIn: () => void = nobody) =>
  showSignedIn(<AuthPage query={new URLSearchParams()} brought={{}} onMode={nobody} onSignedIn={onSignedIn} />)

test('what is cancelled on the phone is no error, and can be tried again', async () => {
  withPhone('closes')
  await answer('GET /auth/passkeys', { data: [] })
  await answer('POST /auth/passkeys/options', { data: CREATION_OPTIONS })
  await showSignedIn(<PasskeysCard />)
  await button('Activar').click()
  await button('Seguir').click()
  await expect
    .element(page.getByText('No se ha activado: se canceló en el teléfono. Puedes probar otra vez cuando quieras.'))
    .toBeVisible()
  await expect.element(button('Activar')).toBeEnabled()
  expect(knowsPasskey()).toBe(false)
})

test('a new one asks for its name, and the browser knows it from then on', async () => {
  withPhone('answers')
  await answer('GET /auth/passkeys', { data: [] })
  await answer('POST /auth/passkeys/options', { data: CREATION_OPTIONS })
  await answer('POST /auth/passkeys', { data: KEY })
  await answer('PUT /auth/passkeys/*', { data: { ...KEY, name: 'Mi móvil' } })
  await showSignedIn(<PasskeysCard />)
  await button('Activar').click()
  await answer('GET /auth/passkeys', { data: [KEY] })
  await button('Seguir').click()
  const dialog = page.getByRole('dialog', { name: 'Llave creada' })
  await expect.element(dialog.getByLabelText('Nombre')).toHaveValue('Android de la barra')
  await expect.element(dialog.getByText('Te hemos escrito a marta@ejemplo.com para que conste.')).toBeVisible()
  await dialog.getByLabelText('Nombre').fill('Mi móvil')
  await button('Guardar nombre').click()
  await expect.element(page.getByText('Nombre guardado')).toBeVisible()
  expect((await sentCalls()).find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Mi móvil' })
  expect(knowsPasskey()).toBe(true)
})

test('ten are enough; each is removed after a question', async () => {
  withPhone('answers', { known: true })
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...KEY, id: `k${index}`, name: `Llave ${index}` }))
  await answer('GET /auth/passkeys', { data: ten })
  await answer('DELETE /auth/passkeys/*', { data: null })
  await showSignedIn(<PasskeysCard />)
  await expect.element(button('Añadir otra')).toBeDisabled()
  await expect.element(page.getByText('Ya tienes 10 llaves. Quita alguna para añadir otra.')).toBeVisible()
  await button('Quitar la llave de Llave 3').click()
  const question = page.getByRole('alertdialog', { name: '¿Quitar la llave «Llave 3»?' })
  await answer('GET /auth/passkeys', { data: ten.filter(({ id }) => id !== 'k3') })
  await question.getByRole('button', { name: 'Quitar llave' }).click()
  await expect.element(page.getByText('Llave quitada')).toBeVisible()
  await expect.element(button('Añadir otra')).toBeEnabled()
  expect(knowsPasskey()).toBe(true)
})

test('the door offers it only where the browser knows one, and not again when it opened nothing', async () => {
  withPhone('answers', { known: true })
  await answer('POST /auth/passkey-login/options', { data: REQUEST_OPTIONS })
  await answer('POST /auth/passkey-login', { status: 401, code: 'bad_passkey', message: 'x' })
  await showDoor()
  await button('Entrar con Face ID o huella').click()
  await expect.element(page.getByText('No hemos podido entrar con la huella.', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Puede que la quitaras en Seguridad/)).toBeVisible()
  await expect.element(button('Entrar con Face ID o huella')).not.toBeInTheDocument()
  expect(knowsPasskey()).toBe(false)
})

test('where the browser can, its passkeys stand in the field of the email, without a button', async () => {
  withPhone('answers', { known: true, autofill: true })
  await answer('POST /auth/passkey-login/options', { data: REQUEST_OPTIONS })
  await answer('POST /auth/passkey-login', { data: sampleUser() })
  const entered: boolean[] = []
  await showDoor(() => void entered.push(true))
  await expect.poll(() => entered).toEqual([true])
})

test('whoever has none sees none, and a look at the page asks the server for nothing', async () => {
  withPhone('answers')
  await showDoor()
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect.element(button('Entrar con Face ID o huella')).not.toBeInTheDocument()
  expect(await sentCalls()).toEqual([])
})

test('while the phone asks one may go back to the password', async () => {
  withPhone('never', { known: true })
  await answer('POST /auth/passkey-login/options', { data: REQUEST_OPTIONS })
  await showDoor()
  await button('Entrar con Face ID o huella').click()
  await expect.element(page.getByRole('heading', { name: 'Mira a tu teléfono' })).toBeVisible()
  await button('Usar mi contraseña').click()
  await expect.element(page.getByLabelText('Contraseña', { exact: true })).toBeVisible()
})

test('a proof of oneself: the passkey in the place of the password, in the one dialog', async () => {
  withPhone('answers', { known: true })
  await answer('POST /auth/confirm/options', { data: REQUEST_OPTIONS })
  await answer('POST /auth/confirm', { status: 400, code: 'passkey_not_proved', message: 'x' })
  const answers: boolean[] = []
  await showSignedIn(<ConfirmYourself onAnswer={isConfirmed => answers.push(isConfirmed)} />)
  await button('Usar Face ID o huella').click()
  await expect.element(page.getByText('No hemos podido comprobar la llave. Inténtalo de nuevo.')).toBeVisible()
  await answer('POST /auth/confirm', { data: null })
  await button('Usar Face ID o huella').click()
  await expect.poll(() => answers).toEqual([true])
  const proof = (await sentCalls()).findLast(({ path }) => path === '/auth/confirm')
  expect(proof?.body).toMatchObject({ passkey: { id: 'AAAA', type: 'public-key' } })
})

test('over an open page another person’s passkey is refused, and what is behind it stays', async () => {
  withPhone('answers', { known: true })
  await answer('POST /auth/passkey-login/options', { data: REQUEST_OPTIONS })
  await answer('POST /auth/passkey-login', { status: 409, code: 'other_user', message: 'x' })
  const answers: unknown[] = []
  await showSignedIn(<SignInAgain user={sampleUser()} hasTyped onAnswer={user => answers.push(user)} />)
  const dialog = page.getByRole('dialog', { name: 'Vuelve a entrar para seguir' })
  await dialog.getByRole('button', { name: 'Entrar con Face ID o huella' }).click()
  await expect.element(dialog.getByText('Esta página es de marta@ejemplo.com.')).toBeVisible()
  await expect.element(dialog.getByText(/Para entrar con otra cuenta, sal primero/)).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: '¿Has olvidado tu contraseña?' }))
    .toHaveAttribute('target', '_blank')
  await answer('POST /auth/passkey-login', { data: sampleUser() })
  await dialog.getByRole('button', { name: 'Entrar con Face ID o huella' }).click()
  await expect.poll(() => answers).toMatchObject([{ id: 'u1' }])
})

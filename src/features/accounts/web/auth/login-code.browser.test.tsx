import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { LoginForm } from './login-form.tsx'
import { SignInAgain } from './sign-in-again.tsx'

const ADMIN = sampleUser({ role: 'admin', email: 'ana@ejemplo.com', subscription: null })
const NEEDED = { status: 401, code: 'second_factor', message: 'Escribe el código de tu aplicación.' }
const WRONG = { ...NEEDED, errors: { code: 'Ese código no vale. Escribe el que ves ahora.' } }
const code = page.getByLabelText('Código de tu aplicación')
const password = page.getByLabelText('Contraseña', { exact: true })
const submit = page.getByRole('button', { name: 'Iniciar sesión' })
const nothing = () => {}
const bodies = async () => (await sentCalls()).map(({ body }) => body)

beforeEach(() => sessionStorage.clear())

test('the form asks for the code when the password was right, and keeps what was typed', async () => {
  const onSignedIn = vi.fn<() => void>()
  const draft = { current: { email: '', password: '' } }
  await answer('POST /auth/login', NEEDED)
  await showSignedIn(<LoginForm draft={draft} onSignedIn={onSignedIn} onSignUp={nothing} onRemoved={nothing} />)
  await expect.element(code).not.toBeInTheDocument()
  await page.getByLabelText('Email').fill('ana@ejemplo.com')
  await password.fill('Paella-de-domingo-7')
  await submit.click()
  await expect.element(code).toHaveFocus()
  await expect.element(page.getByText('Escribe el código de tu aplicación.', { exact: false })).toBeVisible()
  await expect.element(code).toBeValid()
  await submit.click()
  await expect.element(code).toHaveAccessibleDescription(/^Escribe el código de tu aplicación\./)
  await expect.element(code).toBeInvalid()
  await answer('POST /auth/login', WRONG)
  await code.fill('123456')
  await submit.click()
  await expect.element(page.getByText('Ese código no vale. Escribe el que ves ahora.')).toBeVisible()
  await expect.element(password).toHaveValue('Paella-de-domingo-7')
  await answer('POST /auth/login', { data: ADMIN })
  await code.fill('654321')
  await submit.click()
  await expect.poll(() => onSignedIn).toHaveBeenCalledTimes(1)
  const typed = { email: 'ana@ejemplo.com', password: 'Paella-de-domingo-7' }
  expect(await bodies()).toEqual([
    typed,
    { ...typed, code: '' },
    { ...typed, code: '123456' },
    { ...typed, code: '654321' },
  ])
})

test('so does the dialog over an open form', async () => {
  const onAnswer = vi.fn<(user: unknown) => void>()
  await answer('POST /auth/login', NEEDED)
  await showSignedIn(<SignInAgain user={ADMIN} hasTyped onAnswer={onAnswer} />)
  await password.fill('Paella-de-domingo-7')
  await submit.click()
  // The first call has been answered.
  await expect.element(code).toBeVisible()
  await answer('POST /auth/login', { data: ADMIN })
  await code.fill('k7mpq-2xw9d')
  await submit.click()
  await expect.poll(() => onAnswer).toHaveBeenCalledWith(ADMIN)
  expect((await bodies()).at(-1)).toMatchObject({ email: 'ana@ejemplo.com', code: 'k7mpq-2xw9d' })
})

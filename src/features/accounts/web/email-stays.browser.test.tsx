import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { sampleUser } from '#test/browser/data.ts'
import { AuthPage, authQuery } from './auth/auth-page.tsx'
import type { AuthMode } from './auth/auth-toggle.tsx'
import { RestorePasswordPage } from './restore/restore-password-page.tsx'

const EMAIL = 'marta@ejemplo.com'
const PASSWORD = 'Paella-de-domingo-7'
const email = page.getByLabelText('Email')
const password = page.getByLabelText('Contraseña', { exact: true })
const tab = (name: string) => page.getByRole('tab', { name })

beforeEach(() => sessionStorage.clear())

function Auth({ mode = 'login' }: { mode?: AuthMode }) {
  const [query, setQuery] = useState(authQuery(mode))
  return <AuthPage query={query} brought={{}} onMode={next => setQuery(authQuery(next))} onSignedIn={() => undefined} />
}

test('the email goes along from sign-in to registration, to the recovery and back', async () => {
  const { unmount } = await showSignedIn(<Auth />)
  await email.fill(EMAIL)
  await tab('Crear cuenta').click()
  await expect.element(email).toHaveValue(EMAIL)
  await email.fill('otra@ejemplo.com')
  await tab('Iniciar sesión').click()
  await expect.element(email).toHaveValue('otra@ejemplo.com')
  await unmount()
  const restore = await showSignedIn(<RestorePasswordPage />)
  await expect.element(email).toHaveValue('otra@ejemplo.com')
  await email.fill(EMAIL)
  await restore.unmount()
  await showSignedIn(<Auth />)
  await expect.element(email).toHaveValue(EMAIL)
  await expect.element(password).toHaveFocus()
})

test('an email that has an account leads to the sign-in, with the email there and the focus in the password', async () => {
  const message = 'Ya existe una cuenta con ese email.'
  await answer('POST /auth/register', { status: 409, code: 'email_exists', message })
  await showSignedIn(<Auth mode="register" />)
  await page.getByLabelText('Nombre').fill('Marta')
  await email.fill(EMAIL)
  await password.fill(PASSWORD)
  await page.getByLabelText('Confirmar contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Comenzar gratis' }).click()
  await page.getByRole('link', { name: 'Entrar con ese email' }).click()
  await expect.element(email).toHaveValue(EMAIL)
  await expect.element(password).toHaveFocus()
})

test('who has signed in leaves no email behind', async () => {
  await answer('POST /auth/login', { data: sampleUser() })
  const { unmount } = await showSignedIn(<Auth />)
  await email.fill(EMAIL)
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect.poll(async () => (await sentCalls()).length).toBe(1)
  await expect.poll(() => sessionStorage.length).toBe(0)
  await unmount()
  await showSignedIn(<Auth />)
  await expect.element(email).toHaveValue('')
})

test('after five wrong codes the code is dead, also after a reload; another one lives', async () => {
  await answer('POST /auth/forgot-password', { data: null })
  await answer('POST /auth/verify-reset-code', {
    status: 400,
    code: 'bad_code',
    message: 'Código incorrecto o expirado.',
  })
  const { unmount } = await showSignedIn(<RestorePasswordPage />)
  await email.fill(EMAIL)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const code = page.getByLabelText('Código de 6 dígitos')
  for (const digits of ['111111', '222222', '333333', '444444']) {
    await code.fill(digits)
    await expect.element(page.getByText('Revisa los seis dígitos o pide otro código.')).toBeVisible()
  }
  await code.fill('555555')
  const dead = page.getByText('Este código ya no vale. Se ha probado cinco veces', { exact: false })
  await expect.element(dead).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Verificar código' })).not.toBeInTheDocument()
  await unmount()
  await showSignedIn(<RestorePasswordPage />)
  await expect.element(dead).toBeVisible()
  await page.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect.element(dead).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Verificar código' })).toBeEnabled()
  expect((await sentCalls()).filter(({ path }) => path === '/auth/verify-reset-code')).toHaveLength(5)
})

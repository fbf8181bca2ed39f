import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { AuthPage } from './auth/auth-page.tsx'
import { LoginForm } from './auth/login-form.tsx'
import { RegisterForm } from './auth/register-form.tsx'
import { CodeStep } from './restore/code-step.tsx'
import { EmailStep } from './restore/email-step.tsx'
import { PasswordStep } from './restore/password-step.tsx'
import { ChangePassword } from './security/change-password.tsx'

const PASSWORD = 'Paella-de-domingo-7'
const inPage = (text: string) => page.getByRole('alert').filter({ hasText: text })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const nobody = () => undefined

async function typeNewPassword(label: string): Promise<void> {
  await page.getByLabelText(label, { exact: true }).fill(PASSWORD)
  await page.getByLabelText('Confirmar contraseña').fill(PASSWORD)
}

async function openRegistration(): Promise<void> {
  const draft = { current: { name: '', email: '', password: '', confirmPassword: '' } }
  await showSignedIn(<RegisterForm draft={draft} onSignedIn={nobody} onLogIn={nobody} />)
  await page.getByLabelText('Nombre').fill('Marta')
  await page.getByLabelText('Email').fill('marta@ejemplo.com')
  await typeNewPassword('Contraseña')
  await page.getByRole('button', { name: 'Comenzar gratis' }).click()
}

test('a registration that fails is told, and what was typed stays', async () => {
  await answer('POST /auth/register', { status: 500 })
  await openRegistration()
  await expect.element(inPage('Error al crear la cuenta. Inténtalo de nuevo.')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('marta@ejemplo.com')
})

test('while it registers the button says so', async () => {
  await answer('POST /auth/register', 'never')
  await openRegistration()
  await expect.element(page.getByRole('button', { name: 'Creando…' })).toBeVisible()
})

test('a fault of the server at sign-in blames nobody’s credentials', async () => {
  await answer('POST /auth/login', { status: 500, message: 'Ha ocurrido un error. Inténtalo de nuevo.' })
  const draft = { current: { email: 'marta@ejemplo.com', password: PASSWORD } }
  await showSignedIn(<LoginForm draft={draft} onSignedIn={nobody} onSignUp={nobody} onRemoved={nobody} />)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect.element(inPage('Ha ocurrido un error. Inténtalo de nuevo.')).toBeVisible()
})

test('whoever mistypes while strangers try the email reads that this browser may go on', async () => {
  const refused = {
    status: 401,
    code: 'bad_credentials',
    message: 'Error al iniciar sesión. Verifica tus credenciales.',
  }
  await answer('POST /auth/login', { ...refused, data: { triedElsewhere: true } })
  const draft = { current: { email: 'marta@ejemplo.com', password: PASSWORD } }
  await showSignedIn(<LoginForm draft={draft} onSignedIn={nobody} onSignUp={nobody} onRemoved={nobody} />)
  const enter = page.getByRole('button', { name: 'Iniciar sesión' })
  await enter.click()
  const notice = page.getByRole('status').filter({ hasText: 'Alguien ha probado muchas contraseñas con tu email' })
  await expect.element(notice.getByText('Desde este aparato puedes entrar como siempre.')).toBeVisible()
  await expect.element(inPage(refused.message)).toBeVisible()
  await answer('POST /auth/login', refused)
  await enter.click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('a removed member reads it once, before and after another try', async () => {
  const message = 'Tu acceso al equipo ha sido retirado.'
  await answer('POST /auth/login', { status: 403, code: 'member_removed', message })
  const brought = { end: 'removed', email: 'noa@ejemplo.com' } as const
  await showSignedIn(<AuthPage query={new URLSearchParams()} brought={brought} onMode={nobody} onSignedIn={nobody} />)
  const notice = page.getByRole('alert').filter({ hasText: message })
  await expect.element(notice).toBeVisible()
  await page.getByLabelText('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect.element(page.getByRole('tabpanel').getByText(message)).toBeVisible()
  expect(page.getByText(message).elements()).toHaveLength(1)
})

test('an expired code offers no other one while that is limited', async () => {
  await answer('POST /auth/forgot-password', { status: 429 })
  const draft = { step: 'code', email: 'marta@ejemplo.com', sentAt: 0 } as const
  await showSignedIn(
    <CodeStep draft={draft} {...{ onChangeEmail: nobody, onSentAgain: nobody, onWrong: nobody, onVerified: nobody }} />,
  )
  await page.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect.element(page.getByText(/Has pedido demasiados códigos/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enviar otro código' })).toBeDisabled()
})

test('a code that cannot be sent is told', async () => {
  await answer('POST /auth/forgot-password', { status: 500 })
  await showSignedIn(<EmailStep email="marta@ejemplo.com" onSent={nobody} />)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect.element(toast('Error al enviar el enlace. Inténtalo de nuevo.')).toBeVisible()
})

test('a new password that cannot be stored is told', async () => {
  await answer('POST /auth/reset-password', { status: 500 })
  const draft = { step: 'password', email: 'marta@ejemplo.com', tempToken: 't', verifiedAt: Date.now() } as const
  await showSignedIn(<PasswordStep draft={draft} onStartAgain={nobody} onDone={nobody} />)
  await typeNewPassword('Nueva contraseña')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect.element(toast('Error al restablecer la contraseña. Inténtalo de nuevo.')).toBeVisible()
})

test('a password that cannot be changed is told', async () => {
  await answer('PUT /auth/update', { status: 500 })
  await showSignedIn(<ChangePassword />)
  await page.getByLabelText('Contraseña actual').fill(PASSWORD)
  await typeNewPassword('Nueva contraseña')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect.element(toast('Error al actualizar la contraseña')).toBeVisible()
})

test('the second typing is wrong only after it was touched', async () => {
  await showSignedIn(<ChangePassword />)
  await page.getByLabelText('Nueva contraseña').fill(PASSWORD)
  await page.getByLabelText('Confirmar contraseña').click()
  await expect.element(page.getByText('Las contraseñas no coinciden')).not.toBeInTheDocument()
  await page.getByLabelText('Confirmar contraseña').fill('Otra')
  await page.getByLabelText('Contraseña actual').click()
  await expect.element(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await page.getByLabelText('Nueva contraseña').fill('Otra')
  await expect.element(page.getByText('Las contraseñas no coinciden')).not.toBeInTheDocument()
})

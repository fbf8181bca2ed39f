import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { forgetConnection } from '#test/browser/connection.ts'
import { sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { connection } from '#ui/connection/connection.ts'
import { EmailRow } from './email-row.tsx'

afterEach(forgetConnection)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const NEW = 'hola@latabernadecarmen.es'
const LIMITED = 'Hoy ya has cambiado el email tres veces. Podrás hacerlo otra vez mañana.'
const DEAD = 'Este código ya no vale: se ha probado cinco veces. Pide otro.'

async function openCode(): Promise<void> {
  await answer('POST /auth/email', { data: null })
  await showSignedIn(<EmailRow />)
  await button('Cambiar email').click()
  await page.getByLabelText('Nuevo email').fill(NEW)
  await button('Enviar código').click()
  await expect.element(page.getByRole('dialog', { name: 'Mira el correo nuevo' })).toBeVisible()
}

test('an address that is not confirmed blocks nothing: it is written to again, or corrected', async () => {
  await answer('POST /auth/email/resend', { data: null })
  await showSignedIn(<EmailRow />, { user: sampleUser({ emailConfirmed: false }) })
  await expect.element(page.getByText('Sin confirmar')).toBeVisible()
  await button('Reenviar correo').click()
  await expect.element(page.getByText('Te hemos escrito a marta@ejemplo.com')).toBeVisible()
  await button('Corregir').click()
  await expect.element(page.getByRole('dialog', { name: 'Corrige tu email' })).toBeVisible()
})

test('the present address is refused without asking the server', async () => {
  await showSignedIn(<EmailRow />)
  await button('Cambiar email').click()
  await page.getByLabelText('Nuevo email').fill('Marta@Ejemplo.com')
  await button('Enviar código').click()
  await expect.element(page.getByText('Ese ya es tu email.')).toBeVisible()
  expect(await sentCalls()).toEqual([])
})

test('after the third change of a day the page says so, in the place of the button', async () => {
  await answer('POST /auth/email', { status: 429, code: 'too_many_requests', message: LIMITED })
  await showSignedIn(<EmailRow />)
  await button('Cambiar email').click()
  await page.getByLabelText('Nuevo email').fill(NEW)
  await button('Enviar código').click()
  await expect.element(page.getByRole('status').filter({ hasText: LIMITED })).toBeVisible()
  await expect.element(button('Cambiar email')).not.toBeInTheDocument()
})

test('a code is sent with its last digit; one that has died asks for another', async () => {
  await openCode()
  await answer('POST /auth/email/confirm', { status: 400, code: 'dead_code', message: DEAD })
  await page.getByLabelText('Código de 6 dígitos').fill('123456')
  await expect.element(page.getByText(DEAD)).toBeVisible()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Cambiar email' })).toBeDisabled()
  await button('Enviar otro código').click()
  await expect.element(page.getByText('Te hemos enviado otro código')).toBeVisible()
  await answer('POST /auth/email/confirm', { data: sampleUser({ email: NEW }) })
  await page.getByLabelText('Código de 6 dígitos').fill('654321')
  await expect.element(page.getByText(`Tu email es ${NEW}`)).toBeVisible()
  await expect.element(page.getByText('Hemos avisado a la dirección de antes')).toBeVisible()
})

test('without a connection nothing is sent, and what was typed stays', async () => {
  await showSignedIn(<EmailRow />)
  await button('Cambiar email').click()
  await page.getByLabelText('Nuevo email').fill(NEW)
  connection.noteSilence()
  await expect.element(page.getByText('Sin conexión no se cambia el email.')).toBeVisible()
  await expect.element(button('Esperando conexión…')).toBeDisabled()
  await expect.element(page.getByLabelText('Nuevo email')).toHaveValue(NEW)
})

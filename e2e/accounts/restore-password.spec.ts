import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'

const NEXT = 'Otra-paella-9'
const codeOf = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? ''
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function askCode(page: Page, email: string): Promise<void> {
  await page.goto('/auth/restore-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
}

test('a forgotten password is replaced in three steps, and the new one signs in', { tag: '@one-size' }, async ({
  page,
  restaurant,
  outbox,
  context,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /auth/verify-reset-code 400', 'POST /auth/reset-password 400')
  const { owner } = await restaurant()
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
  await expect(page.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(owner.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Si el email existe, te hemos enviado un código de 6 dígitos').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeFocused()
  await expect(page.getByText(/Podrás pedir otro código en 0:\d\d/)).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await page.reload()
  await expect(page.getByText(owner.email)).toBeVisible()
  const [mail] = (await outbox(owner.email)).filter(({ subject }) => subject.includes('código'))
  const code = codeOf(mail?.text ?? '')
  await page.getByRole('textbox', { name: 'Código de 6 dígitos' }).fill(wrong(code))
  await expect(page.getByText('Código incorrecto o expirado. Inténtalo de nuevo.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Código de 6 dígitos' })).toHaveAccessibleDescription(
    'Revisa los seis dígitos o pide otro código.',
  )
  // The wrong digits are selected: typing replaces them, and the sixth one sends.
  await page.keyboard.type(code)
  await expect(page.getByRole('heading', { name: 'Elige una nueva' })).toBeVisible()
  await page.reload()
  await page.getByLabel('Nueva contraseña').fill('Password1!')
  await page.getByLabel('Confirmar contraseña').fill('Password1!')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(/Esta contraseña es demasiado común/)
  await expectNoAxeFindings(page)
  await page.getByLabel('Nueva contraseña').fill(NEXT)
  await page.getByLabel('Confirmar contraseña').fill(NEXT)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(owner.email)
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await page.keyboard.type(NEXT)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
})

test('each step says what is missing', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/auth/restore-password')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText('Por favor, introduce tu email')).toBeVisible()
  await page.getByLabel('Email').fill('ana@ejemplo')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText('El correo electrónico debe tener el formato nombre@ejemplo.com')).toBeVisible()
  await askCode(page, 'nadie@ejemplo.com')
  await page.getByRole('textbox', { name: 'Código de 6 dígitos' }).fill('407')
  await page.getByRole('button', { name: 'Verificar código' }).click()
  await expect(page.getByText('Por favor, introduce el código de 6 dígitos')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nadie@ejemplo.com')
})

test('a lost connection and the limits have their own words, and what was typed stays', { tag: '@one-size' }, async ({
  page,
  allowConsole,
  expectFailedCalls,
}) => {
  allowConsole(/ERR_FAILED/)
  expectFailedCalls('POST /auth/forgot-password 429')
  await page.route('**/api/auth/forgot-password', route => route.abort())
  await page.goto('/auth/restore-password')
  await page.getByLabel('Email').fill('ana@ejemplo.com')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText('Error de conexión. Verifica tu internet e inténtalo de nuevo.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@ejemplo.com')
  await page.unroute('**/api/auth/forgot-password')
  const refuse = (seconds: string) => ({
    status: 429,
    headers: { 'retry-after': seconds },
    json: { success: false, code: 'too_many_requests', message: 'x' },
  })
  await page.route('**/api/auth/forgot-password', route => route.fulfill(refuse('2280')))
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText('Has pedido demasiados códigos. Podrás pedir otro en 38 minutos.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar código' })).toBeDisabled()
  await page.unroute('**/api/auth/forgot-password')
  await page.reload()
  await page.route('**/api/auth/forgot-password', route => route.fulfill(refuse('40000')))
  await page.getByLabel('Email').fill('ana@ejemplo.com')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText('Hoy ya has pedido 10 códigos.', { exact: false })).toBeVisible()
})

test('after a minute another code can be asked for; after 15 the old one is over', { tag: '@one-size' }, async ({
  page,
}) => {
  await page.clock.install()
  await askCode(page, 'nadie@ejemplo.com')
  await page.clock.fastForward('01:01')
  await page.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect(page.getByText(/Podrás pedir otro código en/)).toBeVisible()
  await page.clock.fastForward('15:01')
  await expect(page.getByText('Este código ha caducado. Pide otro y escríbelo aquí.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar otro código' })).toBeVisible()
})

test('a permission that is over leads back to the beginning', { tag: '@one-size' }, async ({
  page,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /auth/reset-password 400')
  await page.addInitScript(() => {
    const draft = { step: 'password', email: 'ana@ejemplo.com', tempToken: 'usado', verifiedAt: Date.now() }
    sessionStorage.setItem('sobremesa.restore-password', JSON.stringify(draft))
  })
  await page.goto('/auth/restore-password')
  await page.getByLabel('Nueva contraseña').fill(NEXT)
  await page.getByLabel('Confirmar contraseña').fill(NEXT)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('Token de recuperación no válido')).toBeVisible()
  await page.getByRole('button', { name: 'Pedir otro código' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ana@ejemplo.com')
})

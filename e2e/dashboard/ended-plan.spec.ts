import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { grantPlan } from '../support/operator.ts'
import { chooseOption } from '../support/steps.ts'

const PAST = '2026-01-01T00:00:00Z'

test('an ended trial shows a banner that leads to the plans', { tag: '@one-size' }, async ({ page, restaurant }) => {
  const { owner } = await restaurant()
  await grantPlan(owner.email, { tier: 'trial', status: 'trialing', trialEnds: PAST })
  await page.goto('/dashboard/home')
  const banner = page.getByRole('alert').filter({ hasText: 'Tu periodo de prueba ha terminado.' })
  await expect(banner).toContainText(/Tu carta seguirá visible hasta el \d+ de \w+ de \d{4}\./)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await banner.getByRole('link', { name: 'Contrata un plan' }).click()
  await expect(page).toHaveURL(/\/dashboard\/user\?tab=subscription$/)
  await expect(page.getByText('Sin Plan Activo')).toBeVisible()
})

test('a running plan has no banner, the return from a payment has its words, an ended plan is explained', {
  tag: '@one-size',
}, async ({ page, restaurant }) => {
  const { owner } = await restaurant()
  await page.goto('/subscription')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('ha terminado', { exact: false })).toHaveCount(0)

  await page.goto('/dashboard?subscription=canceled')
  await expect(page).toHaveURL(/\/dashboard\/user\?tab=subscription$/)
  await expect(page.getByText('No se ha completado el pago')).toBeVisible()
  await page.goto('/dashboard/home?subscription=success')
  await expect(page).toHaveURL(/\/dashboard\/user\?tab=subscription$/)
  await expect(page.getByText('Estamos confirmando tu pago')).toBeVisible()

  await grantPlan(owner.email, { tier: 'trial', status: 'trialing', trialEnds: PAST })
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { level: 1, name: 'Tu periodo de prueba ha terminado' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contrata un plan' })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await grantPlan(owner.email, { tier: 'basic', status: 'canceled', ends: PAST })
  await page.getByRole('link', { name: 'Volver al panel' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Tu suscripción ha terminado.' })).toBeVisible()
})

test('a 403 of an ended plan leads to /subscription, but never away from an open form', { tag: '@one-size' }, async ({
  page,
  register,
  call,
  expectFailedCalls,
}) => {
  expectFailedCalls('POST /restaurants 403', 'PUT /restaurants/*/switch 403')
  const owner = await register()
  await grantPlan(owner.email, { tier: 'trial', status: 'trialing', trialEnds: PAST })
  await page.goto('/auth/onboarding')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Nombre del restaurante').fill('Casa Tardía')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Finalizar' }).click()
  await expect(page.getByText('Tu plan ha terminado', { exact: false })).toBeVisible()
  await expect(page.getByText('Paso 4 de 4')).toBeVisible()
  // The message goes by itself after five seconds; whoever tries again reads it again.
  const hire = page.getByRole('button', { name: 'Contrata un plan' })
  await expect(async () => {
    if (!(await hire.isVisible())) await page.getByRole('button', { name: 'Finalizar' }).click({ timeout: 2_000 })
    await hire.click({ timeout: 2_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/subscription$/)
  await page.getByRole('link', { name: 'Contrata un plan' }).click()
  await expect(page.getByText('Sin Plan Activo')).toBeVisible()

  await grantPlan(owner.email, { tier: 'pro', status: 'active' })
  for (const name of ['Casa Una', 'Casa Dos']) await call('POST', '/restaurants', { name })
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await grantPlan(owner.email, { tier: 'pro', status: 'canceled', ends: PAST })
  await page.route('**/switch', route =>
    route.fulfill({ status: 403, json: { success: false, message: 'no', code: 'subscription_ended' } }),
  )
  await chooseOption(page, page.getByRole('combobox', { name: 'Restaurante' }).filter({ visible: true }), 'Casa Dos')
  await expect(page).toHaveURL(/\/subscription$/)
})

import type { Page } from '@playwright/test'
import type { Invoice } from '#features/billing/plan-change.contract.ts'
import type { CurrentSubscription } from '#features/billing/billing.contract.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'

const TAB = '/dashboard/user?tab=subscription'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const plan = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const slip = (page: Page, name: string) => page.getByRole('alertdialog', { name })

async function expectGoodPage(page: Page): Promise<void> {
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
}

/** Buys Pro for a year on the test provider's page. */
async function buyPro(page: Page): Promise<void> {
  await page.goto(TAB)
  await button(page, 'Contratar y empezar hoy Pro').click()
  await button(page, 'Ir a pagar 96 €').click()
  await button(page, 'Confirmar pago de prueba').click()
  await expect(page.getByText('Suscripción activada')).toBeVisible()
  await expect(plan(page, 'Pro')).toBeFocused()
}

test('from yearly to monthly: said before, scheduled, mailed, and annulled', async ({ page, restaurant, call }) => {
  await restaurant()
  await buyPro(page)
  await test.step('the slip says 0 € today, and the harmless button has the focus', async () => {
    await button(page, 'Pasar a mensual').click()
    const dialog = slip(page, 'Pasar a Pro mensual')
    await expect(dialog).toContainText('Hoy pagas0 €')
    await expect(dialog).toContainText('10 € al mes')
    await expect(button(page, 'Seguir con el pago anual')).toBeFocused()
    await expectGoodPage(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await call<CurrentSubscription>('GET', '/subscriptions/current')).toMatchObject({ scheduledChange: null })
  })
  await test.step('scheduled: the plan stays until its day', async () => {
    await button(page, 'Pasar a mensual').click()
    await slip(page, 'Pasar a Pro mensual').getByRole('button', { name: 'Pasar a mensual' }).click()
    await expect(page.getByText('Te lo hemos escrito por correo')).toBeVisible()
    await expect(page.getByText(/pasas a Pro mensual: 10 € al mes\.$/)).toBeVisible()
    await expect(plan(page, 'Pro')).toBeFocused()
    const current = await call<CurrentSubscription>('GET', '/subscriptions/current')
    expect(current).toMatchObject({ billingInterval: 'yearly', scheduledChange: { plan: 'pro', interval: 'monthly' } })
    expect(current.scheduledChange?.from).toBe(current.currentPeriodEnd)
    await expectGoodPage(page)
  })
  await test.step('annulled', async () => {
    await button(page, 'Anular el cambio').click()
    await expect(page.getByText('Sigues con Pro anual')).toBeVisible()
    await expect(page.getByText(/^\d+ de \w+ de \d{4}, 96 €$/)).toBeVisible()
    await expect(plan(page, 'Pro')).toBeFocused()
    expect(await call<CurrentSubscription>('GET', '/subscriptions/current')).toMatchObject({ scheduledChange: null })
    expect(await call<Invoice[]>('GET', '/subscriptions/invoices')).toHaveLength(1)
  })
})

test('up: the sum of the slip is that of the payment page and of the invoice, to the cent', {
  tag: '@one-size',
}, async ({ page, restaurant, call }) => {
  await restaurant()
  await buyPro(page)
  await button(page, 'Cambiar a Premium').click()
  const dialog = slip(page, 'Cambiar a Premium')
  await expectGoodPage(page)
  const pay = dialog.getByRole('button', { name: /^Ir a pagar/ })
  const sum = Number(/[\d,]+/.exec((await pay.textContent()) ?? '')?.[0].replace(',', '.'))
  expect(sum).toBeGreaterThan(76)
  await pay.click()
  await expect(page).toHaveURL(/\/dev\/pagos\/portal\//)
  await expect(page.getByText('Premium, anual')).toBeVisible()
  await expect(page.getByText(`${sum.toFixed(2).replace('.', ',')} €`)).toBeVisible()
  await expectGoodPage(page)
  await button(page, 'Confirmar cambio de prueba').click()
  await expect(page).toHaveURL(TAB)
  await expect(page.getByText('Premium, desde hoy')).toBeVisible()
  await expect(plan(page, 'Premium')).toBeFocused()
  const invoices = await call<Invoice[]>('GET', '/subscriptions/invoices')
  expect(invoices.map(({ plan: tier, amount }) => [tier, amount])).toEqual([
    ['premium', sum],
    ['pro', 96],
  ])
  await expect(page.getByRole('listitem').filter({ hasText: 'Premium anual' })).toContainText(
    `${sum.toFixed(2).replace('.', ',')} €`,
  )
  const file = page.getByRole('link', { name: /^PDF/ }).first()
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

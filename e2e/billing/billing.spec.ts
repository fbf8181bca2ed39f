import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { grantPlan } from '../support/operator.ts'

const TAB = '/dashboard/user?tab=subscription'
const PAST = '2020-01-01T00:00:00Z'
type Status = { status: 'active' | 'inactive' }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const plan = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

async function expectGoodPage(page: Page): Promise<void> {
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
}

/** Pays on the test provider's page; resolves when the plan is active. */
async function pay(page: Page, total: string): Promise<void> {
  await expect(page).toHaveURL(/\/dev\/pagos\/pago\//)
  await expect(page.getByText('Modo de prueba: no se cobra nada')).toBeVisible()
  await expect(page.getByText(total)).toBeVisible()
  await button(page, 'Confirmar pago de prueba').click()
  await expect(page).toHaveURL(TAB)
  await expect(page.getByText('Suscripción activada')).toBeVisible()
}

test('an owner pays, changes, cancels, loses and pays a plan again', { tag: '@one-size' }, async ({
  page,
  restaurant,
  call,
}) => {
  const { _id, owner } = await restaurant()
  const edit = () => call('PUT', `/restaurants/${_id}`, { description: 'Cocina de mercado' })

  await test.step('trial, a plan of the prices chosen → Pro annual; who turns back pays nothing', async () => {
    await page.goto('/precios')
    await page.getByRole('link', { name: 'Comenzar gratis con Premium' }).click()
    await expect(page).toHaveURL(TAB)
    await expect(page.getByRole('region', { name: 'Premium', exact: true }).getByText('Tu elección')).toBeVisible()
    await expect(page.getByText('Prueba gratuita')).toBeVisible()
    await expect(page.getByText('días de prueba restantes')).toBeVisible()
    await expectGoodPage(page)
    await button(page, 'Contratar y empezar hoy Pro').click()
    await expectGoodPage(page)
    await button(page, 'Ir a pagar 96 €').click()
    await expect(page).toHaveURL(/\/dev\/pagos\/pago\//)
    await expectGoodPage(page)
    await button(page, 'Cancelar').click()
    await expect(page).toHaveURL(TAB)
    await expect(page.getByText('No se ha completado el pago')).toBeVisible()
    await expect(page.getByText('Prueba gratuita')).toBeVisible()
    await button(page, 'Contratar y empezar hoy Pro').click()
    await button(page, 'Ir a pagar 96 €').click()
    await pay(page, '96,00 €')
    await expect(plan(page, 'Pro')).toBeFocused()
    await expect(page.getByText(/^\d+ de \w+ de \d{4}, 96 €$/)).toBeVisible()
    await expectGoodPage(page)
  })

  await test.step('a charge fails: banner, tab and portal agree until it is paid', async () => {
    await button(page, 'Gestionar suscripción').click()
    await button(page, 'Hacer fallar el próximo cobro').click()
    await expect(page.getByText('El último cobro de prueba ha fallado.')).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('link', { name: 'Volver a Sobremesa' }).click()
    const banner = page.getByRole('alert').filter({ hasText: 'No hemos podido cobrar tu suscripción.' })
    await expect(banner).toBeVisible()
    await expect(page.getByText('Pago pendiente')).toBeVisible()
    await expect(button(page, 'Cambiar a Premium')).toHaveCount(0)
    await edit()
    await banner.getByRole('button', { name: 'Revisar forma de pago' }).click()
    await button(page, 'Pagar ahora (de prueba)').click()
    await page.getByRole('link', { name: 'Volver a Sobremesa' }).click()
    await expect(page.getByText('Activa', { exact: true })).toBeVisible()
    await expect(banner).toBeHidden()
  })

  await test.step('portal → Premium', async () => {
    await button(page, 'Gestionar suscripción').click()
    await expect(page).toHaveURL(/\/dev\/pagos\/portal\//)
    await expectGoodPage(page)
    await page.getByRole('radio', { name: 'Premium' }).check()
    await button(page, 'Cambiar plan').click()
    await expect(page.getByText('Tu plan', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked()
    await page.getByRole('link', { name: 'Volver a Sobremesa' }).click()
    await expect(plan(page, 'Premium')).toBeVisible()
    await expect(page.getByText('1, sin límite')).toBeVisible()
  })

  await test.step('cancel with a reason, resume, cancel again', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Cancelar suscripción' })
    const banner = page.getByRole('alert').filter({ hasText: 'Tu suscripción termina el' })
    await button(page, 'Cancelar suscripción').click()
    await expectGoodPage(page)
    await dialog.getByRole('textbox').fill('Cerramos por reforma.')
    await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
    await expect(page.getByText(/^Suscripción cancelada\. Sigue activa hasta el/)).toBeVisible()
    await expect(page.getByText(/^Tu suscripción se cancelará el/)).toBeVisible()
    await expect(banner).toBeVisible()
    await expectGoodPage(page)
    await button(page, 'Reanudar').click()
    await expect(page.getByText(/^Suscripción reanudada\. Se renueva el/)).toBeVisible()
    await expect(banner).toBeHidden()
    await button(page, 'Cancelar suscripción').click()
    await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
    await expect(banner).toBeVisible()
    await edit()
  })

  await test.step('ended: banner, 403, and what still works', async () => {
    await grantPlan(owner.email, { tier: 'premium', status: 'canceled', ends: PAST })
    await page.reload()
    const banner = page.getByRole('alert').filter({ hasText: 'Tu suscripción ha terminado.' })
    await expect(banner).toContainText(/Tu carta seguirá visible hasta el \d+ de \w+ de \d{4}\./)
    await expect(page.getByText('Sin Plan Activo')).toBeVisible()
    await expectGoodPage(page)
    await expect(edit()).rejects.toThrow(/403.*subscription_ended/)
    expect(await call<Status[]>('GET', '/restaurants')).toMatchObject([{ status: 'inactive' }])
    await page.goto('/subscription')
    await expect(page.getByRole('heading', { level: 1, name: 'Tu suscripción ha terminado.' })).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('link', { name: 'Contrata un plan' }).click()
  })

  await test.step('contract again: the menus are active', async () => {
    await page.getByRole('radio', { name: 'Mensual' }).click()
    await button(page, 'Contratar Premium').click()
    await button(page, 'Ir a pagar 18 €').click()
    await pay(page, '18,00 €')
    await expect(plan(page, 'Premium')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'ha terminado' })).toBeHidden()
    expect(await call<Status[]>('GET', '/restaurants')).toMatchObject([{ status: 'active' }])
    await edit()
  })
})

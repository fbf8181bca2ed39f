import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { suspendMenu } from '../support/operator.ts'

test('a diner reports a menu from its foot, without a script, and what was typed outlives a fault', async ({
  page,
  restaurant,
  allowConsole,
}) => {
  allowConsole(/^Failed to load resource.*400/)
  const { slug, name } = await restaurant()
  await page.goto(`/${slug}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Denunciar esta carta' }).click()
  await expect(page.getByRole('heading', { name: 'Denunciar esta carta' })).toBeVisible()
  await expect(page.getByText(`La carta de ${name}`)).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('radio', { name: 'Se hace pasar por otro negocio' }).check()
  await page.getByLabel('Cuéntanos qué has visto').fill('El logo es del bar de al lado.')
  await page.getByLabel('Email (opcional)').fill('ana@')
  await page.getByRole('button', { name: 'Enviar denuncia' }).click()
  const email = page.getByLabel('Email (opcional)')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/El correo electrónico debe tener el formato/)
  await expect(page.getByRole('radio', { name: 'Se hace pasar por otro negocio' })).toBeChecked()
  await expect(page.getByLabel('Cuéntanos qué has visto')).toHaveValue('El logo es del bar de al lado.')
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await email.fill('')
  await page.getByRole('button', { name: 'Enviar denuncia' }).click()
  await expect(page.getByRole('heading', { name: 'Denuncia enviada' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver a la carta' }).click()
  await expect(page).toHaveURL(`/${slug}`)
})

test.describe('a menu that the operator suspends', () => {
  test.use({ serviceWorkers: 'allow' })

  test('leaves the phone that had saved it, and its owner reads why', { tag: '@one-size' }, async ({
    page,
    context,
    restaurant,
    allowConsole,
  }) => {
    allowConsole(/^Failed to load resource/)
    const { slug, name } = await restaurant()
    const saved = () => page.evaluate(async () => (await (await caches.open('menu-pages')).keys()).length)
    await page.goto(`/${slug}`)
    await expect.poll(saved).toBeGreaterThan(0)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await suspendMenu(slug, 'Usa fotos de otro restaurante.')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Esta carta no está disponible.' })).toBeVisible()
    await expectNoAxeFindings(page)
    await expect.poll(saved).toBe(0)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
    await context.setOffline(false)
    // The page loads itself again.
    await expect(page.getByRole('heading', { name: 'Esta carta no está disponible.' })).toBeVisible()
    await page.goto('/dashboard/home')
    const banner = page.getByRole('alert').filter({ hasText: `La carta de ${name} está suspendida.` })
    await expect(banner).toContainText('Motivo: Usa fotos de otro restaurante.')
    await expect(page.getByText('Suspendida', { exact: true })).toBeVisible()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { MINUTE_MS } from '#shared/time.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { type Account, newAccount } from '../support/people.ts'
import { drawPng } from '../support/pictures.ts'
import { readQr } from '../support/qr-reading.ts'

/** Five screens with an axe check each, on a machine that other programs use too. */
const JOURNEY_LIMIT_MS = 3 * MINUTE_MS

async function expectGoodScreen(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signUp(page: Page, account: Account): Promise<void> {
  await page.goto('/precios')
  await page.getByText('Mensual', { exact: true }).click()
  await page.getByRole('link', { name: 'Comenzar gratis con Basic' }).click()
  await expect(page).toHaveURL('/auth?mode=register')
  await expect(page.getByLabel('Nombre', { exact: true })).toBeVisible()
  await expectGoodScreen(page)
  await page.getByLabel('Nombre', { exact: true }).fill(account.name)
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.getByLabel('Confirmar contraseña', { exact: true }).fill(account.password)
  await button(page, 'Comenzar gratis').click()
  await page.waitForURL('**/auth/onboarding')
}

async function onboard(page: Page, name: string): Promise<void> {
  const next = button(page, 'Continuar')
  await expect(page.getByText('Paso 1 de 4')).toBeVisible()
  await expectGoodScreen(page)
  await next.click()
  await expect(heading(page, '¿Cómo se llama tu restaurante?')).toBeVisible()
  await page.getByLabel('Nombre del restaurante').fill(name)
  await expect(page.getByText('Disponible')).toBeAttached()
  await expectGoodScreen(page)
  await next.click()
  await expect(page.getByRole('radio', { name: /Español/ })).toBeChecked()
  await expectGoodScreen(page)
  await next.click()
  await expect(page.getByText('Paso 4 de 4')).toBeVisible()
  await expectGoodScreen(page)
  await button(page, 'Finalizar').click()
  await page.waitForURL('**/dashboard/home')
}

async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name, exact: true }).click()
}

async function addCategory(page: Page, name: string): Promise<void> {
  await button(page, 'Nueva Categoría').first().click()
  const form = page.getByRole('dialog', { name: 'Nueva Categoría' })
  await form.getByLabel('Nombre', { exact: true }).fill(name)
  await expectGoodScreen(page)
  await form.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect(page.getByText('Categoría añadida correctamente')).toBeVisible()
  await expect(form).toBeHidden()
}

async function addDish(page: Page, name: string): Promise<void> {
  await button(page, 'Nuevo Plato').first().click()
  const form = page.getByRole('dialog', { name: 'Nuevo Plato' })
  const file = { name: 'tortilla.png', mimeType: 'image/png', buffer: drawPng(900, 700) }
  await form.getByLabel('Foto', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Usar foto' }).click()
  await expect(form.getByRole('button', { name: 'Cambiar foto' })).toBeVisible()
  await form.getByLabel('Nombre', { exact: true }).fill(name)
  await form.getByLabel('Precio', { exact: true }).fill('12,50')
  await form.getByRole('button', { name: 'Huevos', exact: true }).click()
  await expectGoodScreen(page)
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(page.getByText('Plato añadido correctamente')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

test('from registration to a diner who reads the menu', async ({ page, diner: sitDown, baseURL, outbox }) => {
  test.setTimeout(JOURNEY_LIMIT_MS)
  const account = newAccount()
  const name = `Bar ${account.email.slice('marta-'.length, account.email.indexOf('@'))}`
  const slug = name.toLowerCase().replace(' ', '-')

  await signUp(page, account)
  await onboard(page, name)
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await expectGoodScreen(page)
  expect((await outbox(account.email)).length).toBe(1)

  await page.goto('/dashboard/user?tab=subscription')
  await expect(page.getByRole('region', { name: 'Basic', exact: true }).getByText('Tu elección')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Mensual' })).toBeChecked()
  await expectGoodScreen(page)

  await openScreen(page, 'Menú')
  await expect(page.getByText('No hay categorías')).toBeVisible()
  await expectGoodScreen(page)
  await addCategory(page, 'Para picar')
  await addDish(page, 'Tortilla de la casa')
  await expectGoodScreen(page)

  await openScreen(page, 'QR')
  await expect(heading(page, 'Generador de QR')).toBeVisible()
  await expectGoodScreen(page)
  const downloading = page.waitForEvent('download')
  await button(page, 'Descargar QR').click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`qr-${slug}.png`)
  const code = readQr(await readFile(await download.path()))
  expect(code).toEqual({ text: `${baseURL}/${slug}`, width: 200, height: 200 })

  const diner = await sitDown()
  await diner.goto(code.text ?? '')
  await expect(heading(diner, name)).toBeVisible()
  await expect(diner.getByRole('heading', { name: 'Para picar' })).toBeVisible()
  const dish = diner.getByRole('listitem').filter({ has: diner.getByRole('heading', { name: 'Tortilla de la casa' }) })
  await expect(dish.getByText('12,50 €')).toBeVisible()
  await expect(dish.getByText('Huevos')).toBeAttached()
  const picture = dish.getByRole('img').or(dish.locator('img')).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectGoodScreen(diner)
})

import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM, PHONE } from '#test/chromium.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { drawPng } from '../support/pictures.ts'
import { menuOf, openMenu, row } from '../support/menu-data.ts'
import type { Account } from '../support/people.ts'

type Phone = { context: BrowserContext; page: Page }

/** A phone whose browser may be closed and started again: what it keeps is in the folder. */
async function startPhone(folder: string, baseURL: string): Promise<Phone> {
  const options = { ...CHROMIUM, ...PHONE, baseURL, serviceWorkers: 'allow' } as const
  const context = await chromium.launchPersistentContext(folder, options)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

async function signIn({ context }: Phone, baseURL: string, { email, password }: Account): Promise<void> {
  const data = { email, password }
  const answer = await context.request.post(`${baseURL}/api/auth/login`, { headers: { origin: baseURL }, data })
  expect(answer.ok()).toBe(true)
}

/** The shell and the dishes are on the phone. */
async function keptForTheCellar(page: Page): Promise<void> {
  const hasShell = () =>
    page.evaluate(async () => Boolean(await (await caches.open('dashboard-files')).match('/dashboard')))
  const statesKept = () =>
    page.evaluate(async () => {
      // Opening what is not there would make it, without what the product puts into it.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'sobremesa.kept')) return 0
      const { promise, resolve } = Promise.withResolvers<number>()
      const opening = indexedDB.open('sobremesa.kept')
      opening.onsuccess = () => {
        const db = opening.result
        const names = db.transaction('states').objectStore('states').getAllKeys()
        names.onsuccess = () => {
          db.close()
          resolve(names.result.filter(key => String(key).includes('dishes')).length)
        }
      }
      return promise
    })
  await expect.poll(hasShell).toBe(true)
  await expect.poll(statesKept).toBeGreaterThan(0)
}

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión.' })

/** Opens the form of a dish, picks a photo, and saves. */
async function givePhoto(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Editar Plato' })
  const buffer = drawPng(900, 900)
  await form.getByLabel('Foto', { exact: true }).setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Usar foto' }).click()
  await expect(form.getByRole('button', { name: 'Quitar' })).toBeVisible()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect(form).toBeHidden()
}

/** Whatever opens without signal then comes from the worker: browsers empty their own cache when they like. */
async function emptyHttpCache({ context, page }: Phone): Promise<void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

/** Three changes and two photos, made without signal, before the browser is ended. */
async function workInTheCellar(phone: Phone): Promise<void> {
  const { context, page } = phone
  await context.setOffline(true)
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await page.getByRole('switch', { name: 'Helado, disponible' }).click()
  await page.getByRole('button', { name: /Cambiar el precio de Tarta/ }).click()
  await page.getByLabel('Precio de Tarta').fill('7,25')
  await page.getByLabel('Precio de Tarta').press('Enter')
  await expect(strip(page)).toContainText('Puedes cerrar: se guarda aquí.')
  for (const name of ['Flan', 'Tarta']) {
    await givePhoto(page, name)
    await expect(row(page, name).getByText('La foto espera en este teléfono')).toBeVisible()
  }
  await expect(strip(page)).toContainText('3 sin guardar')
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  await emptyHttpCache(phone)
  await context.close()
}

/** Screens beside the menu open, too; what no phone keeps says so. */
async function expectOtherScreensOpen({ page }: Phone): Promise<void> {
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { name: 'Ahora mismo' })).toBeVisible()
  await page.goto('/dashboard/user?tab=subscription')
  await expect(page.getByRole('heading', { name: 'Esto no se guarda en el teléfono' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir a la carta' }).click()
  await expect(page.getByRole('heading', { name: 'Gestión de Menú' })).toBeVisible()
  await page.goto('/dashboard/user')
  await expect(page.getByText(/La carta y el horario, de hoy a la/)).toBeVisible()
}

/** The list of a phone that was started without signal shows what waits. */
async function expectAllWaits({ page }: Phone): Promise<void> {
  await page.goto('/dashboard/menu')
  for (const name of ['Flan', 'Tarta', 'Helado']) await expect(row(page, name).getByText('Sin guardar')).toBeVisible()
  await expect(row(page, 'Tarta')).toContainText('7,25')
  for (const name of ['Flan', 'Tarta'])
    await expect(row(page, name).getByText('La foto espera en este teléfono')).toBeVisible()
  await expect(strip(page)).toContainText('3 sin guardar')
}

for (const isAnotherBetween of [false, true])
  test(
    isAnotherBetween
      ? 'the same with another person on the phone in between, who neither sees nor sends it'
      : 'what is changed in the cellar survives the browser, and goes out when the signal is back',
    { tag: '@one-size' },
    async ({ call, restaurant, register, baseURL }, info) => {
      const { _id, owner } = await restaurant()
      const menu = menuOf(call, _id)
      const category = await menu.category('Postres')
      await menu.dish(category, 'Flan')
      const cake = await menu.dish(category, 'Tarta')
      await menu.dish(category, 'Helado')
      const folder = info.outputPath('phone')
      const before = await startPhone(folder, baseURL)
      await signIn(before, baseURL, owner)
      await openMenu(before.page)
      await keptForTheCellar(before.page)
      await workInTheCellar(before)
      // Whoever works upstairs has the price changed meanwhile.
      await call('PUT', `/menu/items/${cake._id}`, { price: '9' })
      const seen = await menu.dishes(category)

      if (isAnotherBetween) {
        const other = await register()
        await call('POST', '/restaurants', { name: 'Casa de otra persona' })
        const later = await startPhone(folder, baseURL)
        await signIn(later, baseURL, other)
        await openMenu(later.page)
        await expect(later.page.getByText(/tiene 5 cambios sin enviar en este teléfono/)).toBeVisible()
        await expect(later.page.getByText('Flan')).toHaveCount(0)
        await expect(later.page.getByText('Sin guardar')).toHaveCount(0)
        await later.context.close()
      }

      const after = await startPhone(folder, baseURL)
      if (isAnotherBetween) {
        await signIn(after, baseURL, owner)
      } else {
        await after.context.setOffline(true)
        await expectAllWaits(after)
        await expectOtherScreensOpen(after)
        await after.page.goto('/dashboard/menu')
        await after.context.setOffline(false)
      }
      const readAsOwner = async () => {
        const answer = await after.context.request.get(`${baseURL}/api/categories/${category._id}/items`)
        return ((await answer.json()) as { data: typeof seen }).data
      }
      if (isAnotherBetween) {
        expect(await readAsOwner()).toEqual(seen)
        await after.page.goto('/dashboard/menu')
      }
      const question = after.page.getByRole('alertdialog', { name: 'El precio de Tarta' })
      await question.getByRole('button', { name: 'Poner 7,25 €' }).click()
      const stored = async () =>
        (await readAsOwner()).map(({ available, price, imageUrl }) => [available, price, imageUrl !== ''])
      await expect.poll(stored).toEqual([
        [false, 5, true],
        [true, 7.25, true],
        [false, 5, false],
      ])
      await expect(after.page.getByText('Sin guardar')).toHaveCount(0)
      await after.context.close()
    },
  )

import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM, PHONE } from '#test/chromium.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
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

test(
  'what is changed in the cellar survives the browser, and goes out when the signal is back',
  { tag: '@one-size' },
  async ({ call, restaurant, baseURL }, info) => {
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

    await before.context.setOffline(true)
    await before.page.getByRole('switch', { name: 'Flan, disponible' }).click()
    await before.page.getByRole('switch', { name: 'Helado, disponible' }).click()
    await before.page.getByRole('button', { name: /Cambiar el precio de Tarta/ }).click()
    await before.page.getByLabel('Precio de Tarta').fill('7,25')
    await before.page.getByLabel('Precio de Tarta').press('Enter')
    await expect(strip(before.page)).toContainText('Puedes cerrar: se guarda aquí.')
    await expect(strip(before.page)).toContainText('3 sin guardar')
    await expectNoSidewaysScroll(before.page)
    await expectNoAxeFindings(before.page)
    await before.context.close()

    const after = await startPhone(folder, baseURL)
    await after.context.setOffline(true)
    await after.page.goto('/dashboard/menu')
    for (const name of ['Flan', 'Tarta', 'Helado'])
      await expect(row(after.page, name).getByText('Sin guardar')).toBeVisible()
    await expect(row(after.page, 'Tarta')).toContainText('7,25')
    await expect(strip(after.page)).toContainText('3 sin guardar')

    await call('PUT', `/menu/items/${cake._id}`, { price: '9' })
    await after.context.setOffline(false)
    const question = after.page.getByRole('alertdialog', { name: 'El precio de Tarta' })
    await question.getByRole('button', { name: 'Poner 7,25 €' }).click()
    await expect(after.page.getByRole('status').filter({ hasText: 'en tu carta.' })).toBeVisible()
    const [flan, tarta, helado] = await menu.dishes(category)
    expect([flan?.available, tarta?.price, helado?.available]).toEqual([false, 7.25, false])
    await after.context.close()
  },
)

test(
  'another person on the same phone neither sees nor sends what waits',
  { tag: '@one-size' },
  async ({ call, restaurant, register, baseURL }, info) => {
    const { _id, owner } = await restaurant()
    const menu = menuOf(call, _id)
    const category = await menu.category('Postres')
    await menu.dish(category, 'Flan')
    const folder = info.outputPath('phone')
    const phone = await startPhone(folder, baseURL)
    await signIn(phone, baseURL, owner)
    await openMenu(phone.page)
    await keptForTheCellar(phone.page)
    await phone.context.setOffline(true)
    await phone.page.getByRole('switch', { name: 'Flan, disponible' }).click()
    await expect(strip(phone.page)).toContainText('Puedes cerrar: se guarda aquí.')
    await phone.context.close()

    const other = await register()
    await call('POST', '/restaurants', { name: 'Casa de otra persona' })
    const later = await startPhone(folder, baseURL)
    await signIn(later, baseURL, other)
    await later.page.goto('/dashboard/menu')
    await expect(later.page.getByRole('heading', { name: 'Gestión de Menú' })).toBeVisible()
    await expect(later.page.getByText('Flan')).toHaveCount(0)
    await expect(later.page.getByText('Sin guardar')).toHaveCount(0)

    await signIn(later, baseURL, owner)
    await later.page.goto('/dashboard/menu')
    await expect(row(later.page, 'Flan')).toContainText('Agotado')
    await expect
      .poll(async () => {
        const answer = await later.context.request.get(`${baseURL}/api/categories/${category._id}/items`)
        return ((await answer.json()) as { data: { available: boolean }[] }).data[0]?.available
      })
      .toBe(false)
    await later.context.close()
  },
)

import type { Browser, Page } from '@playwright/test'
import { type Call, expect, expectNoAxeFindings, expectNoSidewaysScroll, type Mail, test } from '../support/fixtures.ts'
import { menuOf } from '../support/menu-data.ts'
import { grantPlan } from '../support/operator.ts'
import { type Account, newAccount } from '../support/people.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** One of them has a time between 8:30 and 19:30 at any time of a test run, and none changes its clock. */
const ZONES = ['America/Bogota', 'Africa/Lagos', 'Asia/Tokyo']

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clockIn = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short', hourCycle: 'h23' }).format(new Date())
const isDay = (time: string): boolean => minutesIn(time) >= minutesIn('08:30') && minutesIn(time) < minutesIn('19:30')
const zone = ZONES.find(each => isDay(clockIn(each))) ?? ''

/** When the clock of the house shows a time, so many days from now. */
const at = (time: string, days = 0): number =>
  Date.now() + (minutesIn(time) - minutesIn(clockIn(zone)) + days * 1440) * 60_000

type Slot = { open: string; close: string }

/** A house that is open now, with three dishes. */
async function openHouse(call: Call, id: string, slots: Slot[]): Promise<void> {
  await call('PUT', `/restaurants/${id}`, { timezone: zone, hours: Object.fromEntries(DAYS.map(day => [day, slots])) })
  const menu = menuOf(call, id)
  const category = await menu.category('Postres')
  for (const name of ['Flan', 'Tarta', 'Queso']) await menu.dish(category, name)
}

/** The phone at that time, with the page that it has asked for then. */
async function showAt(phone: Page, time: number): Promise<void> {
  await phone.clock.setFixedTime(time)
  await phone.reload()
}

/** The screen shows a change of today before the server has it, and diners read what the server has. */
async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(each => each.request().method() === 'PUT' && each.url().endsWith('/today'))
  await change()
  expect((await answer).status()).toBe(200)
}

test('closing tonight at 22:00 is on the carta at once, over with the close, and gone the next morning', {
  tag: '@phone',
}, async ({ page, call, restaurant, diner }) => {
  const { _id, slug } = await restaurant()
  await openHouse(call, _id, [{ open: '06:00', close: '00:00' }])
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Cambiar hoy' }).click()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await saved(page, () => page.getByRole('button', { name: 'Hoy hasta las 22:00' }).click())
  await expect(page.getByText('Solo hoy', { exact: true })).toBeVisible()
  const phone = await diner()
  await phone.goto(`/${slug}`)
  await expect(phone.getByText('Hoy, hasta las 22:00')).toBeVisible()
  await expect(phone.locator('[data-status]')).toContainText('Abierto ahora')
  await showAt(phone, at('22:01'))
  await expect(phone.locator('[data-status]')).toContainText('Cerrado')
  await expect(phone.getByText('Hoy, hasta las 22:00')).toBeHidden()
  await showAt(phone, at('10:00', 1))
  await expect(phone.locator('[data-status]')).toContainText('Abierto ahora')
  await showAt(phone, at('23:00', 1))
  await expect(phone.locator('[data-status]')).toContainText('Abierto ahora')
  await page.getByRole('button', { name: 'Volver al de siempre' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar hoy' })).toBeVisible()
})

/** Somebody of the kitchen, who has accepted and is signed in on another phone. */
async function cookOn(
  phone: Page,
  { call, id, outbox, baseURL }: { call: Call; id: string; outbox: (to: string) => Promise<Mail[]>; baseURL: string },
): Promise<void> {
  const luis: Account = newAccount({ name: 'Luis Prieto' })
  const { email, name, password } = luis
  await call('POST', '/team/invite', { email, name, restaurantIds: [id], roleIds: { [id]: 'cocina' } })
  const [mail] = await outbox(email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const send = (path: string, data: object) =>
    phone.request.post(`${baseURL}/api${path}`, { headers: { origin: baseURL }, data })
  expect((await send('/team/accept-invitation', { token, password })).ok()).toBe(true)
  expect((await send('/auth/login', { email, password })).ok()).toBe(true)
}

/** Notices with their ends written out, and the way to the hours (EVERY-DAY §4.7). */
async function expectWithoutScript(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByText('Cocina cerrada hasta las 20:30.')).toBeVisible()
  await expect(page.getByText('Hoy, cocido completo.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver horario' })).toBeVisible()
  await context.close()
}

test('the kitchen is closed from the phone of a cook, who cannot change the hours, and opens by itself', {
  tag: '@phone',
}, async ({ call, restaurant, diner, outbox, baseURL, browser }) => {
  const { _id, slug, owner } = await restaurant()
  await grantPlan(owner.email, { tier: 'premium', status: 'active' })
  await openHouse(call, _id, [
    { open: '06:00', close: '20:00' },
    { open: '20:30', close: '23:30' },
  ])
  const cook = await diner()
  await cookOn(cook, { call, id: _id, outbox, baseURL })
  await cook.goto('/dashboard/home')
  await expect(cook.getByText(`El horario lo cambia ${owner.name.split(' ')[0]}.`)).toBeVisible()
  await expect(cook.getByRole('button', { name: 'Cambiar hoy' })).toHaveCount(0)
  await saved(cook, () => cook.getByRole('button', { name: 'Cocina cerrada' }).click())
  await expect(cook.getByRole('button', { name: 'Quitar: cocina cerrada' })).toBeVisible()
  await cook.getByRole('button', { name: 'Nota de hoy' }).click()
  await cook.getByLabel('Qué quieres decir').fill('Hoy, cocido completo.')
  await saved(cook, () => cook.getByRole('button', { name: 'Publicar nota' }).click())
  await expect(cook.getByText('«Hoy, cocido completo.»')).toBeVisible()
  await expectNoAxeFindings(cook)
  await expectNoSidewaysScroll(cook)
  await cook.goto('/dashboard/restaurant?tab=hours')
  await expect(cook.getByRole('heading', { name: 'Días especiales' })).toBeVisible()
  await expect(cook.getByRole('button', { name: 'Añadir' })).toHaveCount(0)

  const phone = await diner()
  await phone.goto(`/${slug}`)
  await expect(phone.getByText('Cocina cerrada hasta las 20:30.')).toBeVisible()
  await expect(phone.getByText('Hoy, cocido completo.')).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await expectNoAxeFindings(phone)
  await expectWithoutScript(browser, `${baseURL}/${slug}`)
  await showAt(phone, at('20:31'))
  await expect(phone.getByText('Cocina cerrada')).toBeHidden()
  await expect(phone.getByText('Hoy, cocido completo.')).toBeVisible()
  await showAt(phone, at('23:31'))
  await expect(phone.getByText('Hoy, cocido completo.')).toBeHidden()
})

test('Navidad and Reyes from the list, saved together; a day of their own from the calendar', {
  tag: '@phone',
}, async ({ page, restaurant, expectFailedCalls }) => {
  expectFailedCalls('POST /restaurants/*/special-days 409')
  await restaurant()
  await page.goto('/dashboard/restaurant?tab=hours')
  await page.getByRole('button', { name: /^Festivos de España/ }).click()
  await page.getByRole('radiogroup', { name: 'Navidad' }).getByRole('radio', { name: 'Cerrado' }).click()
  await page.getByRole('radiogroup', { name: 'Reyes' }).getByRole('radio', { name: 'Como siempre' }).click()
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Guardar 2 festivos' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar Navidad' })).toBeVisible()
  await page.getByRole('button', { name: 'Añadir', exact: true }).click()
  await page.getByRole('radio', { name: 'Varios días' }).click()
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await page.getByRole('button', { name: /^\S+ 7 de / }).click()
  await page.getByRole('button', { name: /^\S+ 21 de / }).click()
  await page.getByRole('button', { name: 'Vacaciones' }).click()
  await expect(page.getByText(/^Cerrado por vacaciones hasta el 21 de /)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Guardar días' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar Vacaciones' })).toContainText('Cerrado 15 días. Volvéis el ')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar Vacaciones' })).toHaveCount(0)

  for (const isAgain of [false, true]) {
    await page.getByRole('button', { name: 'Añadir', exact: true }).click()
    await page.locator('td button[tabindex="0"]').click()
    await page.getByRole('button', { name: 'Fiesta privada' }).click()
    await page.getByRole('button', { name: 'Guardar día' }).click()
    if (isAgain) await page.getByRole('button', { name: 'Cambiar ese día' }).click()
    else await expect(page.getByRole('button', { name: 'Cambiar Fiesta privada' })).toBeVisible()
  }
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Fiesta privada' })).toBeVisible()
})

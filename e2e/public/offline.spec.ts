import type { Locator, Page } from '@playwright/test'
import { ACTIONS_URL, attributeOf, DISH, DISH_PICTURE, SHEET_PICTURE } from '#features/public-menu/menu-dom.ts'
import { onDemandUrl } from '#features/public-menu/web/on-demand-url.ts'
import { expect, test } from '../support/fixtures.ts'
import { firstScreen } from '../support/measures.ts'
import { at, dateIn, everyDay, zone } from '../restaurants/house-clock.ts'
import { drawPng } from '../support/pictures.ts'
import { addMenu, LOOKS } from '../support/public-menu-data.ts'
import { sendReal } from '../support/real-carta.ts'
import { savedForOffline, savedPages } from '../support/settled.ts'

test.use({ serviceWorkers: 'allow' })

/** Of a picture that has come, in pixels of its file. */
const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => {
    image.scrollIntoView()
    return image.complete ? image.naturalWidth : 0
  })

/** At any hour ('a la 01:05'); when the test runs past midnight, the date stands in between. */
const SAVED = {
  es: /Guardado (el .+ )?a las? \d?\d:\d\d · los alérgenos pueden haber cambiado/,
  en: /Saved (on .+ )?at \d?\d:\d\d/,
  pt: /Guardado (a .+ )?às? \d?\d:\d\d/,
}

/** In the header; the filter says it too. */
const savedLine = (page: Page, language: keyof typeof SAVED) => page.getByRole('banner').getByText(SAVED[language])

test('a menu that was visited once opens without a network, and is the new one with it', { tag: '@one-size' }, async ({
  page,
  context,
  call,
  restaurant,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/^Failed to load resource/)
  const { slug, _id } = await addMenu(call, await restaurant(), { ...LOOKS[6].colors, style: 'classic' })
  const send = sendReal(context, baseURL)
  const inAll = (name: string) => ({ translations: { es: { name }, en: { name }, pt: { name } } })
  const category = await send({ method: 'POST', path: `/restaurants/${_id}/categories`, fields: inAll('Quesos') })
  await send({
    method: 'POST',
    path: `/categories/${category._id}/items`,
    fields: { ...inAll('Torta del Casar'), price: '14' },
    file: { field: 'image', name: 'torta.png', type: 'image/png', content: drawPng(1000, 700) },
  })
  await page.goto(`/${slug}`)
  const all = [`/${slug}`, `/${slug}?lang=en`, `/${slug}?lang=pt`]
  await expect.poll(() => savedPages(page)).toEqual(all)
  await page.waitForFunction(() => navigator.serviceWorker.controller)

  await context.setOffline(true)
  await page.reload()
  await expect(savedLine(page, 'es')).toBeVisible()
  expect((await firstScreen(page)).header).toBeLessThanOrEqual(300)
  const cheese = page.locator(DISH).filter({ has: page.getByRole('link', { name: 'Torta del Casar' }) })
  await expect.poll(() => widthOf(cheese.locator(`${DISH_PICTURE} img`))).toBeGreaterThan(0)
  // The page shows the smallest file; its sheet a larger one, which is saved too.
  await page.getByRole('link', { name: 'Torta del Casar' }).click()
  await expect.poll(() => widthOf(page.locator(`${SHEET_PICTURE} img`))).toBe(640)
  await page.goBack()
  // Nothing has asked for it yet.
  const actions = (await page.locator(ACTIONS_URL).getAttribute(attributeOf(ACTIONS_URL))) ?? ''
  expect(await page.evaluate(async url => Object.keys(await import(url)), onDemandUrl(actions))).toContain(
    'openMenuList',
  )

  await page.getByRole('link', { name: /^EN/ }).click()
  await expect(savedLine(page, 'en')).toBeVisible()
  await page.getByRole('link', { name: 'PT' }).click()
  await expect(savedLine(page, 'pt')).toBeVisible()
  await page.getByRole('link', { name: 'Español' }).click()
  await expect(savedLine(page, 'es')).toBeVisible()

  await page.evaluate(async path => (await caches.open('menu-pages')).delete(path), all[2] ?? '')
  // The way to the other page is held, as by a network that does not answer.
  await page.evaluate(() => addEventListener('click', event => event.preventDefault(), { once: true, capture: true }))
  await page.getByRole('link', { name: 'PT' }).click()
  await expect(page.getByText('Cargando menú...')).toBeVisible()
  await page.goto(`/${slug}?lang=pt`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(savedLine(page, 'es')).toBeVisible()
  await page.goto('/una-casa-sin-visitar')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  // The browser has the page of that step in its own memory, and nobody knows how old it is.
  await page.goBack()
  await expect(savedLine(page, 'es')).toBeVisible()
  await page.goto(`/${slug}?lang=es`)

  await call('PUT', `/restaurants/${_id}`, { name: 'Casa Renovada' })
  await expect(savedLine(page, 'es')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Renovada' })).toBeVisible()
  await expect(savedLine(page, 'es')).toBeHidden()

  await page.evaluate(async () => {
    const cache = await caches.open('menu-pages')
    for (const path of ['/casa-borrada', '/casa-borrada?lang=en']) await cache.put(path, new Response('old'))
  })
  await page.goto('/casa-borrada')
  await expect(page.getByRole('heading', { name: 'Restaurante no encontrado' })).toBeVisible()
  await expect.poll(() => savedPages(page)).toEqual(all)
})

test('a saved carta tells its notices and special days right, and no longer than they hold', {
  tag: '@one-size',
}, async ({ page, context, call, restaurant, allowConsole }) => {
  allowConsole(/^Failed to load resource/)
  const { slug, _id } = await addMenu(call, await restaurant(), { ...LOOKS[6].colors, style: 'modern' })
  const slots = [
    { open: '06:00', close: '20:00' },
    { open: '20:30', close: '23:30' },
  ]
  await call('PUT', `/restaurants/${_id}`, { timezone: zone, hours: everyDay(slots) })
  await call('PUT', `/restaurants/${_id}/today`, { kitchenClosed: {}, note: { es: 'Hoy, cocido completo.' } })
  await call('POST', `/restaurants/${_id}/special-days`, { from: dateIn(1), closed: true })
  await page.goto(`/${slug}`)
  await savedForOffline(page, `/${slug}`)
  await context.setOffline(true)
  const showAt = async (time: string, days = 0) => {
    await page.clock.setFixedTime(at(time, days))
    await page.reload()
  }
  const kitchen = page.getByText('Cocina cerrada hasta las 20:30.')
  const note = page.getByText('Hoy, cocido completo.')
  const closing = page.getByText('Abrimos mañana a las 6:00.')
  const status = page.locator('[data-status]')
  await showAt('19:00')
  await expect(savedLine(page, 'es')).toBeVisible()
  await expect(kitchen).toBeVisible()
  await expect(note).toBeVisible()
  await showAt('20:31')
  await expect(kitchen).toBeHidden()
  await expect(note).toBeVisible()
  await showAt('23:31')
  await expect(note).toBeHidden()
  await showAt('12:00', 1)
  await expect(closing).toBeVisible()
  await expect(status).toContainText('Cerrado')
  await showAt('12:00', 2)
  await expect(closing).toBeHidden()
  await expect(status).toContainText('Abierto ahora')
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { addMenu, LOOKS } from '../support/public-menu-data.ts'

test.use({ serviceWorkers: 'allow' })

/** Paths of the menu pages that the browser has saved. */
const savedPages = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('menu-pages')).keys()
    return keys.map(({ url }) => url.slice(location.origin.length)).toSorted()
  })

test('a menu that was visited once opens without a network, and is the new one with it', { tag: '@one-size' }, async ({
  page,
  context,
  call,
  restaurant,
  allowConsole,
}) => {
  allowConsole(/^Failed to load resource/)
  const { slug, _id } = await addMenu(call, await restaurant(), { ...LOOKS[0].colors, style: 'modern' })
  await page.goto(`/${slug}`)
  const all = [`/${slug}`, `/${slug}?lang=en`, `/${slug}?lang=pt`]
  await expect.poll(() => savedPages(page)).toEqual(all)
  await page.waitForFunction(() => navigator.serviceWorker.controller)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/Guardado a las \d\d:\d\d · los alérgenos pueden haber cambiado/)).toBeVisible()
  await page.getByRole('link', { name: 'EN' }).click()
  await expect(page.getByText(/Saved at \d\d:\d\d/)).toBeVisible()
  await page.getByRole('link', { name: 'PT' }).click()
  await expect(page.getByText(/Guardado às \d\d:\d\d/)).toBeVisible()
  await page.goto('/una-casa-sin-visitar')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.goto(`/${slug}?lang=es`)

  await call('PUT', `/restaurants/${_id}`, { name: 'Casa Renovada' })
  await expect(page.getByText(/Guardado a las/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Renovada' })).toBeVisible()
  await expect(page.getByText(/Guardado a las/)).toBeHidden()

  await page.evaluate(async () => {
    const cache = await caches.open('menu-pages')
    for (const path of ['/casa-borrada', '/casa-borrada?lang=en']) await cache.put(path, new Response('old'))
  })
  await page.goto('/casa-borrada')
  await expect(page.getByRole('heading', { name: 'Restaurante no encontrado' })).toBeVisible()
  await expect.poll(() => savedPages(page)).toEqual(all)
})

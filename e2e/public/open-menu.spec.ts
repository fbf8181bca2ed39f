import type { Page } from '@playwright/test'
import { DISH } from '#features/public-menu/menu-dom.ts'
import { DAY_MS } from '#shared/time.ts'
import { expect, test } from '../support/fixtures.ts'
import { addMenu, allergenToggle } from '../support/public-menu-data.ts'
import { focused, onTop } from './place-checks.ts'

const result = (page: Page) => page.getByRole('complementary', { name: 'Filtro de alérgenos' }).getByRole('status')
const toggleInBar = (page: Page) => page.locator('.bar').getByRole('button', { name: 'Ver alérgenos' })
/** Jumps are done when their click is. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Item = { _id: string; translations: { es: { name: string } } }

test('a carta left open says what is true now, and keeps its place', { tag: '@one-size' }, async ({
  page,
  context,
  call,
  restaurant,
  allowConsole,
}) => {
  allowConsole(/^Failed to load resource/)
  const { slug, _id } = await addMenu(call, await restaurant(), { style: 'modern' })
  const items = await call<Item[]>('GET', `/public/${slug}/items`)
  const idOf = (name: string) => items.find(item => item.translations.es.name === name)?._id
  await page.clock.install()
  await page.goto(`/${slug}`)
  await allergenToggle(page).click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await expect(result(page)).toHaveText('Sin gluten, según la casa: 12 de 15 platos')
  await page.getByRole('link', { name: 'Ver carta' }).click()
  await page.getByRole('link', { name: 'Helado 6', exact: true }).click()
  const place = await onTop(page)

  await call('PUT', `/menu/items/${idOf('Helado 6')}`, { allergens: ['gluten'] })
  // What tells of it comes on demand; while it does not come, the menu says how old it is.
  await page.route('**/assets/menuOnDemand-*', route => route.abort())
  await page.clock.fastForward('02:01')
  await expect(page.getByRole('complementary').getByText(/^Guardado a las? .*pueden haber cambiado$/)).toHaveCount(1)
  await page.unroute('**/assets/menuOnDemand-*')
  await page.clock.fastForward('02:01')
  await expect(page.getByRole('dialog').getByText('Lleva gluten')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Han cambiado los alérgenos de Helado 6')).toBeVisible()
  await expect(result(page)).toHaveText('Sin gluten, según la casa: 11 de 15 platos')
  expect(await onTop(page)).toEqual(place)
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/#carta$/)
  await page.getByRole('link', { name: 'Helado 4', exact: true }).evaluate(link => link.scrollIntoView())
  const read = await onTop(page)

  await call('PUT', `/menu/items/${idOf('Helado 1')}`, { price: 7.77 })
  const inAWeek = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)
  await call('POST', `/restaurants/${_id}/special-days`, { from: inAWeek, to: inAWeek, closed: true, reason: 'works' })
  await page.clock.fastForward('01:01')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const changed = page.getByRole('status').filter({ hasText: 'La carta ha cambiado. El horario ha cambiado.' })
  await expect(changed).toBeVisible()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText('7,77 €')).toHaveCount(1)
  await expect(page.getByText('Cerrado por obras')).toHaveCount(1)
  await expect(changed).toHaveCount(0)
  await expect.poll(() => onTop(page)).toEqual(read)

  await context.setOffline(true)
  await page.clock.fastForward('02:01')
  await expect(page.getByRole('complementary').getByText(/^Guardado a las? .*pueden haber cambiado$/)).toBeVisible()
})

test('filter and language keep the place; Back leaves', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'classic' })
  await page.goto('/el-rincon')
  await page.goto(`/${slug}`)
  for (const name of ['Postres', 'Tapas', 'Postres']) await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: 'Helado 4', exact: true }).evaluate(link => link.scrollIntoView())
  const place = await onTop(page)
  await toggleInBar(page).click()
  await expect(page.getByRole('heading', { name: 'Alérgenos' })).toBeFocused()
  await page.getByRole('button', { name: 'Huevos' }).click()
  await page.getByRole('link', { name: 'Ver carta' }).click()
  await expect.poll(() => onTop(page)).toEqual(place)
  expect(await focused(page)).toBe(place.name)
  // Above the carta: without it the keyboard goes on at the first dish.
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  expect(await focused(page)).toBe('Croquetas')
  await page.getByRole('link', { name: 'Helado 4', exact: true }).evaluate(link => link.scrollIntoView())
  expect(await onTop(page)).toEqual(place)

  // As the offer at the foot of the screen does, which is there for phones in other languages.
  await page.getByRole('link', { name: 'EN English' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/lang=en/)
  await expect.poll(() => onTop(page)).toEqual({ ...place, name: place.name.replace('Helado', 'Ice cream') })
  await page.goBack()
  await expect(page).toHaveURL(/el-rincon/)

  await page.goto(`/${slug}`)
  const link = await page.getByRole('link', { name: 'Ice cream 9', exact: true }).getAttribute('href')
  await page.goto('about:blank')
  await page.goto(`/${slug}${link}`)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await focused(page)).toBe('Ice cream\u00a09')
  const asked = await page.locator(DISH).filter({ hasText: 'Ice cream 9' }).boundingBox()
  const bar = await page.locator('.bar').boundingBox()
  expect(asked!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  expect(asked!.y).toBeLessThan(bar!.y + bar!.height + 24)
})

import type { Page } from '@playwright/test'
import { DESKTOP, PHONE } from '#test/chromium.ts'
import { paperSheet } from '#test/menus/paper.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import type { Category, Dish } from '../support/menu-data.ts'

const SMALL = { width: 320, height: 640 }
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date())
const lineOf = (page: Page) =>
  page.getByRole('complementary', { name: /^(Tu carta en papel|Your paper menu|Solo para)/ })

async function expectGoodAtThreeSizes(page: Page): Promise<void> {
  for (const size of [SMALL, DESKTOP.viewport, PHONE.viewport]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    if (size !== SMALL) await expectNoAxeFindings(page, { within: '.old-paper' })
  }
}

test('who scans an old paper reads what differs today, and the house which edition it is @one-size', async ({
  page,
  call,
  diner,
  realCarta,
  expectFailedCalls,
}) => {
  const house = await realCarta({ style: 'modern' })
  const print = () => call('POST', `/restaurants/${house._id}/paper/editions`, { ...paperSheet(), validFrom: today() })
  const [category] = await call<Category[]>('GET', `/restaurants/${house._id}/categories`)
  const [dish, other] = await call<Dish[]>('GET', `/categories/${category!._id}/items`)
  await call('POST', `/restaurants/${house._id}/zones`, { names: { es: 'Terraza' } })
  await call('PUT', `/menu/items/${dish!._id}`, { allergens: ['gluten'], traces: [] })
  await print()
  await call('PUT', `/menu/items/${dish!._id}`, { price: 91 })
  await call('PUT', `/menu/items/${other!._id}`, { price: 92 })
  // Whoever is not of the house is told nothing of its editions.
  expectFailedCalls('GET /restaurants/*/paper/editions/1/changes 401')

  const guest = await diner()
  await guest.goto(`/${house.slug}?q=e1`)
  await expect(lineOf(guest)).toHaveText(/^Tu carta en papel es del \d+ de \p{L}+\. Estos son los precios de hoy\.$/u)
  await expectGoodAtThreeSizes(guest)
  const close = guest.getByRole('button', { name: 'Cerrar aviso' })
  const [button, line] = [await close.boundingBox(), await lineOf(guest).boundingBox()]
  expect([button!.width, button!.height]).toEqual([44, 44])
  expect(line!.height).toBeLessThanOrEqual(58)
  await close.click()
  await expect(lineOf(guest)).toBeHidden()
  await guest.reload()
  await expect(guest.getByRole('main')).toBeVisible()
  await expect(lineOf(guest)).toBeHidden()
  const tab = await guest.context().newPage()
  await tab.goto(`/${house.slug}?q=e1&lang=en`)
  await expect(lineOf(tab)).toHaveText(/^Your paper menu is from \d+ \w+\. These are today’s prices\.$/)
  await tab.goto(`/${house.slug}?q=e1&zona=terraza`)
  const ofZone = await tab.getByText(/^Precios de terraza/).boundingBox()
  expect((await lineOf(tab).boundingBox())!.y).toBeGreaterThanOrEqual(ofZone!.y + ofZone!.height)

  await page.goto(`/${house.slug}?q=e1`)
  await expect(lineOf(page)).toHaveText(
    /^Es la edición 1, del \d+ de \p{L}+\. Hoy cambian 2 precios\.Esto solo lo veis en la casa\. Ver qué cambia$/u,
  )
  for (const style of STYLES) {
    await house.dress({ style })
    for (const reader of [page, tab]) {
      await reader.goto(`/${house.slug}?q=e1`)
      await expect(lineOf(reader)).toHaveText(reader === page ? /^Es la edición 1/ : /^Tu carta en papel/)
      await expectGoodAtThreeSizes(reader)
    }
  }

  await call('PUT', `/menu/items/${dish!._id}`, { allergens: ['gluten', 'eggs'], traces: [] })
  await tab.goto(`/${house.slug}?q=e1`)
  await expect(lineOf(tab)).toHaveText(/En algún plato han cambiado los alérgenos: fíate de esta\.$/)
  await expect(lineOf(tab).getByRole('button')).toHaveCount(0)
  await page.goto(`/${house.slug}?q=e1`)
  await lineOf(page).getByRole('link', { name: 'Ver qué cambia' }).click()
  await expect(page.getByRole('dialog', { name: 'Qué ha cambiado' }).getByText('+ huevos')).toBeVisible()

  await print()
  const base = await tab.request.get(`/${house.slug}`)
  for (const query of ['e2', 'e9', 'e02']) {
    const answer = await tab.request.get(`/${house.slug}?q=${query}`)
    expect(await answer.text(), query).toBe(await base.text())
  }
})

import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { type Dish, menuOf } from '../support/menu-data.ts'

type Stored = Dish & { updatedAt: string; translations: Record<string, { name: string; description: string }> }

test('a carta is put back to how it was before, looked at, and the return undone', async ({ page, call, restaurant }) => {
  const { _id } = await restaurant({ timezone: 'Europe/Madrid' })
  const menu = menuOf(call, _id)
  const bites = await menu.category('Para picar')
  const made = await Promise.all(
    ['Croquetas', 'Tortilla', 'Sopa de ajo'].map(name => menu.dish(bites, name, { price: '9.00' })),
  )
  const [croquettes, omelette, soup] = made
  if (!croquettes || !omelette || !soup) throw new Error('three dishes were made')
  const items = () => call<Stored[]>('GET', `/restaurants/${_id}/items`)
  const states = async () =>
    (await items())
      .map(({ translations, price }) => [translations.es?.name, translations.es?.description, price].join(' · '))
      .toSorted()
  const before = await states()
  const { changes } = await call<{ changes: { at: string }[] }>('GET', `/restaurants/${_id}/history`)
  const then = new Date(Date.parse(changes[0]?.at ?? '') + 1).toISOString()

  // By form, several at once, deleting, adding.
  await call('PUT', `/menu/items/${omelette._id}`, {
    translations: { es: { name: 'Tortilla', description: 'Con cebolla' } },
  })
  const present = await items()
  await call('PUT', `/restaurants/${_id}/items/bulk`, {
    items: present.map(({ _id: id, updatedAt }) => ({ _id: id, updatedAt, price: '9.50' })),
  })
  await call('DELETE', `/menu/items/${soup._id}`)
  await menu.dish(bites, 'Oreja', { price: '8.00' })
  const changed = await states()

  await page.goto('/dashboard/restaurant?tab=activity')
  await page.getByRole('link', { name: /Comparar|¿Qué ha cambiado desde…\?/ }).click()
  await expect(page.getByRole('heading', { name: '¿Qué ha cambiado?' })).toBeFocused()

  await page.goto(`/dashboard/restaurant/comparar?momento=${then}`)
  await expect(page.getByRole('button', { name: /^Precios 2/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Croquetas 9,00\s€ .*9,50\s€/ })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /^Volver a hoy a las/ }).click()
  await expect(page.getByRole('heading', { name: 'Volver a este momento' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '2 precios' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 plato se quita' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 plato vuelve' })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Volver \d+ cambios$/ }).click()

  const entry = page.getByRole('listitem').filter({ hasText: 'Volviste la carta al' })
  await expect(entry).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Ahora mismo' })).toBeVisible()
  expect(await states()).toEqual(before)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await entry.getByRole('button', { name: 'Deshacer (quedan 30 días)' }).click()
  await expect(page.getByText('Deshecho', { exact: true })).toBeVisible()
  expect(await states()).toEqual(changed)

  // One dish, from its '⋯'.
  await page.goto('/dashboard/menu')
  await page.getByRole('button', { name: 'Más acciones para Croquetas' }).click()
  await page.getByRole('menuitem', { name: 'Ver cambios' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cambios de este plato' })
  await expect(sheet.getByText('Lo añadiste en Para picar')).toBeVisible()
  await expectNoAxeFindings(page)
  await sheet
    .getByRole('button', { name: /Subiste el precio: 9,00 → 9,50/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Cambiaría 1 cosa' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver este plato' }).click()
  await expect(page.getByText(/^Croquetas está como hoy a las/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gestión de Menú' })).toBeVisible()
  const prices = Object.fromEntries((await items()).map(({ translations, price }) => [translations.es?.name, price]))
  expect(prices).toEqual({ Croquetas: 9, Tortilla: 9.5, Oreja: 8 })
})

import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { type Dish, menuOf, toast } from '../support/menu-data.ts'

const COLUMN = { name: 2, price: 4, state: 5 } as const
const PRICES = 40

/** A cell by its dish and the place of its column. */
const cell = (page: Page, dish: string, column: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: dish, exact: true }) })
    .locator(`[aria-colindex="${column}"]`)

async function openTable(page: Page): Promise<void> {
  await page.goto('/dashboard/menu?vista=tabla')
  await expect(page.getByRole('grid', { name: 'Carta en tabla' })).toBeVisible()
}

/** As a spreadsheet does it: through the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

test('forty prices pasted from a sheet: one is refused and mended, new rows come, and all is taken back', {
  tag: '@desktop',
}, async ({ page, context, call, restaurant }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const [tapas, postres] = [await menu.category('Tapas'), await menu.category('Postres')]
  const names = Array.from({ length: PRICES }, (_, at) => `Plato ${at + 1}`)
  await call('PUT', `/restaurants/${_id}/items/bulk`, {
    items: names.map((name, at) => ({
      new: true,
      categoryId: (at < 30 ? tapas : postres)._id,
      translations: { es: { name } },
      price: 5,
    })),
  })
  const all = () => call<Dish[]>('GET', `/restaurants/${_id}/items`)
  const prices = async () => (await all()).map(({ price }) => price)
  const status = (text: string) => page.getByRole('status').filter({ hasText: text })
  await openTable(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await cell(page, 'Plato 1', COLUMN.price).click()
  const column = names.map((_, at) => (at === 6 ? 'doce' : `${at + 10},50 €`))
  await paste(page, `${column.join('\r\n')}\r\n`)
  await expect(toast(page, 'Pegado en 40 celdas')).toBeVisible()
  await expect(toast(page, 'Una no se ha guardado: Precio de Plato 7.')).toBeVisible()
  await expect(status('39 celdas guardadas, 1 no')).toBeVisible()
  const pasted = names.map((_, at) => (at === 6 ? 5 : at + 10.5))
  expect(await prices()).toEqual(pasted)

  await page.getByRole('button', { name: 'Con error 1' }).click()
  await cell(page, 'Plato 7', COLUMN.price).click()
  await expect(page.getByText('No entiendo «doce». Escribe así: 3,50 / 6 / 11')).toBeVisible()
  await expect(page.getByText(/Tus clientes siguen viendo 5,00\s€\./)).toBeVisible()
  await expectNoAxeFindings(page)
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(status('Todo guardado')).toBeVisible()
  await expect.poll(prices).toEqual(pasted.with(6, 12))
  await page.getByRole('button', { name: /Con error/ }).click()

  await cell(page, 'Plato 2', COLUMN.name).click()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('Boquerones')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader', { name: 'Boquerones' })).toBeVisible()
  await expect.poll(async () => (await menu.dishes(tapas)).at(-1)?.translations.es?.name).toBe('Boquerones')
  expect((await menu.dishes(tapas)).at(-1)).toMatchObject({ allergensDeclared: false })

  await page.getByRole('grid').press('Control+z')
  await expect(toast(page, '1 plato nuevo quitado')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Boquerones' })).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Deshecho: 1 precio como estaba')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Deshecho: 39 precios como estaban')).toBeVisible()
  expect(await prices()).toEqual(names.map(() => 5))

  await page.getByRole('navigation', { name: 'Vistas de la carta' }).getByRole('link', { name: 'Lista' }).click()
  await expect(page.getByRole('tab', { name: /Tapas/ })).toBeVisible()
})

test('two people in the table: a change of somebody else is asked about where both changed the same', {
  tag: '@desktop',
}, async ({ page, call, restaurant, expectFailedCalls }) => {
  expectFailedCalls('PUT /menu/items/* 412')
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  const tapas = await menu.category('Tapas')
  const dish = await menu.dish(tapas, 'Croquetas', { price: '9,50' })
  await openTable(page)
  const price = cell(page, 'Croquetas', COLUMN.price)
  await price.dblclick()
  await call('PUT', `/menu/items/${dish._id}`, { price: 9.8 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type('7,70')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Conflicto' })
  await expect(question).toContainText(/Precio: ahora pone 9,80\s€; tú pusiste 7,70\s€\./)
  await expectNoAxeFindings(page)
  await question.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.poll(async () => (await menu.dishes(tapas))[0]?.price).toBe(7.7)
  await expect(price).toHaveText('7,70')
})

test('where there is no room for the table the page says so, and has the list', {
  tag: '@phone',
}, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Tapas'), 'Croquetas')
  await page.goto('/dashboard/menu?vista=tabla')
  await expect(page.getByRole('heading', { name: 'La tabla pide más sitio' })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Ver la lista' }).click()
  await expect(page.getByRole('heading', { name: 'Croquetas' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Vistas de la carta' })).toBeHidden()
})

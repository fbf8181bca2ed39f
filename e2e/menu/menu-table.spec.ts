import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { type Dish, menuOf, toast } from '../support/menu-data.ts'

const COLUMN = { name: 2, price: 4, state: 5 } as const
const PRICES = 40
const PHONE = { width: 390, height: 844 }

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

test('forty prices of a sheet, one refused and mended; new rows; all taken back; two people; no room for a table', {
  tag: '@desktop',
}, async ({ page, context, call, restaurant, expectFailedCalls }) => {
  expectFailedCalls('PUT /menu/items/* 412')
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
  const pasted = names.map((_, at) => (at === 6 ? 5 : at + 10.5))

  await test.step('a column of a sheet: one cell is refused, the others are stored', async () => {
    await openTable(page)
    await cell(page, 'Plato 1', COLUMN.price).click()
    const column = names.map((_, at) => (at === 6 ? 'doce' : `${at + 10},50 €`))
    await paste(page, `${column.join('\r\n')}\r\n`)
    await expect(toast(page, 'Pegado en 40 celdas')).toBeVisible()
    await expect(toast(page, 'Una no se ha guardado: Precio de Plato 7.')).toBeVisible()
    await expect(status('39 celdas guardadas, 1 no')).toBeVisible()
    expect(await prices()).toEqual(pasted)
  })

  await test.step('it is found, and mended', async () => {
    await page.getByRole('button', { name: 'Con error 1' }).click()
    await cell(page, 'Plato 7', COLUMN.price).click()
    await expect(page.getByText('No entiendo «doce». Escribe así: 3,50 / 6 / 11')).toBeVisible()
    await expect(page.getByText(/Tus clientes siguen viendo 5,00\s€\./)).toBeVisible()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(status('Todo guardado')).toBeVisible()
    await expect.poll(prices).toEqual(pasted.with(6, 12))
    await page.getByRole('button', { name: /Con error/ }).click()
  })

  await test.step('a new dish, and all of it taken back', async () => {
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
  })

  await test.step('what somebody else changed of the same cell is asked at it', async () => {
    const [dish] = await menu.dishes(tapas)
    await page.keyboard.press('Control+Home')
    const price = cell(page, 'Plato 1', COLUMN.price)
    await price.dblclick()
    await call('PUT', `/menu/items/${dish?._id}`, { price: 9.8 })
    await page.keyboard.press('Control+a')
    await page.keyboard.type('7,70')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Conflicto' })
    await expect(question).toContainText(/Precio: ahora pone 9,80\s€; tú pusiste 7,70\s€\./)
    await expectNoAxeFindings(page, { within: '[role="alertdialog"]' })
    await question.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect.poll(async () => (await menu.dishes(tapas))[0]?.price).toBe(7.7)
    await expect(price).toHaveText('7,70')
  })

  await test.step('where there is no room for the table the page says so, and has the list', async () => {
    await page.setViewportSize(PHONE)
    await expect(page.getByRole('heading', { name: 'La tabla pide más sitio' })).toBeVisible()
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Ver la lista' }).click()
    await expect(page.getByRole('tab', { name: /Tapas/ })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Vistas de la carta' })).toBeHidden()
  })
})

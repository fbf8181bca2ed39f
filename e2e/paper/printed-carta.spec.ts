import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'
import { menuOf } from '../support/menu-data.ts'
import { closeToast } from '../support/steps.ts'

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download')
  await press()
  return coming
}

async function expectPdf(file: Download): Promise<void> {
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

async function expectGood(page: Page): Promise<void> {
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
}

test('an owner prints the carta, an allergen changes, the paper is told as old, and a sticker mends it', async ({
  page,
  call,
  restaurant,
}) => {
  const { _id, slug } = await restaurant({ name: 'La Taberna de Carmen' })
  const menu = menuOf(call, _id)
  const snacks = await menu.category('Para picar')
  const declared = { allergens: ['gluten'], traces: [] }
  const squid = await menu.dish(snacks, 'Calamares a la andaluza', { ...declared, price: '12' })
  for (const name of ['Croquetas', 'Bravas', 'Tortilla']) await menu.dish(snacks, name, declared)

  await page.goto('/dashboard/qr')
  await page.getByRole('tab', { name: 'Carta impresa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Carta impresa' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'La misma carta, en papel' })).toBeVisible()
  await expect(page.getByText('1 página, una hoja por una cara.')).toBeVisible()
  await expectGood(page)

  await page.getByRole('button', { name: 'Ampliar la página 1' }).click()
  const enlarged = page.getByRole('dialog', { name: 'Página 1 de 1' })
  const picture = enlarged.getByRole('img', { name: 'Página 1 de la carta impresa' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate(drawn => (drawn as HTMLImageElement).naturalWidth)).toBeGreaterThan(500)
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ampliar la página 1' })).toBeFocused()

  const first = await downloaded(page, () => page.getByRole('button', { name: 'Descargar PDF' }).click())
  expect(first.suggestedFilename()).toBe(`${slug}-carta-a4-ed1.pdf`)
  await expectPdf(first)
  await expect(page.getByText('Edición 1 guardada. El PDF está en tus descargas.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tu carta impresa está al día' })).toBeVisible()

  await call('PUT', `/menu/items/${squid._id}`, { allergens: ['gluten', 'eggs'], traces: [] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tu carta impresa dice otros alérgenos' })).toBeVisible()
  await expect(page.getByText('Calamares a la andaluza lleva ahora huevos.')).toBeVisible()
  await expectGood(page)
  await page.getByRole('link', { name: 'Ver qué cambia' }).click()
  const changes = page.getByRole('dialog', { name: 'Qué ha cambiado' })
  await expect(changes.getByText('+ huevos')).toBeVisible()
  await expect(changes.getByText('En el papel: gluten')).toBeVisible()
  await expectGood(page)

  await changes.getByRole('button', { name: 'Imprimir solo esto' }).click()
  const patch = page.getByRole('dialog', { name: 'Imprimir solo lo que cambia' })
  await expect(patch.getByText('8 pegatinas en 1 hoja')).toBeVisible()
  await patch.getByRole('button', { name: 'Una menos' }).click()
  await expect(patch.getByText('7 pegatinas en 1 hoja')).toBeVisible()
  await expectGood(page)
  const stickers = await downloaded(page, () => patch.getByRole('button', { name: 'Descargar PDF' }).click())
  expect(stickers.suggestedFilename()).toBe(`${slug}-pegatinas-ed2.pdf`)
  await expectPdf(stickers)
  await expect(page.getByText('Edición 2 guardada. Las pegatinas están en tus descargas.')).toBeVisible()
  await closeToast(page)

  const list = page.getByRole('table', { name: /^Ediciones impresas/ })
  await expect(list.getByRole('rowheader')).toHaveCount(2)
  await expectGood(page)
  const old = await downloaded(page, () => list.getByRole('button', { name: 'Descargar la edición 1, A4' }).click())
  expect((await readFile(await old.path())).equals(await readFile(await first.path()))).toBe(true)
  await page.getByRole('link', { name: 'Carta impresa' }).click()
  await expect(page.getByRole('heading', { name: 'Tu carta impresa está al día' })).toBeVisible()
  await expect(page.getByText('Edición 2, en vigor desde hoy.')).toBeVisible()

  const other = page.getByRole('radio', { name: 'Librito' })
  if (await page.getByRole('button', { name: 'Opciones', exact: true }).isVisible())
    await page.getByRole('button', { name: 'Opciones', exact: true }).click()
  await other.click()
  await expect(page.getByText('Sigue en la edición 2').last()).toBeVisible()
  await expectGood(page)
  const booklet = await downloaded(page, () => page.getByRole('button', { name: 'Descargar PDF' }).last().dblclick())
  expect(booklet.suggestedFilename()).toBe(`${slug}-carta-librito-ed2.pdf`)
  await expect(page.getByText('Sigue en la edición 2. El PDF está en tus descargas.')).toBeVisible()
  await closeToast(page)
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')

  const matrix = await downloaded(page, () => page.getByRole('button', { name: /^Alérgenos por plato/ }).click())
  expect(matrix.suggestedFilename()).toBe(`${slug}-alergenos.pdf`)
  await expectPdf(matrix)
})

test('without a mouse: a format by arrows, its pages turned and enlarged, and the focus stays where it was', {
  tag: '@desktop',
}, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const menu = menuOf(call, _id)
  await menu.dish(await menu.category('Para picar'), 'Croquetas', { allergens: ['gluten'], traces: [] })
  await page.goto('/dashboard/qr?tab=impresa')
  await expect(page.getByText('1 página, una hoja por una cara.')).toBeVisible()
  await page.getByRole('radio', { name: 'A4' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Librito' })).toBeChecked()
  await expect(page.getByText('1–3 de 4')).toBeVisible()
  await page.getByRole('button', { name: 'Ampliar la página 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('4 de 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ampliar la página 4' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Página 4 de 4' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog', { name: 'Página 3 de 4' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('1–3 de 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ampliar la página 3' })).toBeFocused()
})

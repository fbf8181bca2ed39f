import { readFile } from 'node:fs/promises'
import { DISH, DISH_PRICE } from '#features/public-menu/menu-dom.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'
import { addMenu, LOOKS } from '../support/public-menu-data.ts'
import { readQr } from '../support/qr-reading.ts'

const REASON = 'Precios de terraza: un 10 % más que en barra y mesa. IVA incluido.'
const BASE_REASON = 'Precios de barra y mesa. En la terraza, un 10 % más.'

test('an owner makes tables, moves some to the terrace, prints them, and retires one whose paper lives on', async ({
  page,
  call,
  baseURL,
  diner,
  restaurant,
}) => {
  const { slug, _id } = await addMenu(call, await restaurant(), LOOKS[0].colors)
  await call('POST', `/restaurants/${_id}/zones`, { names: { es: 'Terraza' } })
  await page.goto('/dashboard/qr')
  await page.getByRole('tab', { name: 'Mesas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mesas y zonas' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Un código para cada mesa' })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Crear las mesas' }).click()
  const form = page.getByRole('dialog', { name: 'Añadir códigos' })
  await form.getByLabel('Hasta la').fill('5')
  await settled(page)
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Crear 5 códigos' }).click()
  await expect(page.getByText('5 códigos creados.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mesa 1', exact: true })).toBeFocused()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('region', { name: 'Notificaciones' }).getByRole('button', { name: 'Imprimir' }).click()
  const all = page.getByRole('dialog', { name: 'Imprimir códigos' })
  await expect(all.getByText('5 tarjetas, 2 hojas A4')).toBeVisible()
  await all.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('button', { name: 'Mesa 3', exact: true }).click()
  const third = page.getByRole('dialog', { name: 'Mesa 3' })
  const address = await third.getByText(/\?q=[2-9a-z]{3}$/).innerText()
  await third.getByRole('textbox', { name: 'Nombre' }).fill('Rincón')
  await third.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Mesa 3 es ahora Rincón\. El QR impreso vale igual\./)).toBeVisible()
  await page
    .getByRole('button', { name: /^Rincón/ })
    .first()
    .click()
  const corner = page.getByRole('dialog', { name: 'Rincón' })
  await expect(corner.getByText(address, { exact: true })).toBeVisible()
  await corner.getByRole('button', { name: 'Cerrar' }).click()
  await expect(corner).toHaveCount(0)

  await page.getByRole('button', { name: 'Marcar varios' }).click()
  for (const name of ['Mesa 4', 'Mesa 5']) await page.getByRole('button', { name, exact: true }).click()
  await settled(page)
  await expectNoAxeFindings(page)
  await page.getByRole('toolbar').getByRole('button', { name: 'Mover' }).click()
  const move = page.getByRole('dialog', { name: 'Mover 2 mesas' })
  await expect(move.getByText('4 → Terraza 1')).toBeVisible()
  await expect(move.getByText(/^Enseñarán los precios de terraza, un 10 % más\./)).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  await move.getByRole('button', { name: 'Mover 2 mesas' }).click()

  const print = page.getByRole('dialog', { name: 'Imprimir códigos' })
  await expect(print.getByText('2 tarjetas, 1 hoja A4')).toBeVisible()
  await expect(print.getByRole('img', { name: 'Vista previa de Terraza 1' })).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  const printing = page.waitForEvent('download')
  await print.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await printing).suggestedFilename()).toBe(`codigos-${slug}-tarjetas.pdf`)
  await print.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Terraza' })).toBeVisible()

  await page.getByRole('button', { name: 'Terraza 1', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Terraza 1' })
  await settled(page)
  await expectNoAxeFindings(page)
  await sheet.getByRole('button', { name: 'Descargar QR' }).click()
  const drawing = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'PNG de 1000 px' }).click()
  const png = await drawing
  const { text = '' } = readQr(await readFile(await png.path()))
  expect(text).toMatch(new RegExp(`^${baseURL}/${slug}\\?q=[2-9a-z]{3}$`))

  const phone = await diner()
  await phone.goto(text)
  await expect(phone.getByText(REASON)).toBeVisible()
  const croquettes = phone.locator(DISH).filter({ hasText: 'Croquetas' })
  await expect(croquettes.locator(DISH_PRICE)).toHaveText(/^10,50\s€$/)
  await expectNoAxeFindings(phone)

  await sheet.getByRole('button', { name: 'Retirar' }).click()
  await page.getByRole('alertdialog', { name: '¿Retirar Terraza 1?' }).getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByText('Retirados 1, sigue abriendo tu carta')).toBeVisible()
  await phone.goto(text)
  await expect(phone.getByText(REASON)).toBeVisible()

  await page.getByText('Retirados 1, sigue abriendo tu carta').click()
  await page.getByRole('button', { name: 'Recuperar Terraza 1' }).click()
  await page.getByRole('button', { name: 'Terraza 1', exact: true }).click()
  await sheet.getByRole('radio', { name: 'Barra y mesa' }).click()
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Código guardado.')).toBeVisible()
  await phone.goto(text)
  await expect(phone.getByText(BASE_REASON)).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a code shows the prices that it showed before, never those of the carta that is saved', {
    tag: '@one-size',
  }, async ({ page, context, call, restaurant, allowConsole }) => {
    allowConsole(/^Failed to load resource/)
    const { slug, _id } = await addMenu(call, await restaurant(), LOOKS[0].colors)
    const zone = await call<{ _id: string }>('POST', `/restaurants/${_id}/zones`, { names: { es: 'Terraza' } })
    const made = await call<{ codes: { key: string }[] }>('POST', `/restaurants/${_id}/codes`, {
      names: ['Terraza 1'],
      zoneId: zone._id,
    })
    const key = made.codes[0]?.key ?? ''
    const saved = () =>
      page.evaluate(async () => (await (await caches.open('menu-pages')).keys()).map(({ url }) => new URL(url).search))
    await page.goto(`/${slug}`)
    await expect.poll(async () => (await saved()).length).toBe(3)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await page.goto(`/${slug}?q=${key}`)
    await expect(page.getByText(REASON)).toBeVisible()
    await expect.poll(saved).toContain(`?q=${key}`)
    await context.setOffline(true)
    await page.goto(`/${slug}?q=${key}`)
    await expect(page.getByText(REASON)).toBeVisible()
    await expect(
      page
        .getByRole('banner')
        .getByText(/^Guardado/)
        .first(),
    ).toBeVisible()
  })
})

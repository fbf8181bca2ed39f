import { readFile } from 'node:fs/promises'
import { DISH, DISH_PRICE, ZONE_REASON } from '#features/public-menu/menu-dom.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'
import { addMenu, LOOKS } from '../support/public-menu-data.ts'
import { readQr } from '../support/qr-reading.ts'

const REASON = 'Precios de terraza: un 10 % más que en barra y mesa. IVA incluido.'

test('an owner makes a terrace, prints its QR, and a diner opens it and reads why and the whole prices', {
  tag: '@one-size',
}, async ({ page, call, baseURL, diner, restaurant }) => {
  const { slug } = await addMenu(call, await restaurant(), LOOKS[0].colors)
  await page.goto('/dashboard/menu')
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Precios por zona' }).click()
  await expect(page.getByRole('heading', { name: 'Un precio para toda la casa' })).toBeVisible()
  await page.getByRole('button', { name: 'Añadir zona' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva zona' })
  await expect(form.getByRole('row', { name: 'Croquetas 9,50 € 10,50 €' })).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Añadir zona' }).click()
  await expect(page.getByRole('button', { name: 'Cambiar Terraza' })).toBeFocused()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'QR de terraza' }).click()
  await expect(page.getByRole('radio', { name: 'Terraza' })).toBeChecked()
  await expect(page.getByText('Abre la carta con los precios de terraza, un 10 % más.')).toBeVisible()
  await expect(page.getByText('En el papel se lee «Terraza» debajo del código.')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  const printing = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await printing).suggestedFilename()).toBe(`qr-${slug}-terraza-cartel.pdf`)
  const drawing = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar QR', exact: true }).click()
  const png = await drawing
  expect(png.suggestedFilename()).toBe(`qr-${slug}-terraza.png`)
  const { text } = readQr(await readFile(await png.path()))
  expect(text).toBe(`${baseURL}/${slug}?zona=terraza`)

  const phone = await diner()
  await phone.goto(text ?? '')
  await expect(phone.getByText(REASON)).toBeVisible()
  const croquettes = phone.locator(DISH).filter({ hasText: 'Croquetas' })
  await expect(croquettes.locator(DISH_PRICE)).toHaveText(/^10,50\s€$/)
  await expectNoAxeFindings(phone)
  await expectNoSidewaysScroll(phone)
  await phone.getByRole('link', { name: 'Croquetas', exact: true }).click()
  await expect(phone.getByRole('dialog').locator(ZONE_REASON)).toHaveText(REASON)
  await phone.getByRole('button', { name: 'Cerrar' }).click()
  await phone.getByRole('link', { name: /^EN/ }).click()
  await expect(phone).toHaveURL(`${baseURL}/${slug}?lang=en&zona=terraza`)
  await expect(phone.getByText('Terrace prices: 10% more than at the bar and tables. VAT included.')).toBeVisible()
  await phone.getByRole('link', { name: 'See bar and tables' }).click()
  await expect(phone.getByText('Bar and table prices. On the terrace, 10% more.')).toBeVisible()
  await expect(croquettes.or(phone.locator(DISH).filter({ hasText: 'Croquettes' })).locator(DISH_PRICE)).toHaveText(
    /^9,50\s€$/,
  )
})

test('a dish of the terrace is shared with its price and its address', { tag: '@one-size' }, async ({
  page,
  call,
  baseURL,
  restaurant,
}) => {
  const { slug, _id, name } = await addMenu(call, await restaurant(), LOOKS[0].colors)
  await call('POST', `/restaurants/${_id}/zones`, { names: { es: 'Terraza' } })
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    const how = { value: async (data: ShareData) => void shared.push(data), configurable: true }
    Object.defineProperty(Navigator.prototype, 'share', how)
    Object.assign(window, { shared })
  })
  await page.goto(`/${slug}?zona=terraza`)
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  await page.getByRole('link', { name: 'Croquetas', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Compartir plato' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  await expect.poll(async () => (await shared()).length).toBe(2)
  const [menu, dish] = await shared()
  expect(menu?.url).toBe(`${baseURL}/${slug}?zona=terraza`)
  expect(dish?.url).toMatch(new RegExp(`^${baseURL}/${slug}\\?zona=terraza&plato=[0-9a-f]{6}$`))
  expect(dish?.text).toBe(`Croquetas\n10,50\u00a0€\n${name}`)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the carta of a zone stays that of the zone; one that was not visited shows the carta', {
    tag: '@one-size',
  }, async ({ page, context, call, restaurant, allowConsole }) => {
    allowConsole(/^Failed to load resource/)
    const { slug, _id } = await addMenu(call, await restaurant(), LOOKS[0].colors)
    for (const es of ['Terraza', 'Sala']) await call('POST', `/restaurants/${_id}/zones`, { names: { es } })
    const saved = () =>
      page.evaluate(async () => (await (await caches.open('menu-pages')).keys()).map(({ url }) => new URL(url).search))
    await page.goto(`/${slug}?zona=terraza`)
    await expect
      .poll(async () => (await saved()).toSorted())
      .toEqual(['?lang=en&zona=terraza', '?lang=pt&zona=terraza', '?zona=terraza'])
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(REASON)).toBeVisible()
    await expect(
      page
        .getByRole('banner')
        .getByText(/^Guardado/)
        .first(),
    ).toBeVisible()
    await page.getByRole('link', { name: 'PT' }).click()
    await expect(page.getByText(/^Preços de esplanada/)).toBeVisible()
    await context.setOffline(false)
    // With the network the page loads itself again.
    await expect(page.getByRole('banner').getByText(/^Guardado/)).toBeHidden()
    await page.goto(`/${slug}?lang=es`)
    await expect.poll(async () => (await saved()).length).toBe(6)
    await context.setOffline(true)
    await page.goto(`/${slug}?lang=es&zona=sala`)
    await expect(page.getByText(/^Precios de barra y mesa\. En la terraza/)).toBeVisible()
  })
})

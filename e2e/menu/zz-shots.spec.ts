import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf } from '../support/menu-data.ts'
import { noChanges, sampleChanges, sampleCompared, sampleComparison, sampleDishGroups } from '#test/browser/history.ts'

test.use({ locale: 'es-ES' })
const OUT = '/tmp/w/histui-shots/'
test('shots', async ({ page, call, restaurant, expectFailedCalls }, info) => {
  expectFailedCalls('POST /restaurants/*/history/return 409')
  test.setTimeout(500_000)
  const size = info.project.name === 'phone' ? 'mobile' : 'desktop'
  const { _id } = await restaurant({ name: 'La Taberna de Carmen' })
  const menu = menuOf(call, _id)
  const cat = await menu.category('Para picar')
  const dish = await menu.dish(cat, 'Croquetas de jamón ibérico', { price: '9.50' })
  for (const n of ['Tortilla de patatas', 'Aceitunas aliñadas', 'Patatas bravas']) await menu.dish(cat, n)
  await page.clock.setFixedTime(new Date('2026-11-21T12:31:00Z'))
  let compare: unknown = sampleComparison()
  let fail: { status: number; code: string; data?: unknown; message?: string } | null = null
  await page.route(/\/history\/compare/, route => route.fulfill({ json: { success: true, data: compare } }))
  await page.route(/\/history(\?.*)?$/, route =>
    route.fulfill({ json: { success: true, data: { since: '2025-12-01T00:00:00.000Z', changes: sampleChanges() } } }),
  )
  await page.route(/\/history\/return/, route =>
    fail
      ? route.fulfill({ status: fail.status, json: { success: false, message: '', ...fail } })
      : route.fulfill({ json: { success: true, data: { counts: {}, changeId: 'c1', version: 'v2' } } }),
  )
  const shot = async (name: string) => {
    await page.waitForTimeout(350)
    await page.screenshot({ path: `${OUT}${name}--${size}.png` })
    try { await expectNoSidewaysScroll(page) } catch (e) { console.log('SIDEWAYS', name, size, String(e).slice(0, 200)) }
    try { await expectNoAxeFindings(page) } catch (e) { console.log('AXE', name, size, String(e).slice(0, 1500)) }
    if (size === 'mobile') {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.waitForTimeout(150)
      await page.screenshot({ path: `${OUT}${name}--320.png` })
      try { await expectNoSidewaysScroll(page) } catch (e) { console.log('SIDEWAYS', name, 320, String(e).slice(0, 200)) }
      await page.setViewportSize({ width: 390, height: 844 })
    }
  }
  const at = 'momento=2026-11-13T17:00:00.000Z'
  await page.goto(`/dashboard/restaurant/volver?${at}`)
  await expect(page.getByRole('heading', { name: '12 precios' })).toBeVisible()
  await shot('volver')
  await page.getByRole('checkbox', { name: /Alérgenos/ }).scrollIntoViewIfNeeded()
  await shot('volver-abajo')
  for (const name of [/textos/, /se quitan/, /vuelve/, /orden/]) await page.getByRole('checkbox', { name }).uncheck()
  await page.evaluate(() => scrollTo(0, 0))
  await shot('volver-precios')
  fail = { status: 409, code: 'changed_meanwhile' }
  await page.getByRole('button', { name: 'Volver 12 precios' }).click()
  await expect(page.getByText('Alguien lo ha cambiado')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await shot('volver-conflicto')
  fail = { status: 409, code: 'menu_limit' }
  await page.getByRole('button', { name: 'Volver 12 precios' }).click()
  await expect(page.getByText('No caben')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await shot('volver-limite')
  compare = sampleComparison({ texts: [sampleCompared({ name: 'Tortilla de patatas', field: 'image', from: 'photo', to: 'photo', lost: true })], order: [], new: [], deleted: [], allergens: [] })
  await page.reload()
  await expect(page.getByRole('heading', { name: '12 precios' })).toBeVisible()
  await page.getByText('Una foto se queda').scrollIntoViewIfNeeded()
  await shot('volver-foto')
  compare = sampleComparison(noChanges())
  await page.reload()
  await expect(page.getByText('Ya está igual')).toBeVisible()
  await shot('volver-nada')
  compare = sampleComparison(sampleDishGroups())
  await page.goto(`/dashboard/restaurant/volver?momento=2026-11-21T11:48:00.000Z&antes=1&plato=${dish._id}`)
  await expect(page.getByText('Cambiarían 2 cosas')).toBeVisible()
  await shot('volver-plato')
  compare = sampleComparison()
  await page.goto(`/dashboard/restaurant/comparar?momento=2026-11-12T23:00:00.000Z`)
  await expect(page.getByRole('heading', { name: '12 precios' })).toBeVisible()
  await shot('comparar')
  await page.getByRole('button', { name: /viernes/ }).click()
  await expect(page.getByText('Días con cambios')).toBeVisible()
  await shot('comparar-fechas')
  await page.keyboard.press('Escape')
  compare = sampleComparison({}, { prices: 205 })
  await page.reload()
  await expect(page.getByText('Han cambiado 214')).toBeVisible()
  await shot('comparar-mucho')
  await page.goto(`/dashboard/menu?cambios=${dish._id}`)
  await expect(page.getByText('Toca un cambio')).toBeVisible()
  await shot('plato')
  await page.goto('/dashboard/menu')
  await page.getByRole('button', { name: 'Más acciones para Croquetas de jamón ibérico' }).click()
  await expect(page.getByRole('menuitem', { name: 'Ver cambios' })).toBeVisible()
  await shot('plato-opciones')
  await page.keyboard.press('Escape')
  await page.goto('/dashboard/restaurant?tab=activity')
  await expect(page.getByRole('heading', { name: 'Viernes, 27 de noviembre' })).toBeVisible()
  await shot('actividad')
  await page.getByRole('button', { name: /^Más para este cambio/ }).nth(1).click()
  await expect(page.getByRole('menuitem', { name: 'Comparar con ahora' })).toBeVisible()
  await shot('actividad-menu')
})

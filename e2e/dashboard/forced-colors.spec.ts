import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { menuOf, openMenu } from '../support/menu-data.ts'

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

async function expectOutlined(locator: Locator): Promise<void> {
  expect([await styleOf(locator, 'outline-style'), await styleOf(locator, 'outline-width')]).toEqual(['solid', '2px'])
}
const expectPlain = async (locator: Locator) => expect(await styleOf(locator, 'outline-style')).toBe('none')

test('with forced colors it is still visible what is on, pressed, selected or current', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant({ supportedLocales: ['es', 'en'] })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.category('Cafés')
  const named = (name: string) => ({ translations: { es: { name }, en: { name } } })
  await menu.dish(category, 'Flan', named('Flan'))
  await menu.dish(category, 'Tarta', { ...named('Tarta'), available: false })
  await page.emulateMedia({ forcedColors: 'active' })
  await openMenu(page)

  const colors = await Promise.all(
    ['Flan', 'Tarta'].map(async name => {
      const track = page.getByRole('switch', { name: `${name}, disponible` })
      return [await styleOf(track, 'background-color'), await styleOf(track.locator('> *'), 'background-color')]
    }),
  )
  const [[on, thumbOn], [off, thumbOff]] = colors as [[string, string], [string, string]]
  expect(on).not.toBe(off)
  expect([thumbOn === on, thumbOff === off]).toEqual([false, false])

  await expectOutlined(page.getByRole('tab', { name: /Postres/ }))
  await expectPlain(page.getByRole('tab', { name: /Cafés/ }))
  const nav = page.getByRole('navigation', { name: 'Panel' }).filter({ visible: true })
  await expectOutlined(nav.getByRole('link', { name: 'Menú' }))
  await expectPlain(nav.getByRole('link', { name: 'QR' }))
  const chip = page.getByRole('button', { name: 'Agotados 1' })
  await expectPlain(chip)
  await chip.click()
  await expectOutlined(chip)

  await page.getByRole('button', { name: 'Más acciones para Tarta' }).click()
  expect(await styleOf(page.getByRole('menu'), 'border-top-width')).toBe('1px')
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: 'Editar Plato' })
  expect(await styleOf(form, 'border-top-width')).toBe('1px')
  const gluten = form.getByRole('button', { name: 'Gluten', exact: true })
  await expectPlain(gluten)
  await gluten.click()
  await expectOutlined(gluten)
  const mode = form.getByRole('radiogroup', { name: 'Qué marcas al tocar' })
  await expectOutlined(mode.getByRole('radio', { checked: true }))
  await expectPlain(mode.getByRole('radio', { checked: false }))
})

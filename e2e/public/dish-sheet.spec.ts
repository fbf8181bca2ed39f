import type { Page } from '@playwright/test'
import { DISH, DISH_DESCRIPTION, DISH_PICTURE, SHEET_PICTURE } from '#features/public-menu/menu-dom.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'

const sheet = (page: Page) => page.getByRole('dialog')
const nameOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** What is drawn at this place of the sheet; a picture counts when it has come. */
const pictureWidth = (page: Page) =>
  page.locator(`${SHEET_PICTURE} img`).evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0))

test('a dish opens in a sheet with all that the menu says; Back, Escape, the button and the backdrop close it', {
  tag: '@one-size',
}, async ({ page, realCarta }) => {
  const { slug } = await realCarta({ style: 'modern' })
  await page.goto(`/${slug}`)
  const croquettes = nameOf(page, 'Croquetas de choco en su tinta')
  await croquettes.click()
  await expect(sheet(page)).toHaveAccessibleName('Croquetas de choco en su tinta')
  await expect(sheet(page).getByText('10,50 €')).toBeVisible()
  await expect(sheet(page).getByText('Ocho piezas, con alioli de limón.')).toBeVisible()
  const named = sheet(page).getByRole('list', { name: 'Alérgenos' }).getByRole('listitem')
  await expect(named).toHaveText(['Gluten', 'Huevos', 'Lácteos', 'Moluscos'])
  await expect(named.first().getByText('Gluten')).toBeInViewport()
  await expect.poll(() => pictureWidth(page)).toBeGreaterThanOrEqual(480)
  await expect(sheet(page).getByRole('button', { name: 'Cerrar' })).toBeFocused()
  expect(new URL(page.url()).hash).toMatch(/^#p-\w+$/)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(croquettes).toBeFocused()
  await page.goForward()
  await expect(sheet(page)).toHaveAccessibleName('Croquetas de choco en su tinta')
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(croquettes).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/${slug}$`))

  // The link of the name covers the picture.
  await page.locator(DISH).filter({ has: croquettes }).locator(DISH_PICTURE).click({ force: true })
  await expect(sheet(page)).toBeVisible()
  await page.mouse.click(195, 20)
  await expect(sheet(page)).toBeHidden()
  await nameOf(page, 'Café con hielo').focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByText('No contiene ninguno de los 14.')).toBeVisible()
  await expect(page.locator(SHEET_PICTURE)).toBeHidden()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await nameOf(page, 'Patatas bravas de la abuela Encarna').click()
  await expect(sheet(page).getByText('Alérgenos sin declarar. Pregunta al equipo antes de pedir.')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoAxeFindings(page)

  const shared = page.url()
  await page.goto('about:blank')
  await page.goto(shared)
  await expect(sheet(page)).toHaveAccessibleName('Patatas bravas de la abuela Encarna')
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL(new RegExp(`/${slug}$`))
})

test('the filter counts what the house says does not contain what was chosen, in the language of the page', {
  tag: '@one-size',
}, async ({ page, realCarta }) => {
  const { slug } = await realCarta({ style: 'classic' })
  await page.goto(`/${slug}`)
  const bar = page.getByRole('complementary', { name: /^(Filtro de|Allergen) / })
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Ver alérgenos' }).first().click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await page.getByRole('button', { name: 'Lácteos' }).click()
  await expect(bar.getByRole('status')).toHaveText('Sin gluten ni lácteos, según la casa: 21 de 38 platos')
  await expect(page.getByText('1 plato no declara sus alérgenos: pregunta antes de pedirlo.')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await bar.getByRole('link', { name: 'Ver carta' }).click()
  await expect(page.getByRole('heading', { name: 'Alérgenos' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Para abrir boca' })).toBeInViewport()
  await expect(bar.getByRole('link', { name: 'Ver carta' })).toBeHidden()
  await expectNoAxeFindings(page)

  await nameOf(page, 'Croquetas de choco en su tinta').click()
  await expect(sheet(page).getByText('Lleva gluten y lácteos')).toBeVisible()
  await page.keyboard.press('Escape')
  // A sheet that closes goes a step back in the history; until then another page would be left again.
  await expect(page).toHaveURL(new RegExp(`/${slug}#carta$`))
  for (const [lang, text] of [
    ['en', 'No gluten or milk, according to the house: 21 of 38 dishes'],
    ['pt', 'Sem glúten nem leite, segundo a casa: 21 de 38 pratos'],
  ] as const) {
    await page.goto(`/${slug}?lang=${lang}`)
    await expect(page.getByRole('status').filter({ hasText: '38' })).toHaveText(text)
  }
  await page.goto(`/${slug}?lang=es`)
  await page.getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByText(/^Lleva/)).toHaveCount(0)
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('every text is whole, and a name is a link to its dish', { tag: '@one-size' }, async ({ page }) => {
    await page.goto('/el-rincon')
    const cut = await page
      .locator(DISH_DESCRIPTION)
      .evaluateAll(texts =>
        texts.filter(text => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1),
      )
    expect(cut).toEqual([])
    await nameOf(page, 'Croquetas de jamón').click()
    expect(new URL(page.url()).hash).toMatch(/^#p-\w+$/)
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('complementary')).toBeHidden()
  })
})

import { DISH } from '#features/public-menu/menu-dom.ts'
import { expect, test } from '../support/fixtures.ts'
import { addMenu, allergenToggle } from '../support/public-menu-data.ts'

test('dishes with a chosen allergen stay, grayed, and each dish has its answer', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  await page.goto(`/${slug}`)
  const dishes = await page.locator(DISH).count()
  await allergenToggle(page).click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await page.getByRole('button', { name: 'Lácteos' }).click()
  await expect(page.getByRole('button', { name: 'Gluten' })).toHaveAttribute('aria-pressed', 'true')
  const croquettes = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Croquetas' }) })
  await expect(croquettes.getByText('Lleva gluten y lácteos')).toBeVisible()
  await expect(page.getByText('1 plato no declara sus alérgenos: pregunta antes de pedirlo.')).toBeVisible()
  expect(await page.locator(DISH).count()).toBe(dishes)
  const undeclared = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sorpresa' }) })
  await expect(undeclared.getByText('Pregunta antes: sin declarar')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(page.getByText(/^Lleva/)).toHaveCount(0)
  await expect(undeclared.getByText('Alérgenos sin declarar')).toBeVisible()
})

test('on a ground of middle gray, where text has one color only, a marked dish still differs', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const gray = { primaryColor: '#777777', secondaryColor: '#767676', accentColor: '#777777' }
  const { slug } = await addMenu(call, await restaurant(), { ...gray, style: 'classic' })
  await page.goto(`/${slug}`)
  const line = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate(link => getComputedStyle(link).textDecorationLine)
  await allergenToggle(page).click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await expect(page.getByText('Lleva gluten').first()).toBeVisible()
  expect([await line('Croquetas'), await line('Sorpresa')]).toEqual(['underline', 'none'])
})

test('the filter works by keyboard and is kept when the language changes', { tag: '@one-size' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'minimal' })
  await page.goto(`/${slug}`)
  await allergenToggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Alérgenos' })).toBeFocused()
  await page.getByRole('button', { name: 'Gluten' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Lleva gluten').first()).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Contains gluten').first()).toBeVisible()
})

test('sharing copies the link where the phone has no dialog', { tag: '@one-size' }, async ({
  page,
  context,
  call,
  restaurant,
}) => {
  const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
    delete (Navigator.prototype as { share?: unknown }).share
  })
  await page.goto(`/${slug}?lang=en`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${slug}\\?lang=en$`))
})

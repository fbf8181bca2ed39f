import { expect, test } from '../support/fixtures.ts'
import { open, save, saved, type Stored } from '../support/restaurant-page.ts'

test('the look is previewed as the real page before it is saved', async ({ page, restaurant, call }) => {
  const { _id, name } = await restaurant()
  await open(page, '?tab=appearance')
  const preview = page.frameLocator('aside iframe:not([data-waiting])')
  await expect(preview.getByRole('heading', { name })).toBeVisible()
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('radio', { name: 'Moderno' }).check({ force: true })
  await page.getByLabel('Principal', { exact: true }).fill('#f7e9a0')
  await expect(page.locator('aside iframe')).toHaveCount(1)
  await expect(preview.getByRole('banner')).toHaveCSS('background-color', 'rgb(247, 233, 160)')
  await expect(page.getByText('Hemos ajustado los colores principal y de acento')).toBeVisible()
  expect((await call<Stored>('GET', `/restaurants/${_id}`)).theme.style).toBe('classic')
  expect(await page.evaluate(() => history.length), 'the preview leaves no step in the history').toBe(steps)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect((await call<Stored>('GET', `/restaurants/${_id}`)).theme).toMatchObject({
    primaryColor: '#f7e9a0',
    style: 'modern',
  })
})

test('an extra look is tried, compared with what diners see, and published in a trial', async ({
  page,
  restaurant,
  call,
}) => {
  const { _id, slug } = await restaurant()
  const shown = page.locator('aside iframe:not([data-waiting])')
  await open(page, '?tab=appearance')
  await expect(page.getByText('Incluidos en tu prueba')).toBeVisible()
  await expect(page.getByText('Durante la prueba puedes publicarlos. Después vienen con Pro y Premium.')).toBeVisible()
  await page.getByRole('radio', { name: /^Taberna/ }).check({ force: true })
  await expect(shown).toHaveAttribute('title', 'La carta en Taberna')
  await page.getByRole('radio', { name: 'Ahora' }).click()
  await expect(shown).toHaveAttribute('title', 'La carta en Clásico')
  await expect(page.getByText('Taberna es oscura: el fondo sale de tu color principal')).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  expect((await call<Stored>('GET', `/restaurants/${_id}`)).theme.style).toBe('tavern')
  await page.goto(`/${slug}`)
  await expect(page.locator('body')).toHaveClass(/look-tavern/)
})

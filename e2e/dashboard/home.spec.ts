import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { randomUUID } from 'node:crypto'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { menuOf } from '../support/menu-data.ts'

test('shows the restaurant, its menu, its URL and its numbers', async ({ page, call, restaurant, baseURL }) => {
  const { _id, name, slug } = await restaurant({ supportedLocales: ['es', 'pt'] })
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  await menu.category('Entrantes')
  for (const [es, pt] of [
    ['Flan', 'Pudim'],
    ['Tarta', 'Tarte'],
    ['Queso', 'Queijo'],
  ] as const)
    await menu.dish(category, es, { translations: { es: { name: es }, pt: { name: pt } } })
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByText(`${new URL(baseURL).host}/${slug}`)).toBeVisible()
  await expect(page.getByText('Publicada')).toBeVisible()
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  await expect(figure('Categorías')).toHaveText('2')
  await expect(figure('Platos')).toHaveText('3')
  await expect(figure('Idiomas')).toHaveText('2')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name })).toBeAttached()
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
})

test('from the first day to a round menu', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
  const { _id, owner } = await restaurant()
  const step = (name: string) => page.getByRole('link', { name })
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1, name: `Hola, ${owner.name.split(' ')[0]}` })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Comprobar mi horario' }).click()
  await page.getByRole('button', { name: 'Lunes', exact: true }).click()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Así está bien' }).click()
  await expect(page.getByText('Horario comprobado')).toBeVisible()
  expect(await call<Restaurant>('GET', `/restaurants/${_id}`)).toMatchObject({
    hoursChecked: true,
    hours: { monday: [] },
  })
  await step('Prefiero crearla a mano').click()
  await expect(page.getByRole('heading', { name: 'No hay categorías' })).toBeVisible()
  const menu = menuOf(call, _id)
  const category = await menu.category('Postres')
  for (const name of ['Flan', 'Tarta', 'Queso'])
    await menu.dish(category, name, { allergens: ['gluten', 'eggs', 'milk'] })
  await menu.dish(category, 'Fruta')
  await page.goto('/dashboard/home')
  await step('Elegir logo y colores').click()
  await expect(page.getByRole('radiogroup', { name: 'Estilo de la carta' })).toBeVisible()
  await call('PUT', `/restaurants/${_id}`, { theme: { primaryColor: '#1d3f78' } })
  await page.goto('/dashboard/home')
  await step('Imprimir el QR').click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar QR' }).click()
  await file
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ahora mismo' })).toBeVisible()
  await expect(page.getByText('Tu carta, hoy')).toBeHidden()
  await page.getByRole('link', { name: '1 plato sin declarar sus alérgenos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisar alérgenos' })).toBeVisible()
  await page.goto('/dashboard/home')
  await page.getByRole('link', { name: 'Ver la revisión completa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisión de la carta' })).toBeVisible()
  await page.goto('/dashboard/home')
  await page.goto('/dashboard/menu?falta=alergenos')

  // The list keeps its filter over a reload; 'back' goes through the filters to where one came from.
  const chip = (name: RegExp) => page.getByRole('group', { name: 'Filtrar los platos' }).getByRole('button', { name })
  await page.reload()
  await expect(chip(/Sin declarar/)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Fruta' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Flan' })).toBeHidden()
  await chip(/Sin declarar/).click()
  await expect(page).toHaveURL('/dashboard/menu')
  await expect(chip(/Sin declarar/)).toHaveAttribute('aria-pressed', 'false')
  await chip(/Sin foto/).click()
  await expect(page).toHaveURL('/dashboard/menu?falta=foto')
  await page.reload()
  await expect(chip(/Sin foto/)).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/menu')
  await expect(chip(/Sin foto/)).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/home')
})

test('the menu opens in a new tab', { tag: '@one-size' }, async ({ page, restaurant }) => {
  const { name } = await restaurant()
  await page.goto('/dashboard/home')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Ver carta' }).click()
  await expect((await opened).getByRole('heading', { level: 1, name })).toBeVisible()
})

test('the longest name and URL fit', async ({ page, restaurant }) => {
  const slug = randomUUID().replaceAll('-', '').padEnd(60, 'a')
  await restaurant({ name: 'Restauranteconunnombremuylargoquenotieneespacios12', slug })
  await page.goto('/dashboard/home')
  await expect(page.getByText(slug)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

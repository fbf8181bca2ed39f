import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { menuLacking, MISSING_PARTS } from '../menu-paths.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from './menu-loader.tsx'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'

const full = { imageUrl: '/x/320.webp', allergensDeclared: true }
const FLAN = sampleDish('Flan', { categoryId: 'Postres', ...full, allergensDeclared: false })
const TARTA = sampleDish('Tarta', { categoryId: 'Postres', ...full, imageUrl: '' })
const CAFE = sampleDish('Café', { categoryId: 'Cafés', ...full, imageUrl: '', available: false })

async function openMenu(path: string, dishes = [FLAN, TARTA, CAFE]) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Postres'),
    sampleCategory('Cafés', { sortOrder: 10 }),
  ])
  return showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient, path })
}
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const chip = (name: RegExp) => page.getByRole('group', { name: 'Filtrar los platos' }).getByRole('button', { name })
const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .flatMap(item => item.querySelector('h2')?.textContent ?? [])

test('the open category comes from the URL, and one that is gone gives the first', async () => {
  const { unmount } = await openMenu('/dashboard/menu?cat=Caf%C3%A9s')
  await expect.element(tab('Cafés')).toHaveAttribute('aria-selected', 'true')
  expect(shown()).toEqual(['Café'])
  await unmount()
  await openMenu('/dashboard/menu?cat=Arroces')
  await expect.element(tab('Postres')).toHaveAttribute('aria-selected', 'true')
})

test('a chip narrows the whole menu to what lacks something, and shows only while something does', async () => {
  await openMenu('/dashboard/menu')
  await expect.element(chip(/Sin foto/)).toHaveTextContent('Sin foto 2')
  await expect.element(chip(/Sin traducir/)).not.toBeInTheDocument()
  await chip(/Sin foto/).click()
  await expect.element(page.getByText('2 platos sin foto')).toBeVisible()
  expect(shown()).toEqual(['Tarta', 'Café'])
  await expect.element(page.getByRole('tab').first()).not.toBeInTheDocument()
  await chip(/Agotados/).click()
  await expect.poll(shown).toEqual(['Café'])
  await chip(/Agotados/).click()
  await expect.poll(shown).toEqual(['Flan', 'Tarta'])
})

test('every part that home links to is a filter of its own', async () => {
  const dish = sampleDish('Sopa', { categoryId: 'Postres', translations: { es: { name: '', description: '' } } })
  for (const part of MISSING_PARTS) {
    const { unmount } = await openMenu(menuLacking(part), [dish])
    await expect.element(page.getByRole('button', { pressed: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Sin nombre' })).toBeVisible()
    await unmount()
  }
})

test('a dish that is mended stays in the list until the filter is left', async () => {
  await answer('PUT /menu/items/*', { data: { ...CAFE, available: true } })
  await openMenu('/dashboard/menu?falta=existencias')
  await page.getByRole('switch', { name: 'Café, disponible' }).click()
  await expect.element(page.getByText('Ya no queda ninguno')).toBeVisible()
  expect(shown()).toEqual(['Café'])
  await chip(/Agotados/).click()
  await expect.element(chip(/Agotados/)).not.toBeInTheDocument()
  await expect.element(tab('Postres')).toBeVisible()
})

test('a filter without a dish says so and leads back', async () => {
  await openMenu('/dashboard/menu?falta=existencias', [FLAN])
  await expect.element(page.getByText('No hay ningún plato así')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todos los platos' }).click()
  await expect.poll(shown).toEqual(['Flan'])
})

test('a row moves to another category, and has the focus there', async () => {
  await answer('PUT /menu/items/*', { data: { ...FLAN, categoryId: 'Cafés' } })
  await openMenu('/dashboard/menu')
  await page.getByRole('button', { name: 'Más acciones para Flan' }).click()
  await page.getByRole('menuitem', { name: 'Mover a…' }).click()
  await expect.element(page.getByRole('button', { name: /Postres Está aquí/ })).toBeDisabled()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cafés/ })
    .click()
  await expect.element(tab('Cafés')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('button', { name: 'Editar Flan' })).toHaveFocus()
  expect((await sentCalls()).find(call => call.method === 'PUT')?.body).toEqual({ categoryId: 'Cafés' })
})

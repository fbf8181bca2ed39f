import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from './menu-loader.tsx'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'

const POSTRES = sampleCategory('Postres')
const FLAN = sampleDish('Flan', { categoryId: POSTRES._id })

const toast = (text: string | RegExp) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const question = page.getByRole('alertdialog')
const category = page.getByRole('dialog', { name: 'Editar Categoría' })
const dish = page.getByRole('dialog', { name: 'Editar Plato' })
const remove = 'Eliminar'

/** 'Gestión de Menú' with a category of one dish. */
async function openMenu(dish = FLAN): Promise<void> {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [dish])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [POSTRES])
  await answer('GET /restaurants/*/items', { data: [dish] })
  await answer('GET /restaurants/*/categories', { data: [POSTRES] })
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}

test('a changed category is told', async () => {
  await answer('PUT /categories/*', { data: { ...POSTRES, translations: { es: { name: 'Dulces' } } } })
  await openMenu()
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  await category.getByLabelText('Nombre').fill('Dulces')
  await category.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect.element(toast('Categoría actualizada correctamente')).toBeVisible()
})

test('a deleted category is told', async () => {
  await answer('DELETE /categories/*', { data: null })
  await openMenu()
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  await category.getByRole('button', { name: remove }).click()
  await question.getByRole('button', { name: remove }).click()
  await expect.element(toast('Categoría eliminada correctamente')).toBeVisible()
})

test('a dish that cannot be deleted is told, and its form stays', async () => {
  await answer('DELETE /menu/items/*', { status: 500 })
  await openMenu()
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await dish.getByRole('button', { name: remove }).click()
  await question.getByRole('button', { name: remove }).click()
  await expect.element(toast('Error al eliminar el plato')).toBeVisible()
  await expect.element(toast(/Inténtalo de nuevo\./)).toBeVisible()
  await expect.element(dish).toBeVisible()
})

test('a dish whose name is missing in every language has one in the list', async () => {
  await openMenu({ ...FLAN, translations: {} })
  await expect.element(page.getByRole('heading', { name: 'Sin nombre' })).toBeVisible()
})

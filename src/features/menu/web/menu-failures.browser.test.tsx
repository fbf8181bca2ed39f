import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from './menu-loader.tsx'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'

const FLAN = sampleDish('Flan', { categoryId: 'Postres', price: 5 })
const POSTRES = sampleCategory('Postres')
const FAILED = { status: 500 }

const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name })

// No time passes while a call waits, so that a busy machine loses no answer and no toast.
beforeEach(() => void stopClock())

async function openMenu(queryClient = createQueryClient()) {
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [POSTRES])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}

test('a menu that cannot be loaded says so and can be loaded again', async () => {
  await answer('GET /restaurants/*/categories', { data: [POSTRES] })
  await answer('GET /restaurants/*/items', { status: 400 })
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient: createQueryClient() })
  await expect.element(page.getByRole('heading', { name: 'Error al cargar los datos del menú' })).toBeVisible()
  await answer('GET /restaurants/*/items', { data: [FLAN] })
  await button('Reintentar').click()
  await expect.element(page.getByRole('tab', { name: /Postres/ })).toBeVisible()
})

test('a dish that cannot be saved stays in its form, and can be saved again', async () => {
  await answer('POST /categories/*/items', FAILED)
  await openMenu()
  await button('Nuevo Plato').first().click()
  const form = dialog('Nuevo Plato')
  await form.getByLabelText('Nombre').fill('Tarta')
  await form.getByLabelText(/^Descripción/).fill('De queso')
  await form.getByLabelText('Precio').fill('4,5')
  await form.getByRole('button', { name: 'Huevos' }).click()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(toast('Error al guardar el plato')).toBeVisible()
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Tarta')
  await expect.element(form.getByLabelText(/^Descripción/)).toHaveValue('De queso')
  await expect.element(form.getByLabelText('Precio')).toHaveValue('4,5')
  await expect.element(form.getByRole('button', { name: 'Huevos', pressed: true })).toBeVisible()
  await answer('POST /categories/*/items', { data: sampleDish('Tarta', { categoryId: 'Postres', sortOrder: 20 }) })
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Tarta' })).toBeVisible()
})

test('a change or a deletion that fails leaves the form as it was typed', async () => {
  await answer('PUT /menu/items/*', FAILED)
  await answer('DELETE /menu/items/*', FAILED)
  await openMenu()
  await button('Editar Flan').click()
  const form = dialog('Editar Plato')
  await form.getByLabelText('Nombre').fill('Flan de la abuela')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(toast('Error al guardar el plato')).toBeVisible()
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Error al eliminar el plato')).toBeVisible()
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Flan de la abuela')
})

test('a switch whose change fails goes back, and a copy that fails is told', async () => {
  await answer('PUT /menu/items/*', FAILED)
  await answer('POST /menu/items/*/duplicate', FAILED)
  await openMenu()
  const available = page.getByRole('switch', { name: 'Flan, disponible' })
  await available.click()
  await expect.element(toast('Error al guardar el plato')).toBeVisible()
  await expect.element(available).toBeChecked()
  await button('Más acciones para Flan').click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await button('Guardar borrador').click()
  await expect.element(toast('Error al guardar el plato')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Copia de Flan' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Flan', exact: true }).elements().length).toBeLessThan(2)
})

test('a category that cannot be saved or deleted stays as it was', async () => {
  await answer('PUT /categories/*', FAILED)
  await answer('DELETE /categories/*', FAILED)
  await openMenu()
  await button('Editar categoría Postres').click()
  const form = dialog('Editar Categoría')
  await form.getByLabelText('Nombre').fill('Dulces')
  await form.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect.element(toast('Error al guardar la categoría')).toBeVisible()
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Dulces')
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Error al eliminar la categoría')).toBeVisible()
  await expect.element(form).toBeVisible()
})

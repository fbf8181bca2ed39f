import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const FLAN = sampleDish('Flan', { categoryId: 'Postres' })
const form = page.getByRole('dialog', { name: 'Editar Plato' })
const save = form.getByRole('button', { name: 'Guardar plato' })

/** The form of a dish that is older than the restaurant's English. */
async function openForm() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  const restaurant = sampleRestaurant({ supportedLocales: ['es', 'en'] })
  await showInPage(<MenuLoader restaurant={restaurant} />, { queryClient })
  await expect.element(page.getByText('Falta el nombre en inglés')).toBeVisible()
  await page.getByRole('button', { name: 'Editar Flan' }).click()
}

test('price and allergens of a dish without its English name can be changed; the row still says what is missing', async () => {
  await answer('PUT /menu/items/*', { data: { ...FLAN, price: 6, allergens: ['eggs'], allergensDeclared: true } })
  await openForm()
  await form.getByLabelText('Precio').fill('6')
  await form.getByRole('button', { name: 'Huevos', exact: true }).click()
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  const [change] = (await sentCalls()).filter(call => call.method === 'PUT')
  expect(change?.body).toEqual({ price: '6', allergens: ['eggs'], allergensDeclared: true })
  await expect.element(page.getByText('Falta el nombre en inglés')).toBeVisible()
})

test('a changed text asks for the missing name', async () => {
  await openForm()
  await form.getByLabelText(/^Descripción/).fill('Con nata')
  await save.click()
  await expect.element(form.getByText('El nombre en inglés es obligatorio')).toBeVisible()
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toEqual([])
})

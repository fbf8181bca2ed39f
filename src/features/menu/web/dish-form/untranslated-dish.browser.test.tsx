import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
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
  await answer('PUT /menu/items/*', { data: { ...FLAN, ...pricedAt(6), allergens: ['eggs'], allergensDeclared: true } })
  await openForm()
  await form.getByLabelText('Precio').fill('6')
  await form.getByRole('button', { name: 'Huevos', exact: true }).click()
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  const [change] = (await sentCalls()).filter(call => call.method === 'PUT')
  expect(change?.body).toEqual({
    prices: [{ amount: 6 }],
    allergens: ['eggs'],
    traces: [],
    allergensDeclared: true,
  })
  await expect.element(page.getByText('Falta el nombre en inglés')).toBeVisible()
})

test('a Spanish text can be changed without an English name, and only Spanish is sent', async () => {
  const after = { ...FLAN, translations: { es: { name: 'Flan', description: 'Con nata' } } }
  await answer('PUT /menu/items/*', { data: after })
  await openForm()
  await form.getByLabelText(/^Descripción/).fill('Con nata')
  await save.click()
  await expect.element(form).not.toBeInTheDocument()
  const [change] = (await sentCalls()).filter(call => call.method === 'PUT')
  expect(change?.body).toEqual({ translations: { es: { description: 'Con nata' } } })
  await expect.element(page.getByText('Falta el nombre en inglés')).toBeVisible()
})

test('a language that is begun asks for its name', async () => {
  await openForm()
  await form.getByText('Inglés', { exact: true }).click()
  await form.getByLabelText(/^Descripción/).fill('With cream')
  await save.click()
  await expect.element(form.getByText('El nombre en inglés es obligatorio')).toBeVisible()
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toEqual([])
})

test("of a category only the changed language's name is sent", async () => {
  await answer('PUT /categories/*', { data: sampleCategory('Postres', { translations: { es: { name: 'Dulces' } } }) })
  await openForm()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  const category = page.getByRole('dialog', { name: 'Editar Categoría' })
  await category.getByLabelText('Nombre en español').fill('Dulces')
  await category.getByRole('button', { name: 'Guardar categoría' }).click()
  await expect.element(category).not.toBeInTheDocument()
  const [change] = (await sentCalls()).filter(call => call.method === 'PUT')
  expect(change?.body).toEqual({ translations: { es: { name: 'Dulces' } } })
})

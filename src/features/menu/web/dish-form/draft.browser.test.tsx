import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { MenuLoader } from '../menu-loader.tsx'

const CALLOS = sampleDish('Callos', { categoryId: 'Cuchara', sortOrder: 10 })
const COPY = {
  ...CALLOS,
  _id: 'copia',
  published: false,
  sortOrder: 20,
  translations: { es: { name: 'Copia de Callos', description: '' } },
}
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = page.getByRole('dialog', { name: 'Copia de Callos' })

async function openMenu(dishes = [CALLOS]) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Cuchara')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}
async function duplicate() {
  await button('Más acciones para Callos').click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect.element(form).toBeVisible()
}
const made = async () => (await sentCalls()).map(({ method, path, body }) => [method, path, body])

test('a copy that is closed untouched never existed', async () => {
  await openMenu()
  await duplicate()
  await expect.element(form.getByText(/Todavía no está en tu carta/)).toBeVisible()
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('Copia de Callos')
  await form.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(toast('Sin cambios: no se ha creado la copia')).toBeVisible()
  expect(await sentCalls()).toEqual([])
})

test('a draft is saved with what was typed, below its original, and counted as a draft', async () => {
  await answer('POST /menu/items/*/duplicate', { data: COPY })
  const half = { ...COPY, translations: { es: { name: 'Media de callos', description: '' } } }
  await answer('PUT /menu/items/*', { data: half })
  await answer('GET /categories/*/items', { data: [CALLOS, half] })
  await openMenu()
  await duplicate()
  await form.getByLabelText('Nombre').fill('Media de callos')
  await form.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect.element(toast('Borrador guardado')).toBeVisible()
  expect((await made()).slice(0, 2)).toEqual([
    ['POST', `/menu/items/${CALLOS._id}/duplicate`, { draft: true }],
    ['PUT', '/menu/items/copia', { translations: { es: { name: 'Media de callos' } } }],
  ])
  await expect.element(button('Publicar Media de callos')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Borradores/ })).toHaveTextContent('Borradores 1')
})

test('a copy may be published at once', async () => {
  await answer('POST /menu/items/*/duplicate', { data: COPY })
  await answer('PUT /menu/items/*', { data: { ...COPY, published: true } })
  await answer('GET /categories/*/items', { data: [CALLOS, { ...COPY, published: true }] })
  await openMenu()
  await duplicate()
  await form.getByRole('button', { name: 'Guardar y publicar' }).click()
  await expect.element(toast('«Copia de Callos» está en tu carta')).toBeVisible()
  expect((await made())[1]).toEqual(['PUT', '/menu/items/copia', { published: true }])
})

test('a draft is published from its row, and taken back', async () => {
  await answer('PUT /menu/items/*', { data: { ...COPY, published: true } })
  await openMenu([CALLOS, COPY])
  await button('Publicar Copia de Callos').click()
  await expect.element(toast('«Copia de Callos» está en tu carta')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Copia de Callos, disponible' })).toBeVisible()
  await answer('PUT /menu/items/*', { data: COPY })
  await button('Deshacer').click()
  await expect.element(button('Publicar Copia de Callos')).toBeVisible()
  expect((await made()).at(-1)).toEqual(['PUT', '/menu/items/copia', { published: false }])
})

test('where there is no room for a copy its form says so and stays', async () => {
  await answer('POST /menu/items/*/duplicate', {
    status: 409,
    code: 'menu_limit',
    message: 'Has llegado al máximo de 2000 platos.',
  })
  await openMenu()
  await duplicate()
  await form.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect
    .element(form.getByText('Has llegado al máximo de 2000 platos. Elimina alguno para duplicar.'))
    .toBeVisible()
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { itemBack } from './undo.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const SEEN = '2026-11-21T12:00:00.000Z'
const LATER = '2026-11-21T13:00:00.000Z'
const DECLARED = { allergens: ['milk', 'eggs'], allergensDeclared: true }
const FLAN = sampleDish('Flan', { categoryId: 'Postres', sortOrder: 10, ...DECLARED })
const TARTA = sampleDish('Tarta', { categoryId: 'Postres', sortOrder: 20 })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const undo = page.getByRole('button', { name: 'Deshacer' })
const edit = (name: string) => page.getByRole('button', { name: `Editar ${name}` })

async function openMenu() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN, TARTA])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Postres'),
    sampleCategory('Cafés', { sortOrder: 10 }),
  ])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}
const lastCall = async () => (await sentCalls()).at(-1)

test('a sold-out dish is back with one tap, and only if nobody has changed it meanwhile', async () => {
  await answer('PUT /menu/items/*', { data: { ...FLAN, available: false, updatedAt: LATER } })
  await answer('PUT /restaurants/*/items/bulk', { data: [{ ...FLAN, updatedAt: LATER }] })
  await openMenu()
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect.element(toast('Flan está agotado')).toBeVisible()
  await undo.click()
  await expect.element(toast('Deshecho')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Flan, disponible' })).toBeChecked()
  await expect.element(edit('Flan')).toHaveFocus()
  expect(await lastCall()).toEqual({
    method: 'PUT',
    path: '/restaurants/r1/items/bulk',
    body: { items: [{ _id: 'Flan', updatedAt: LATER, available: true }] },
  })
})

test('what takes allergens back leaves those that somebody else has added meanwhile', () => {
  const after = { ...FLAN, allergens: ['gluten', 'milk', 'eggs', 'fish'], updatedAt: LATER }
  const change = { allergens: ['milk', 'eggs', 'fish'] }
  expect(itemBack(FLAN, after, change)).toEqual({
    _id: 'Flan',
    updatedAt: LATER,
    allergens: ['gluten', 'milk', 'eggs'],
  })
})

test('dishes that were moved come back to their category, each at its place', async () => {
  const moved = [FLAN, TARTA].map((dish, index) => ({
    ...dish,
    categoryId: 'Cafés',
    sortOrder: 50 + index,
    updatedAt: LATER,
  }))
  await answer('PUT /restaurants/*/items/bulk', { data: moved })
  await openMenu()
  for (const name of ['Flan', 'Tarta']) await page.getByRole('checkbox', { name: `Marcar ${name}` }).click()
  await page.getByRole('button', { name: 'Mover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Cafés/ }).click()
  await expect.element(toast('2 platos en Cafés')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /Cafés/, selected: true })).toBeVisible()
  await expect.element(edit('Flan')).toHaveFocus()
  await answer('PUT /restaurants/*/items/bulk', { data: [FLAN, TARTA] })
  await undo.click()
  await expect.element(toast('Deshecho')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /Postres/, selected: true })).toBeVisible()
  await expect.element(edit('Flan')).toHaveFocus()
  expect((await lastCall())?.body).toEqual({
    items: [
      { _id: 'Flan', updatedAt: LATER, categoryId: 'Postres', sortOrder: 10 },
      { _id: 'Tarta', updatedAt: LATER, categoryId: 'Postres', sortOrder: 20 },
    ],
  })
})

test('a deleted dish comes back to its row, which has the focus', async () => {
  await answer('DELETE /menu/items/*', { data: null })
  await answer('POST /menu/items/*/restore', { data: FLAN })
  await openMenu()
  await edit('Flan').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Plato eliminado correctamente')).toBeVisible()
  await expect.element(edit('Flan')).not.toBeInTheDocument()
  // When the question is gone, the focus goes to the next row.
  await expect.element(edit('Tarta')).toHaveFocus()
  await undo.click()
  await expect.element(edit('Flan')).toHaveFocus()
  expect((await sentHeaders()).at(-1)?.ifMatch).toBe(`"${SEEN}"`)
})

test('Ctrl+Z does the same; a refusal is told and the menu is loaded again', async () => {
  await answer('PUT /menu/items/*', { data: { ...FLAN, available: false, updatedAt: LATER } })
  const message = 'Flan: Alguien lo ha cambiado mientras tanto.'
  await answer('PUT /restaurants/*/items/bulk', { status: 412, code: 'changed_meanwhile', message })
  await answer('GET /restaurants/*/items', { data: [{ ...FLAN, ...pricedAt(9) }, TARTA] })
  await answer('GET /restaurants/*/categories', { data: [sampleCategory('Postres')] })
  await openMenu()
  await page.getByRole('switch', { name: 'Flan, disponible' }).click()
  await expect.element(undo).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(toast(message)).toBeVisible()
  await expect.element(page.getByText('9,00 €')).toBeVisible()
})

test('a deleted category comes back with its dishes', async () => {
  await answer('DELETE /categories/*', { data: { deletedItems: 2 } })
  await answer('POST /categories/*/restore', { data: sampleCategory('Postres') })
  await answer('GET /restaurants/*/items', { data: [FLAN, TARTA] })
  await openMenu()
  await page.getByRole('button', { name: 'Editar categoría Postres' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByRole('tab', { name: /Postres/ })).not.toBeInTheDocument()
  await undo.click()
  await page.getByRole('tab', { name: /Postres/ }).click()
  await expect.element(edit('Tarta')).toBeVisible()
})

test('allergens can be taken from the dish before', async () => {
  await openMenu()
  await edit('Tarta').click()
  await page.getByRole('button', { name: 'Igual que el anterior Lácteos y huevos' }).click()
  for (const name of ['Huevos', 'Lácteos'])
    await expect.element(page.getByRole('button', { name, pressed: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Gluten', pressed: false })).toBeVisible()
})

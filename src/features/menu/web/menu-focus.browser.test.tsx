import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { drawPicture } from '#test/browser/pictures.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { pickFile } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from './menu-loader.tsx'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'

const FLAN = sampleDish('Flan', { categoryId: 'Postres' })
const TARTA = sampleDish('Tarta', { categoryId: 'Postres' })
const form = page.getByRole('dialog', { name: 'Editar Plato' })
const edit = (name: string) => page.getByRole('button', { name: `Editar ${name}` })
const button = (name: string) => page.getByRole('button', { name })

async function openMenu(dishes = [FLAN, TARTA]) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Postres'),
    sampleCategory('Cafés', { sortOrder: 10 }),
  ])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
}

async function deleteDish(name: string) {
  await edit(name).click()
  await form.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
}

test('after a deletion the focus is on the next row, else on the one before, else on Nuevo Plato', async () => {
  await answer('DELETE /menu/items/*', { data: null })
  await openMenu([FLAN, TARTA, sampleDish('Helado', { categoryId: 'Postres' })])
  await deleteDish('Tarta')
  await expect.element(edit('Helado')).toHaveFocus()
  await deleteDish('Helado')
  await expect.element(edit('Flan')).toHaveFocus()
  await deleteDish('Flan')
  await expect.element(button('Nuevo Plato').first()).toHaveFocus()
})

test('a dish that moves to another category keeps the focus there', async () => {
  await answer('PUT /menu/items/*', { data: { ...FLAN, categoryId: 'Cafés' } })
  await openMenu()
  await edit('Flan').click()
  await form.getByLabelText('Categoría').selectOptions('Cafés')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(page.getByRole('tab', { name: /Cafés/, selected: true })).toBeVisible()
  await expect.element(edit('Flan')).toHaveFocus()
})

test('canceling the question gives the focus back to where it was asked', async () => {
  await openMenu()
  await edit('Flan').click()
  const ask = form.getByRole('button', { name: 'Eliminar' })
  await ask.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(ask).toHaveFocus()
})

test('a dish that was deleted in another tab is not saved as a new one unasked', async () => {
  const message = 'No hemos encontrado lo que buscas.'
  await answer('PUT /menu/items/*', { status: 404, code: 'not_found', message })
  await answer('GET /restaurants/*/items', { data: [TARTA] })
  await openMenu()
  await edit('Flan').click()
  await form.getByLabelText('Precio').fill('9')
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  await expect.element(form.getByText(/^Este plato se ha eliminado hace un momento\./)).toBeVisible()
  expect((await sentCalls()).filter(call => call.method === 'POST')).toEqual([])
})

test('the progress of a picture stands above the buttons of the form', async () => {
  await answer('PUT /menu/items/*', 'never')
  await openMenu()
  await edit('Flan').click()
  pickFile(form.getByLabelText('Foto', { exact: true }), await drawPicture(60, 40))
  await button('Usar foto').click()
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  const progress = form
    .getByRole('contentinfo')
    .or(form)
    .getByText(/^Subiendo la foto, \d+ %$/)
  await expect.element(progress).toBeInViewport()
  expect(progress.element().closest('[data-modal-footer]')).not.toBeNull()
})

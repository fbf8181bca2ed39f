import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const dish = (name: string, categoryId: string, sortOrder: number) => sampleDish(name, { categoryId, sortOrder })
const DISHES = [dish('Flan', 'Postres', 0), dish('Tarta', 'Postres', 10), dish('Café', 'Cafés', 0)]
const edit = (name: string) => page.getByRole('button', { name: `Editar ${name}` })
const price = (name: string) => page.getByRole('textbox', { name: `Precio de ${name}` })
const form = page.getByRole('dialog', { name: 'Nuevo Plato' })
const puts = async () => (await sentCalls()).filter(call => call.method === 'PUT')

afterEach(() => localStorage.clear())

async function openMenu() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, DISHES)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Postres'),
    sampleCategory('Cafés', { sortOrder: 10 }),
  ])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await expect.element(edit('Flan')).toBeVisible()
}

test('arrows go from row to row and stay in their column, and from category to category', async () => {
  await openMenu()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(edit('Flan')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(edit('Tarta')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(edit('Flan')).toHaveFocus()
  page.getByRole('switch', { name: 'Flan, disponible' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('switch', { name: 'Tarta, disponible' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(edit('Café')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(edit('Flan')).toHaveFocus()
})

test('keys go on after a list was opened over the page: a closed one that stays in the page is hidden', async () => {
  const closed = document.createElement('div')
  closed.setAttribute('role', 'listbox')
  closed.hidden = true
  document.body.append(closed)
  onTestFinished(() => closed.remove())
  await openMenu()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(edit('Flan')).toHaveFocus()
  closed.hidden = false
  closed.textContent = 'abierta'
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(edit('Flan')).toHaveFocus()
})

test('the slash searches, and the arrow down leaves the search for the first dish found', async () => {
  await openMenu()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('caf')
  await expect.element(edit('Flan')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(edit('Café')).toHaveFocus()
})

test('N opens a new dish on its name; letters are text while a field has the focus', async () => {
  await openMenu()
  await userEvent.keyboard('n')
  await expect.element(form.getByLabelText('Nombre')).toHaveFocus()
  await userEvent.keyboard('nap')
  await expect.element(form.getByLabelText('Nombre')).toHaveValue('nap')
})

test('letters act on the row that has the focus', async () => {
  await openMenu()
  await answer('PUT /menu/items/*', { data: { ...DISHES[1], available: false } })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}a')
  await expect.poll(puts).toEqual([{ method: 'PUT', path: '/menu/items/Tarta', body: { available: false } }])
  await userEvent.keyboard('p')
  await expect.element(price('Tarta')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('¿Eliminar «Tarta»?')).toBeVisible()
})

test('Enter on a price saves it and goes to the next one; after the last one the focus stays', async () => {
  await openMenu()
  await answer('PUT /menu/items/*', { data: { ...DISHES[0], ...pricedAt(6.5) } })
  await userEvent.keyboard('{ArrowDown}p')
  await expect.element(price('Flan')).toHaveFocus()
  await userEvent.keyboard('6,50{Enter}')
  await expect.element(price('Tarta')).toHaveFocus()
  await expect.element(price('Flan')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /Cambiar el precio de Tarta/ })).toHaveFocus()
  expect(await puts()).toEqual([{ method: 'PUT', path: '/menu/items/Flan', body: { prices: [{ amount: 6.5 }] } }])
})

test('single letters can be turned off, and the choice is kept', async () => {
  await openMenu()
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await help.getByRole('switch', { name: 'Atajos de una letra' }).click()
  await help.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(help).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect.element(form).not.toBeInTheDocument()
  expect(localStorage.getItem('sobremesa.letter-keys')).toBe('off')
  await page.getByRole('button', { name: 'todos los atajos' }).click()
  await help.getByRole('switch', { name: 'Atajos de una letra' }).click()
  expect(localStorage.getItem('sobremesa.letter-keys')).toBeNull()
})

test('Shift with an arrow ticks row after row; without it the arrow only moves', async () => {
  await openMenu()
  const tick = (name: string) => page.getByRole('checkbox', { name: `Marcar ${name}` })
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(edit('Tarta')).toHaveFocus()
  await expect.element(tick('Flan')).toBeChecked()
  await expect.element(tick('Tarta')).toBeChecked()
  await expect.element(page.getByText('2 platos', { exact: true })).toBeVisible()
})

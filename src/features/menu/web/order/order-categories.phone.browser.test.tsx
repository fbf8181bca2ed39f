import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { liftByKeyboard, said, settle, touchAt } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const NAMES = ['Tapas', 'Carnes', 'Postres']
const inOrder = (names: readonly string[]) =>
  names.map((name, at) => sampleCategory(name, { sortOrder: (at + 1) * 10 }))
const sheet = page.getByRole('dialog', { name: 'Ordenar categorías' })
const grip = (name: string) => sheet.getByRole('button', { name: `Reordenar ${name}` })
const tabs = () =>
  page
    .getByRole('tab', { includeHidden: true })
    .elements()
    .map(tab => tab.firstChild?.textContent)

async function openOrder(answered: readonly string[]) {
  await answer('PUT /restaurants/*/categories/reorder', { data: inOrder(answered) })
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [sampleDish('Flan', { categoryId: 'Postres' })])
  queryClient.setQueryData(categoriesOf('r1').queryKey, inOrder(NAMES))
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Ordenar categorías' }).click()
  await expect.element(grip('Postres')).toBeVisible()
  await settle()
}
const sentOrder = async () => (await sentCalls()).map(call => call.body)

const dragged = () => document.querySelectorAll('[data-dragging]').length

test('categories are put in order with a thumb: held, dragged, stored at once', async () => {
  await openOrder(['Carnes', 'Tapas', 'Postres'])
  const from = grip('Tapas').element().getBoundingClientRect()
  const to = grip('Carnes').element().getBoundingClientRect()
  const x = from.left + from.width / 2
  await touchAt('touchStart', { x, y: from.top + 20 })
  await expect.poll(dragged).toBe(1)
  for (const part of [0.3, 0.6, 1]) await touchAt('touchMove', { x, y: from.top + 20 + (to.top - from.top) * part })
  await expect.element(said('Tapas, posición 2 de 3.')).toBeInTheDocument()
  await touchAt('touchEnd')
  await expect.poll(sentOrder).toEqual([{ categoryIds: ['Carnes', 'Tapas', 'Postres'] }])
  await expect.poll(tabs).toEqual(['Carnes', 'Tapas', 'Postres'])
})

test('and with the keyboard: Escape gives up the moving first, then closes', async () => {
  await openOrder(['Tapas', 'Postres', 'Carnes'])
  await liftByKeyboard(grip('Postres'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(dragged).toBe(0)
  await expect.element(sheet).toBeVisible()
  await liftByKeyboard(grip('Postres'))
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(said('Postres, posición 2 de 3.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.poll(sentOrder).toEqual([{ categoryIds: ['Tapas', 'Postres', 'Carnes'] }])
  await expect.poll(dragged).toBe(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(tabs()).toEqual(['Tapas', 'Postres', 'Carnes'])
})

import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { stopClock, touchAt } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const bar = page.getByRole('toolbar', { name: 'Acciones para los platos marcados' })
const tick = (name: string) => page.getByRole('checkbox', { name: `Marcar ${name}` })
const row = (name: string) => page.getByRole('button', { name: `Editar ${name}` })
const form = page.getByRole('dialog', { name: 'Editar Plato' })

async function openMenu() {
  const queryClient = createQueryClient()
  const dishes = ['Flan', 'Tarta'].map((name, at) => sampleDish(name, { categoryId: 'Postres', sortOrder: at }))
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await expect.element(row('Tarta')).toBeVisible()
}
/** Near its upper left corner: the name of a row, the middle of anything small. */
const place = (locator: Locator) => {
  const { left, top, width, height } = locator.element().getBoundingClientRect()
  return { x: left + Math.min(120, width / 2), y: top + Math.min(20, height / 2) }
}

test('a finger held on a row marks its dish, and letting go neither opens nor unmarks it', async () => {
  await openMenu()
  const clock = stopClock()
  const at = place(row('Tarta'))
  await touchAt('touchStart', at)
  await clock.runFor(499)
  await expect.element(bar).not.toBeInTheDocument()
  await clock.runFor(1)
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 plato')
  await touchAt('touchEnd')
  await clock.runFor(1000)
  await expect.element(tick('Tarta')).toBeChecked()
  await expect.element(form).not.toBeInTheDocument()
  await tick('Flan').click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 platos')
})

test('a tap still edits', async () => {
  await openMenu()
  await touchAt('touchStart', place(row('Tarta')))
  await touchAt('touchEnd')
  await expect.element(form).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('a finger that scrolls marks nothing', async () => {
  await openMenu()
  const clock = stopClock()
  const { x, y } = place(row('Tarta'))
  await touchAt('touchStart', { x, y })
  await touchAt('touchMove', { x, y: y - 30 })
  await clock.runFor(1000)
  await touchAt('touchEnd')
  await expect.element(bar).not.toBeInTheDocument()
})

test.each([
  ['price', '5,00 €. Cambiar el precio de Tarta'],
  ['⋯', 'Más acciones para Tarta'],
  ['grip', 'Reordenar Tarta'],
])('a finger held on the %s of a row marks nothing', async (_what, name) => {
  await openMenu()
  const clock = stopClock()
  await touchAt('touchStart', place(page.getByRole('button', { name })))
  await clock.runFor(1000)
  await touchAt('touchEnd')
  // What a moved row listens to ends a moment later.
  await clock.runFor(100)
  await expect.element(bar).not.toBeInTheDocument()
})

test("the phone's own long press does the same, without its menu", async () => {
  await openMenu()
  const at = place(row('Flan'))
  await touchAt('touchStart', at)
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
  row('Flan').element().dispatchEvent(menu)
  expect(menu.defaultPrevented).toBe(true)
  await expect.element(tick('Flan')).toBeChecked()
  await touchAt('touchEnd')
  await expect.element(tick('Flan')).toBeChecked()
})

test('the other way is the menu of the page; all that the list shows are marked at once', async () => {
  await openMenu()
  await page.getByRole('button', { name: 'Más acciones para la carta' }).click()
  await page.getByRole('menuitem', { name: 'Marcar varios' }).click()
  await expect.element(bar.getByRole('button', { name: 'Marcar los 2' })).toBeVisible()
  await bar.getByRole('button', { name: 'Marcar los 2' }).click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 platos')
  await page.getByRole('searchbox').fill('tarta')
  await expect.element(bar.getByRole('button', { name: 'Marcar 1 plato' })).toBeVisible()
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 platos')
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const inPostres = (name: string, sortOrder: number, changes = {}) =>
  sampleDish(name, { categoryId: 'Postres', sortOrder, ...changes })
const FLAN = inPostres('Flan', 10, { allergens: ['eggs', 'milk'], allergensDeclared: true })
const DISHES = [FLAN, inPostres('Tarta', 20), inPostres('Sorbete', 30), inPostres('Fruta', 40)]
const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name })

// No time passes while a call waits: on a busy machine an answer may take longer than the two seconds after which it
// counts as lost; the dish would then wait, and its faults and the next ones with it.
beforeEach(() => void stopClock())

async function openReview() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, DISHES)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await button('Más acciones para la carta').click()
  await page.getByRole('menuitem', { name: 'Revisar alérgenos' }).click()
}
const saved = async () => (await sentCalls()).map(({ path, body }) => [path, body])
const stored = (name: string, changes: object) =>
  answer(`PUT /menu/items/${name}`, {
    data: { ...DISHES.find(dish => dish._id === name), allergensDeclared: true, ...changes },
  })

test('dish after dish: only what was chosen is saved; what was skipped is offered again at the end', async () => {
  await stored('Tarta', { allergens: ['eggs', 'milk'] })
  await stored('Fruta', { allergens: [] })
  await openReview()
  await expect.element(heading('Tarta')).toHaveFocus()
  await expect.element(page.getByText('1 de 3')).toBeVisible()
  const why = 'Marca los que lleva, o «No contiene ninguno».'
  expect(button('Anterior').elements()).toEqual([])
  await expect.element(button('Siguiente')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('Siguiente')).toHaveAccessibleDescription(why)
  await button('Siguiente').click({ force: true })
  await expect.element(page.getByRole('region', { name: 'Notificaciones' }).getByText(why)).toBeVisible()
  await button('Igual que el anterior Lácteos y huevos').or(button('Igual que el anterior Huevos y lácteos')).click()
  await expect.element(heading('Tarta')).toBeVisible()
  await button('Siguiente').click()
  await expect.element(heading('Sorbete')).toHaveFocus()
  await button('Saltar').click()
  // Its kinds stand in the place of the shortcuts, until the next tap.
  await button('Gluten').click()
  await expect.element(button('Trigo')).toBeVisible()
  await button('Sésamo').click()
  await button('No contiene ninguno de los 14').click()
  await expect.element(button('Gluten')).toHaveAttribute('aria-pressed', 'false')
  await button('Siguiente').click()
  await expect.element(heading('Revisión terminada')).toHaveFocus()
  await expect.element(page.getByText(/Has revisado 2 platos y has saltado 1/)).toBeVisible()
  expect(await saved()).toEqual([
    ['/menu/items/Tarta', { allergens: ['eggs', 'milk'], traces: [], allergensDeclared: true }],
    ['/menu/items/Fruta', { allergens: [], traces: [], allergensDeclared: true }],
  ])
  await stored('Sorbete', { allergens: ['fish'] })
  await button('Volver al saltado').click()
  await expect.element(heading('Sorbete')).toBeVisible()
  await button('Pescado').click()
  await heading('Sorbete').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Todo declarado')).toBeVisible()
  await button('Volver a la lista').click()
  await expect.element(page.getByRole('tab', { name: /Postres/ })).toBeVisible()
})

test('leaving keeps the place; a refusal is told and the dish stays undeclared', async () => {
  const message = 'Este restaurante está inactivo en tu plan.'
  await answer('PUT /menu/items/Tarta', { status: 403, code: 'restaurant_inactive', message })
  await openReview()
  await button('Huevos').click()
  await button('Siguiente').click()
  await expect.element(page.getByRole('region', { name: 'Notificaciones' }).getByText(message)).toBeVisible()
  await button('Cerrar la revisión').click()
  await button('Más acciones para la carta').click()
  await page.getByRole('menuitem', { name: 'Revisar alérgenos' }).click()
  await expect.element(heading('Sorbete')).toBeVisible()
  await button('Anterior').click()
  await expect.element(heading('Tarta')).toBeVisible()
})

test('on a phone the 14 fit on the screen', async () => {
  await page.viewport(390, 844)
  await openReview()
  const last = button('Moluscos').element().getBoundingClientRect()
  const footer = button('Siguiente').element().closest('footer')?.getBoundingClientRect()
  expect(last.bottom).toBeLessThanOrEqual(footer?.top ?? 0)
  expect(button('Gluten').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(46)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('what is ticked is not dropped unasked: not by skipping, going back, closing or leaving', async () => {
  await openReview()
  await button('Gluten').click()
  const question = page.getByRole('alertdialog', { name: '¿Dejar lo marcado en «Tarta»?' })
  for (const way of ['Saltar', 'Cerrar la revisión']) {
    await button(way).click()
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await expect.element(button('Gluten')).toHaveAttribute('aria-pressed', 'true')
  }
  await button('Saltar').click()
  await question.getByRole('button', { name: 'Descartar cambios' }).click()
  await expect.element(heading('Sorbete')).toBeVisible()
  // Nothing is ticked here: nothing is asked.
  await button('Anterior').click()
  await expect.element(heading('Tarta')).toBeVisible()
  await expect.element(button('Gluten')).toHaveAttribute('aria-pressed', 'false')
  expect(await saved()).toEqual([])
})

test('dishes that were looked at over a year ago: going on says that they still hold', async () => {
  const looked = (at: string) => ({ allergens: ['eggs'], allergensDeclared: true, allergensReviewed: { at, by: null } })
  const old = looked('2020-01-01T12:00:00.000Z')
  const dishes = [inPostres('Viejo', 10, old), inPostres('Nuevo', 20, looked(new Date().toISOString())), DISHES[1]!]
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  const now = looked(new Date().toISOString())
  await answer('PUT /menu/items/Viejo', { data: { ...dishes[0], ...now } })
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient, path: '/?revisar=antiguos' })
  await expect.element(heading('Viejo')).toBeVisible()
  await expect.element(page.getByText('1 de 1')).toBeVisible()
  await expect.element(button('Huevos')).toHaveAttribute('aria-pressed', 'true')
  await button('Siguiente').click()
  await expect.element(heading('Todo mirado')).toBeVisible()
  expect(await saved()).toEqual([['/menu/items/Viejo', { allergens: ['eggs'], traces: [], allergensDeclared: true }]])
})

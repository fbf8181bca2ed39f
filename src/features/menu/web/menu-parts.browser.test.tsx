import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { createQueryClient } from '#ui/client/query-client.ts'
import type { MenuParts } from '#ui/dashboard/dashboard-feature.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant, RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { categoriesOf, dishesOf } from './data/menu.queries.ts'
import { MenuPage } from './menu-page.tsx'

const RESTAURANT = sampleRestaurant({ name: 'Casa Lola' })
const more = page.getByRole('button', { name: 'Más acciones para la carta' })
const entries = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(item => item.textContent)

function open(
  parts: readonly MenuParts[],
  dishes = [sampleDish('Flan', { categoryId: 'Postres' })],
  changes: Partial<Restaurant> = {},
) {
  const restaurant = { ...RESTAURANT, ...changes }
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  return showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <MenuPage parts={parts} />
    </RestaurantScopeContext>,
    { queryClient },
  )
}

const Above = () => <p>Menú del día de {useCurrentRestaurant()?.name}</p>
const Below = () => <p>Eliminados</p>

test('parts of other features stand above and below the dishes', async () => {
  await open([{ Above }, { Below }])
  const dish = page.getByRole('heading', { name: 'Flan' })
  const above = page.getByText('Menú del día de Casa Lola')
  await expect.element(above).toBeVisible()
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(isBefore(above.element(), dish.element())).toBe(true)
  expect(isBefore(dish.element(), page.getByText('Eliminados').element())).toBe(true)
})

test("entries of other features come after the own ones of the page's '⋯'; null is none", async () => {
  let chosen = 0
  await open([
    { useAction: () => ({ label: 'Precios por zona', onSelect: () => void (chosen += 1) }) },
    { useAction: () => null },
  ])
  await more.click()
  await expect.poll(entries).toEqual(['Marcar varios', 'Revisar alérgenos', 'Precios por zona'])
  await expect.element(page.getByRole('separator')).toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Precios por zona' }).click()
  expect(chosen).toBe(1)
})

test('who can change nothing, or nothing any more, comes to the pages of other features too', async () => {
  await open([{ useAction: () => ({ label: 'Precios por zona', onSelect: () => {} }) }], undefined, {
    readOnly: 'subscription_ended',
  })
  await more.click()
  await expect.poll(entries).toEqual(['Precios por zona'])
  expect(page.getByRole('separator').elements()).toHaveLength(0)
})

test("the page's '⋯' offers only what can be done", async () => {
  await open([], [sampleDish('Flan', { categoryId: 'Postres', allergensDeclared: true })])
  await more.click()
  await expect.poll(entries).toEqual(['Marcar varios'])
})

test("a page with one empty category has a '⋯' only for the entries of other features", async () => {
  const { unmount } = await open([], [])
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  await unmount()
  await open([{ useAction: () => ({ label: 'Menú del día', onSelect: () => {} }) }], [])
  await expect.element(more).toBeVisible()
})

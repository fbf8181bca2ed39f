import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { pricedAt, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { sampleChanges } from '#test/browser/history.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import { DishChanges } from './dish-changes.tsx'

beforeEach(() => stopDate('2026-11-21T12:31:00Z'))

const Where = () => {
  const { pathname, search } = useLocation()
  return <output>{`${pathname}${search}`}</output>
}

async function showChanges() {
  await page.viewport(390, 844)
  const restaurant = sampleRestaurant({ timezone: 'Europe/Madrid' })
  const queryClient = createQueryClient()
  const dish = sampleDish('d1', {
    ...pricedAt(9.5),
    categoryId: 'c1',
    translations: { es: { name: 'Croquetas', description: '' } },
  })
  queryClient.setQueryData(dishesOf('r1').queryKey, [dish])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('c1', { translations: { es: { name: 'Para picar' } } }),
  ])
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <Where />
      <DishChanges restaurant={restaurant} dishId="d1" open onClose={() => {}} onClosed={() => {}} />
    </RestaurantScopeContext>,
    { queryClient, path: '/dashboard/menu' },
  )
}
const answered = (changes: unknown[]) =>
  answer('GET /restaurants/r1/history\\?dishId=d1', { data: { since: '2025-12-01T00:00:00.000Z', changes } })

test('the changes of a dish are sentences, and each leads to how it was before', async () => {
  await answered(sampleChanges())
  await showChanges()
  await expect.element(page.getByText(/^9,50\s€ · En Para picar$/)).toBeVisible()
  const rows = page.getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/Subiste el precio: 9,00 → 9,50\s€Hoy, 12:48/)
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /Marta cambió la descripción: «Bechamel de leche fresca» → «Bechamel reposada desde la víspera»Lunes, 16 de noviembre, 20:15/,
    )
  await expect.element(rows.nth(2)).toMatchTextContent(/Marta añadió lácteos a sus alérgenos/)
  await expect.element(rows.nth(3)).toMatchTextContent(/Pusiste foto/)
  await expect.element(rows.nth(4)).toMatchTextContent(/Lo actualizaste al traer la carta: 8,90 → 9,00\s€/)
  await expect.element(rows.nth(5)).toMatchTextContent(/^Lo añadiste en Para picar/)
  expect(page.getByRole('button', { name: /^Ver cómo estaba antes de:/ }).elements()).toHaveLength(5)
  await page.getByRole('button', { name: /Subiste el precio/ }).click()
  await expect
    .element(page.getByText('/dashboard/restaurant/volver?momento=2026-11-21T11%3A48%3A00.000Z&plato=d1&antes=1'))
    .toBeInTheDocument()
})

test('a dish that nobody changed says so', async () => {
  await answered([])
  await showChanges()
  await expect.element(page.getByRole('heading', { name: 'Nada todavía' })).toBeVisible()
  await expect.element(page.getByText('Cuando alguien lo cambie, aquí se verá quién, qué y cuándo.')).toBeVisible()
})

test('a failure is told', async () => {
  await answer('GET /restaurants/r1/history', { status: 500 })
  await showChanges()
  await expect.element(page.getByRole('heading', { name: 'No se pudieron cargar los cambios' })).toBeVisible()
})

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { noChanges, sampleCompared, sampleComparison } from '#test/browser/history.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import { ComparePage } from './compare-page.tsx'

beforeEach(() => stopDate('2026-11-21T12:31:00Z'))

async function showPage(query = 'momento=2026-11-12T23:00:00.000Z', changes: Partial<Restaurant> = {}) {
  await page.viewport(1440, 900)
  const restaurant = sampleRestaurant({ timezone: 'Europe/Madrid', ...changes })
  return showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <ComparePage />
    </RestaurantScopeContext>,
    { path: `/dashboard/restaurant/comparar?${query}` },
  )
}
const COMPARE = 'GET /restaurants/r1/history/compare'
const compared = (data: unknown) => answer(COMPARE, { data })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const row = (name: RegExp) => page.getByRole('row', { name })

test('what changed since a day stands in groups, with who did it', async () => {
  await compared(sampleComparison())
  await showPage()
  await expect.element(row(/Croquetas de jamón ibérico 9,00\s€ 9,50\s€ Carmen, hoy/)).toBeVisible()
  await expect.element(row(/Oreja a la plancha No estaba En Tapas calientes Carmen, ayer/)).toBeVisible()
  await expect.element(row(/Sopa de ajo En De cuchara Eliminado Carmen, hoy/)).toBeVisible()
  await expect
    .element(row(/Callos a la madrileña, en inglés Callos Madrid-style tripe Carmen, el miércoles/))
    .toBeVisible()
  await expect.element(row(/Nombre de la categoría Para compartir Para picar Carmen, el lunes/)).toBeVisible()
  await expect.element(row(/Pulpo a la vinagreta Sin declarar Moluscos y sulfitos/)).toBeVisible()
  const soup = row(/Salmorejo cordobés Huevos Gluten y huevos Marta, el martes/)
  await expect.element(soup).toBeVisible()
  expect(soup.element().querySelector('ins')?.textContent).toBe('Gluten')
  for (const name of ['12 precios', '3 platos', '3 textos', 'Alérgenos de 2 platos'])
    await expect.element(heading(name)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Volver al viernes 13' }))
    .toHaveAttribute('href', '/dashboard/restaurant/volver?momento=2026-11-12T23%3A00%3A00.000Z')
})

test('a chip shows one group', async () => {
  await compared(sampleComparison())
  await showPage()
  await expect.element(button('Todo 21')).toHaveAttribute('aria-pressed', 'true')
  await button('Platos 3').click()
  await expect.element(heading('3 platos')).toBeVisible()
  await expect.element(heading('12 precios')).not.toBeInTheDocument()
  await button('Todo 21').click()
  await expect.element(heading('12 precios')).toBeVisible()
})

test('of many the first 50 are shown, then all', async () => {
  const wines = Array.from({ length: 205 }, (_, at) =>
    sampleCompared({ name: `Vino ${at}`, field: 'price', from: '9.00', to: '9.50' }),
  )
  await compared(sampleComparison({ prices: wines.slice(0, 50) }, { prices: 205 }))
  await answer(`${COMPARE}\\?.*group=prices`, { data: sampleComparison({ prices: wines }) })
  await showPage()
  await expect.element(page.getByText('Han cambiado 214 cosas. Se ven las 50 primeras de cada grupo.')).toBeVisible()
  await expect.element(row(/Vino 49/)).toBeVisible()
  await expect.element(row(/Vino 204/)).not.toBeInTheDocument()
  await button('Ver los 205').click()
  await expect.element(row(/Vino 204/)).toBeVisible()
})

test('another beginning and another end are chosen in the calendar', async () => {
  await compared(sampleComparison())
  await answer('GET /restaurants/r1/history', { data: { since: '2025-12-01T00:00:00.000Z', changes: [] } })
  await showPage()
  await expect.element(heading('12 precios')).toBeVisible()
  await answer(`${COMPARE}\\?at=2026-11-13T23%3A00%3A00.000Z`, { data: sampleComparison({ ...noChanges() }) })
  await answer(`${COMPARE}\\?at=2026-11-13T23%3A00%3A00.000Z&to=2026-11-17T23%3A00%3A00.000Z`, {
    data: sampleComparison({ prices: [] }),
  })
  await button('viernes, 13 de noviembre').click()
  await button('Hace una semana').click()
  await expect.element(heading('No ha cambiado nada')).toBeVisible()
  await button('ahora').click()
  await button('martes 17 de noviembre').click()
  await expect.element(button('martes, 17 de noviembre')).toBeVisible()
  await expect.element(heading('3 textos')).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Después' }).first()).toBeVisible()
})

test('the moment of a change says its time', async () => {
  await compared(sampleComparison())
  await showPage('momento=2026-11-21T11:48:00.000Z&antes=1')
  await expect.element(page.getByText('a las 12:48', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Volver a hoy a las 12:48' }))
    .toHaveAttribute('href', '/dashboard/restaurant/volver?momento=2026-11-21T11%3A48%3A00.000Z&antes=1')
})

test('without a moment it begins last Friday, or where anything is known', async () => {
  await answer(COMPARE, { status: 409, code: 'moment_too_early', message: 'De ese momento ya no se sabe.' })
  await showPage('', { createdAt: '2025-01-01T00:00:00.000Z' })
  await expect.element(button('viernes, 13 de noviembre')).toBeVisible()
  await expect.element(page.getByText('De ese momento ya no se sabe.')).toBeVisible()
})

test('a house that began today compares with its beginning', async () => {
  await compared(sampleComparison())
  await showPage('')
  await expect.element(button('hoy')).toBeVisible()
  await expect.element(heading('12 precios')).toBeVisible()
})

test('a failure is told, and tried again', async () => {
  await answer(COMPARE, { status: 500 })
  await showPage()
  await expect.element(heading('No se ha podido comparar')).toBeVisible()
  await compared(sampleComparison())
  await button('Reintentar').click()
  await expect.element(heading('12 precios')).toBeVisible()
})

test('who may not see it is told', async () => {
  await showPage('', { rights: ['texts'], rightHolders: { activity: ['Carmen'] } })
  await expect.element(heading('La actividad es cosa del propietario')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ir a Datos básicos' })).toBeVisible()
})

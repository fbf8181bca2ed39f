import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { sampleRestaurant, sampleToday } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import type { Today } from '#features/restaurants/opening/opening.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '../../current-restaurant.tsx'
import { TodayPart } from './today-part.tsx'

/** A Friday, 13:20 in Madrid. */
const NOON = '2026-12-18T12:20:00Z'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const without = (...missing: string[]): Partial<Restaurant> => ({
  rights: RIGHTS.filter(right => !missing.includes(right)),
  rightHolders: { hours: ['Carmen', 'Noelia'], availability: ['Carmen'] },
})
const KITCHEN = { day: '2026-12-18', kitchenClosed: { until: '2026-12-18T19:00:00Z' } }

async function openPart(changes: Partial<Restaurant> = {}, today: Partial<Today> = {}): Promise<void> {
  stopDate(NOON)
  const restaurant = sampleRestaurant(changes)
  await answer('GET /restaurants/*/today', { data: sampleToday({ day: '2026-12-18', ...today }) })
  await answer('GET /restaurants/*/special-days', { data: [] })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <TodayPart restaurant={restaurant} />
    </RestaurantScopeContext>,
  )
}

test('without the right of hours they are text, with who changes them; notices can be set', async () => {
  await openPart(without('hours'))
  await expect.element(page.getByText('El horario lo cambian Carmen y Noelia.')).toBeVisible()
  await expect.element(button('Cocina cerrada')).toBeVisible()
  expect(button('Cambiar hoy').elements()).toHaveLength(0)
  expect(page.getByText('Los avisos').elements()).toHaveLength(0)
})

test('without the right of availability a set notice is text, and no other one is offered', async () => {
  await openPart(without('availability'), KITCHEN)
  await expect.element(page.getByText('Los avisos los cambia Carmen.')).toBeVisible()
  await expect.element(page.getByText('Hasta las 20:00')).toBeVisible()
  await expect.element(button('Cambiar hoy')).toBeVisible()
  for (const name of ['Quitar: cocina cerrada', 'Completo', 'Nota de hoy'])
    expect(button(name).elements()).toHaveLength(0)
})

test('with an ended plan the notices can be set while diners read the carta, the hours cannot', async () => {
  await openPart({ readOnly: 'trial_expired' as Restaurant['readOnly'] })
  await expect.element(button('Completo')).toBeVisible()
  expect(button('Cambiar hoy').elements()).toHaveLength(0)
})

test('a tap sets a notice at once, and is taken back by Deshacer', async () => {
  await openPart()
  await answer('PUT /restaurants/*/today', { data: sampleToday(KITCHEN) })
  await button('Cocina cerrada').click()
  await expect.element(button('Quitar: cocina cerrada')).toBeVisible()
  await answer('PUT /restaurants/*/today', { data: sampleToday({ day: '2026-12-18' }) })
  await button('Deshacer').click()
  await expect.element(button('Cocina cerrada')).toBeVisible()
  const sent = (await sentCalls()).filter(({ method }) => method === 'PUT').map(({ body }) => body)
  const day = '2026-12-18'
  expect(sent).toEqual([
    { day, kitchenClosed: {} },
    { day, kitchenClosed: null },
  ])
})

test('without a connection it shows as it will be, and waits', async () => {
  await openPart()
  await answer('PUT /restaurants/*/today', 'lost')
  await button('Completo').click()
  await expect.element(page.getByText('Sin guardar')).toBeVisible()
  await expect.element(button('Quitar: completo')).toBeVisible()
})

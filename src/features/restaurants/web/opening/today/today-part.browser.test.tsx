import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { sampleRestaurant, sampleToday } from '#test/browser/data.ts'
import { forgetConnection } from '#test/browser/connection.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { focus, stopDate } from '#test/browser/steps.ts'
import type { Today } from '#features/restaurants/opening/opening.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '../../current-restaurant.tsx'
import { TodayPart } from './today-part.tsx'

afterEach(forgetConnection)

/** A Friday, 13:20 in Madrid. */
const NOON = '2026-12-18T12:20:00Z'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const without = (...missing: string[]): Partial<Restaurant> => ({
  rights: RIGHTS.filter(right => !missing.includes(right)),
  rightHolders: { hours: ['Carmen', 'Noelia'], availability: ['Carmen'] },
})
const KITCHEN = { day: '2026-12-18', kitchenClosed: { until: '2026-12-18T19:00:00Z' } }

/** `lose` takes rights away while it is open. */
async function openPart(changes: Partial<Restaurant> = {}, today: Partial<Today> = {}) {
  stopDate(NOON)
  await answer('GET /restaurants/*/today', { data: sampleToday({ day: '2026-12-18', ...today }) })
  await answer('GET /restaurants/*/special-days', { data: [] })
  let lose = (_changes: Partial<Restaurant>) => {}
  const Part = () => {
    const [shown, setShown] = useState(changes)
    useEffect(() => {
      lose = setShown
    }, [])
    const restaurant = sampleRestaurant({ rightsChangedBy: 'Carmen', ...shown })
    return (
      <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
        <TodayPart restaurant={restaurant} />
      </RestaurantScopeContext>
    )
  }
  await showSignedIn(<Part />)
  return { lose: (...missing: string[]) => lose(without(...missing)) }
}
const copied = async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await button('Copiar el texto').click()
  await expect.poll(() => write.mock.calls.length).toBe(1)
  return write.mock.calls[0]?.[0]
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

test('a change that is refused is said, and nothing looks changed', async () => {
  await openPart()
  await answer('PUT /restaurants/*/today', { status: 500 })
  await button('Completo').click()
  await expect.element(page.getByText(/No se ha podido cambiar el horario de hoy\. Inténtalo de nuevo\./)).toBeVisible()
  await expect.element(button('Completo')).toBeVisible()
  expect(button('Quitar: completo').elements()).toHaveLength(0)
})

test('what waited for the connection until its day was over is dropped, and said', async () => {
  await openPart()
  await answer('PUT /restaurants/*/today', { status: 400, errors: { day: 'Ese día ya ha pasado.' } })
  await button('Completo').click()
  await expect.element(page.getByText('Un cambio de ayer ya no se puede guardar: ese día ya ha pasado.')).toBeVisible()
})

test('while it is loaded and when it does not come', async () => {
  await answer('GET /restaurants/*/today', { status: 500 })
  await answer('GET /restaurants/*/special-days', { status: 500 })
  const restaurant = sampleRestaurant()
  await showSignedIn(<TodayPart restaurant={restaurant} />)
  await expect.element(page.getByText('No vemos el horario de hoy ahora mismo. Tus clientes sí lo ven.')).toBeVisible()
  await expect.element(button('Reintentar')).toBeVisible()
})

test('Completo says whether it ends with this service', async () => {
  const until = (time: string) => ({ day: '2026-12-18', full: { until: `2026-12-18T${time}:00Z` } })
  await openPart({}, until('15:00'))
  await expect.element(page.getByText('Hasta las 16:00, este servicio')).toBeVisible()
})

test('a typed hour goes by five minutes, with the arrows too', async () => {
  await openPart()
  await button('Cambiar hoy').click()
  await button('Otra hora').first().click()
  const field = page.getByRole('textbox', { name: 'Hoy hasta las' })
  await field.fill('22:13')
  await button('Aplicar').click()
  await expect.element(page.getByText('De cinco en cinco minutos: 22:10 o 22:15.')).toBeVisible()
  focus(field)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('22:15')
})

test('a sheet whose right is taken away keeps what was typed, and saves nothing', async () => {
  const { lose } = await openPart()
  await button('Cambiar hoy').click()
  await button('Otra hora').first().click()
  await page.getByRole('textbox', { name: 'Hoy hasta las' }).fill('22:15')
  lose('hours')
  await expect.element(page.getByText(/Carmen ha cambiado tus permisos:/)).toBeVisible()
  expect(button('Hoy cerramos').elements()).toHaveLength(0)
  expect(await copied()).toBe('Hoy hasta las 22:15')
  await button('Cerrar').last().click()
  await expect.element(page.getByText('El horario lo cambian Carmen y Noelia.')).toBeVisible()
})

test('a note whose right is taken away stays to be copied', async () => {
  const { lose } = await openPart()
  await button('Nota de hoy').click()
  await page.getByRole('textbox', { name: 'Qué quieres decir' }).fill('Hoy, cocido.')
  lose('availability')
  await expect.element(page.getByText(/los avisos y los agotados ya no los cambias tú\./)).toBeVisible()
  expect(button('Publicar nota').elements()).toHaveLength(0)
  expect(await copied()).toBe('Hoy, cocido.')
})

import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import type { SpecialDay } from '#features/restaurants/opening/opening.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { SpecialDaysCard } from './special-days-card.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const NOCHEBUENA: SpecialDay = {
  _id: 's1',
  restaurantId: 'r1',
  from: '2026-12-24',
  to: '2026-12-24',
  closed: false,
  slots: [{ open: '12:00', close: '17:00' }],
  asUsual: false,
  reason: 'holiday',
  label: {},
  updatedAt: '2026-11-21T12:00:00.000Z',
}
const WITHOUT_HOURS: Partial<Restaurant> = {
  rights: RIGHTS.filter(right => right !== 'hours'),
  rightHolders: { hours: ['Carmen', 'Noelia'] },
  rightsChangedBy: 'Carmen',
}

/** `lose` takes the right of hours away while it is open. */
async function openCard(changes: Partial<Restaurant> = {}) {
  stopDate('2026-12-18T16:40:00Z')
  await answer('GET /restaurants/*/special-days', { data: [NOCHEBUENA] })
  let lose = (_changes: Partial<Restaurant>) => {}
  const Shown = () => {
    const [now, setNow] = useState(changes)
    useEffect(() => {
      lose = setNow
    }, [])
    return <SpecialDaysCard restaurant={sampleRestaurant(now)} />
  }
  await showSignedIn(<Shown />)
  await expect.element(page.getByText('Jueves, de 12:00 a 17:00')).toBeVisible()
  return { lose: () => lose(WITHOUT_HOURS) }
}
async function editNochebuena() {
  await button('Cambiar Nochebuena').click()
  await page.getByRole('radio', { name: 'Cerrado' }).click()
}

test.each([
  ['without the right', WITHOUT_HOURS, 'Los días especiales los cambian Carmen y Noelia.'],
  ['with an ended plan', { readOnly: 'subscription_ended' as const }, undefined],
])('%s the days are text', async (_, changes, who) => {
  await openCard(changes)
  if (who) await expect.element(page.getByText(who)).toBeVisible()
  expect(button('Añadir').elements()).toHaveLength(0)
  expect(button('Cambiar Nochebuena').elements()).toHaveLength(0)
  expect(button(/Festivos/).elements()).toHaveLength(0)
})

test('a day that is being saved cannot be sent twice; refused, it stays as it was typed', async () => {
  await openCard()
  await editNochebuena()
  await answer('PUT /special-days/*', 'never')
  await button('Guardar día').click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: /Guardar/ })).toHaveAttribute('aria-busy')
})

test('what is refused is said in the form, which keeps what was typed', async () => {
  await openCard()
  await editNochebuena()
  await answer('PUT /special-days/*', { status: 500 })
  await button('Guardar día').click()
  await expect.element(page.getByText(/No se ha podido guardar\. Inténtalo de nuevo\./)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Cerrado' })).toBeChecked()
})

test('without a connection it waits in the form', async () => {
  await openCard()
  await editNochebuena()
  await answer('PUT /special-days/*', 'lost')
  await button('Guardar día').click()
  await expect.element(page.getByText('Sin guardar todavía')).toBeVisible()
  await expect.element(page.getByText('Esperando conexión…')).toBeVisible()
})

test('when they do not come, diners still see them', async () => {
  await answer('GET /restaurants/*/special-days', { status: 500 })
  await showSignedIn(<SpecialDaysCard restaurant={sampleRestaurant()} />)
  await expect
    .element(page.getByText('No vemos tus días especiales ahora mismo. Tus clientes sí los ven.'))
    .toBeVisible()
})

test('a form whose right is taken away stays to be copied', async () => {
  const { lose } = await openCard()
  await editNochebuena()
  await button('Otro motivo').click()
  await page.getByRole('textbox', { name: 'Qué motivo' }).fill('Cena de la peña')
  lose()
  await expect.element(page.getByText(/Carmen ha cambiado tus permisos:/)).toBeVisible()
  expect(button('Guardar día').elements()).toHaveLength(0)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await button('Copiar el texto').click()
  await expect.poll(() => write).toHaveBeenCalledWith('24 de diciembre: cerrado\nCena de la peña')
})

import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { OwnSlugForm } from './slug-form.tsx'

const restaurant = sampleRestaurant()
const field = page.getByLabelText('Dirección')
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)

const CHANGED = { ...restaurant, slug: 'la-lola', updatedAt: '2026-11-22T12:00:00.000Z' }

/** The form, and a button that loads the restaurant again after its slug was changed. */
function Reloading() {
  const [newest, setNewest] = useState(restaurant)
  return (
    <>
      <OwnSlugForm restaurant={newest} />
      <button type="button" onClick={() => setNewest(CHANGED)}>
        recargar
      </button>
    </>
  )
}

beforeEach(async () => {
  await answer('GET /restaurants/*', { data: restaurant })
  await answer('GET /restaurants/check-slug/*', { data: { exists: false } })
  await showSignedIn(<Reloading />)
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await field.fill('la-lola')
})
afterEach(() => localStorage.clear())
const save = () => page.getByRole('button', { name: 'Guardar' }).click()

test('a changed URL is told, and the form closes', async () => {
  await answer('PUT /restaurants/*', { data: { ...restaurant, slug: 'la-lola' } })
  await save()
  await expect.element(toast('URL actualizada correctamente')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cambiar dirección' })).toBeVisible()
})

test('a failure is told, and what was typed stays', async () => {
  await answer('PUT /restaurants/*', { status: 500 })
  await save()
  await expect.element(toast('No se pudo actualizar la URL')).toBeVisible()
  await expect.element(field).toHaveValue('la-lola')
})

test('after a lost answer the same URL is saved again: it may be its own by now', async () => {
  await answer('PUT /restaurants/*', { status: 500 })
  await save()
  await expect.element(toast('No se pudo actualizar la URL')).toBeVisible()
  const current = { ...restaurant, slug: 'la-lola', updatedAt: '2026-11-22T12:00:00.000Z' }
  await answer('GET /restaurants/check-slug/*', { data: { exists: true } })
  await answer('PUT /restaurants/*', { data: current, moved: { current, changedBy: null } })
  await save()
  await expect.element(toast('URL actualizada correctamente')).toBeVisible()
})

test('what was saved or loaded before the form was opened is nobody else’s change', async () => {
  await answer('PUT /restaurants/*', { data: CHANGED })
  await save()
  await expect.element(page.getByRole('button', { name: 'Cambiar dirección' })).toBeVisible()
  await page.getByRole('button', { name: 'recargar' }).click()
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await field.fill('lola')
  const data = { ...CHANGED, slug: 'lola', updatedAt: '2026-11-22T12:01:00.000Z' }
  await answer('PUT /restaurants/*', { data, moved: { current: CHANGED, changedBy: null } })
  await save()
  await expect.element(page.getByRole('button', { name: 'Cambiar dirección' })).toBeVisible()
  const matches = (await sentHeaders()).map(({ ifMatch }) => ifMatch).filter(Boolean)
  expect(matches).toEqual([`"${restaurant.updatedAt}"`, `"${CHANGED.updatedAt}"`])
})

test('while a free URL is looked for in place of a taken one, it says so', async () => {
  await answer('GET /restaurants/check-slug/la-lola', { data: { exists: true } })
  await answer('GET /restaurants/check-slug/la-lola-*', 'never')
  await save()
  await expect.element(page.getByText('Esta URL ya está en uso. Generando alternativa...')).toBeVisible()
  expect((await sentCalls()).filter(call => call.method === 'PUT')).toEqual([])
})

test('when no free URL is found, it asks for another name', async () => {
  await answer('GET /restaurants/check-slug/*', { data: { exists: true } })
  await save()
  await expect.element(page.getByText('Esta URL ya está en uso. Por favor, elige otro nombre.')).toBeVisible()
})

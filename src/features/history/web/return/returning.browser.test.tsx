import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleChange, sampleComparison, sampleDishGroups } from '#test/browser/history.ts'
import {
  button,
  compared,
  heading,
  returned,
  sentence,
  showReturnPage,
  tick,
} from '#test/browser/pages/return-page.tsx'
import { answer } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'

beforeEach(() => stopDate('2026-11-21T12:31:00Z'))

test('groups that are left out do not go back, and it is told that it is done', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await answer('POST /restaurants/r1/history/undo', {
    data: { undone: 12, removed: 0, restored: 12, categories: 0, kept: [], changeId: 'c2' },
  })
  await showReturnPage()
  for (const name of [/textos/, /se quitan/, /vuelve/, /El orden/]) await tick(name).click()
  await expect.element(page.getByText('Solo los precios')).toBeVisible()
  await button('Volver 12 precios').click()
  await expect.element(page.getByText('Los precios están como el viernes 13')).toBeVisible()
  expect(await returned()).toEqual([{ at: '2026-11-13T17:00:00.000Z', groups: ['prices'], version: 'v1' }])
  await button('Deshacer').click()
  await expect.element(page.getByText('Deshecho')).toBeVisible()
  expect((await returned()).at(-1)).toEqual({ changeId: 'c1' })
})

test('allergens go back only when they are ticked, with their name', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await showReturnPage()
  await tick(/Alérgenos/).click()
  await expect.element(heading('Alérgenos de 2 platos: vuelven los de entonces')).toBeVisible()
  await button('Volver 21 cambios').click()
  await expect.element(page.getByText('Tu carta está como el viernes 13')).toBeVisible()
  expect((await returned())[0]?.['groups']).toEqual(['prices', 'texts', 'new', 'deleted', 'order', 'allergens'])
})

test('what somebody changed meanwhile is told, and counted again', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { status: 412, code: 'changed_meanwhile' })
  const change = sampleChange({
    at: '2026-11-21T12:32:00.000Z',
    isMartas: true,
    field: 'price',
    from: '1.00',
    to: '2.00',
  })
  await answer('GET /restaurants/r1/history', {
    data: { since: '2025-12-01T00:00:00.000Z', changes: [{ ...change, count: 2 }] },
  })
  await showReturnPage()
  await expect.element(button('Volver 19 cambios')).toBeEnabled()
  await compared(sampleComparison({ order: [] }))
  await button('Volver 19 cambios').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Alguien lo ha cambiado mientras tanto.Marta ha cambiado 2 precios hace un momento. Hemos vuelto a contar: mira qué cambiaría ahora.',
    )
  await expect.element(button('Volver 18 cambios')).toBeEnabled()
})

test('over the limit nothing goes back until a group is left out', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { status: 409, code: 'menu_limit' })
  await showReturnPage()
  await button('Volver 19 cambios').click()
  await expect
    .element(page.getByText('Tu carta admite 2.000 platos. Deja fuera ese grupo, o elimina alguno antes.'))
    .toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeDisabled()
  await tick(/1 plato vuelve/).click()
  await expect.element(button('Volver 18 cambios')).toBeEnabled()
})

test('a failure leaves the carta as it was, and another try is the same one', async () => {
  await compared(sampleComparison())
  await answer('POST /restaurants/r1/history/return', { status: 500 })
  await showReturnPage()
  await button('Volver 19 cambios').click()
  await expect.element(page.getByText('No se ha podido volver')).toBeVisible()
  await expect.element(page.getByText('Tu carta está como estaba. Inténtalo de nuevo.')).toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeEnabled()
})

test('one dish goes back alone, and its allergens say what they were', async () => {
  await compared(sampleComparison(sampleDishGroups()))
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await showReturnPage('momento=2026-11-21T11:48:00.000Z&antes=1&plato=Croquetas%20de%20jam%C3%B3n%20ib%C3%A9rico')
  await expect
    .element(sentence(/^Croquetas de jamón ibérico, como estaba hoy a las , justo antes del cambio/))
    .toBeVisible()
  await expect.element(button('hoy')).toBeVisible()
  await expect.element(heading('Cambiarían 2 cosas')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Precio 9,50\s€ → 9,00\s€/ })).toBeVisible()
  await expect
    .element(page.getByText('Entonces decía: gluten y huevos. Ahora: gluten, huevos y lácteos.'))
    .toBeVisible()
  await button('Volver este plato').click()
  await expect.element(page.getByText('Croquetas de jamón ibérico está como hoy a las 12:48')).toBeVisible()
  const [body] = await returned()
  expect(body).toEqual({
    at: '2026-11-13T17:00:00.000Z',
    groups: ['prices', 'texts'],
    dishIds: ['Croquetas de jamón ibérico'],
    version: 'v1',
  })
})

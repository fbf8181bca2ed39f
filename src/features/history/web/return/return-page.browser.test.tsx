import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connection } from '#ui/connection/connection.ts'
import { disconnect, forgetConnection } from '#test/browser/connection.ts'
import { noChanges, sampleChange, sampleCompared, sampleComparison } from '#test/browser/history.ts'
import {
  button,
  compared,
  heading,
  LAST_FRIDAY,
  sentence,
  showReturnPage,
  tick,
} from '#test/browser/pages/return-page.tsx'
import { answer } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'

beforeEach(() => {
  stopDate('2026-11-21T12:31:00Z')
  forgetConnection()
})

test('what would change is counted by groups, and the allergens stay', async () => {
  await compared(sampleComparison())
  await showReturnPage()
  await expect.element(sentence(/^La carta, como estaba el viernes, 13 de noviembre a las/)).toBeVisible()
  await expect.element(button('viernes, 13 de noviembre')).toBeVisible()
  await expect.element(page.getByLabelText('Hora')).toHaveValue('18:00')
  for (const name of [
    '12 precios',
    '3 textos',
    '2 platos se quitan',
    '1 plato vuelve',
    'El orden de 1 categoría',
    'Alérgenos de 2 platos: se quedan los de ahora',
  ])
    await expect.element(heading(name)).toBeVisible()
  await expect.element(page.getByText('Los añadiste después. Se pueden recuperar 30 días.')).toBeVisible()
  await expect.element(page.getByText('Lo eliminaste hoy a las 12:02.')).toBeVisible()
  await expect.element(page.getByText('Tapas frías: Salmorejo vuelve a ser el primero.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Croquetas de jamón ibérico 9,50\s€ → 9,00\s€/ })).toBeVisible()
  const stew = page.getByRole('row', { name: /Rabo de toro estofado Al vino/ })
  await expect.element(stew.getByRole('deletion')).toHaveTextContent('cuatro')
  await expect.element(stew.getByRole('insertion')).toHaveTextContent('tres')
  await expect.element(page.getByRole('row', { name: /Callos a la madrileña, en inglés/ })).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /Pulpo a la vinagreta Moluscos y sulfitos → Sin declarar/ }))
    .toBeVisible()
  await expect.element(tick(/Alérgenos/)).not.toBeChecked()
  await expect.element(page.getByText('No vuelve lo que está agotado: se queda como ahora.')).toBeVisible()
  await expect.element(page.getByText('Los alérgenos se quedan como están ahora')).toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeEnabled()
})

test('a group shows three rows, then all', async () => {
  await compared(sampleComparison())
  await showReturnPage()
  await expect.element(heading('12 precios')).toBeVisible()
  await expect.element(page.getByText('Arroz número 9')).not.toBeInTheDocument()
  await button('Ver los 12').click()
  await expect.element(page.getByText('Arroz número 9')).toBeVisible()
})

test('a long group is asked for as a whole', async () => {
  const all = Array.from({ length: 61 }, (_, at) =>
    sampleCompared({ name: `Vino ${at}`, field: 'price', from: '9.00', to: '9.50' }),
  )
  await compared(sampleComparison({ prices: all.slice(0, 50) }, { prices: 61 }))
  await answer('GET /restaurants/r1/history/compare\\?.*group=prices', { data: sampleComparison({ prices: all }) })
  await showReturnPage()
  await button('Ver los 61').click()
  await expect.element(page.getByText('Vino 60')).toBeVisible()
})

test('nothing chosen goes nowhere; nothing changed says so', async () => {
  await compared(
    sampleComparison({
      ...noChanges(),
      prices: [sampleCompared({ name: 'Pan', field: 'price', from: '1.00', to: '2.00' })],
    }),
  )
  await showReturnPage()
  await tick(/1 precio/).click()
  await expect.element(page.getByText('Elige qué vuelve.')).toBeVisible()
  await expect.element(button('Volver')).toBeDisabled()
})

test('where it is as it was, another moment is offered', async () => {
  await compared(sampleComparison(noChanges()))
  await answer('GET /restaurants/r1/history', { data: { since: '2025-12-01T00:00:00.000Z', changes: [] } })
  await showReturnPage()
  await expect.element(heading('Ya está igual')).toBeVisible()
  await expect.element(button(/^Volver \d/)).not.toBeInTheDocument()
  await button('Elegir otro momento').click()
  await expect.element(page.getByRole('dialog', { name: 'Elegir el día' })).toBeVisible()
})

test('a photo that is gone is said, and not counted', async () => {
  const photo = sampleCompared({ name: 'Tortilla de patatas', field: 'image', from: 'photo', to: 'photo', lost: true })
  await compared(sampleComparison({ texts: [photo] }))
  await showReturnPage()
  await expect.element(heading('Una foto se queda como está')).toBeVisible()
  await expect
    .element(page.getByText('La que tenía entonces Tortilla de patatas se borró hace más de 30 días.'))
    .toBeVisible()
  await expect.element(button('Volver 16 cambios')).toBeEnabled()
})

test('a day of the calendar and a time are taken into the sentence', async () => {
  await compared(sampleComparison())
  await answer('GET /restaurants/r1/history', {
    data: {
      since: '2025-12-01T00:00:00.000Z',
      changes: [sampleChange({ at: '2026-11-16T19:15:00.000Z', field: 'price', from: '9.00', to: '9.50' })],
    },
  })
  await showReturnPage()
  await button('viernes, 13 de noviembre').click()
  await expect.element(button('lunes 16 de noviembre, hubo cambios')).toBeVisible()
  await expect.element(button('domingo 22 de noviembre')).toBeDisabled()
  await button('Ayer').click()
  await expect.element(button('ayer')).toBeVisible()
  await page.getByLabelText('Hora').fill('09:30')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Hora')).toHaveValue('09:30')
  await answer('POST /restaurants/r1/history/return', { data: { counts: {}, changeId: 'c1', version: 'v2' } })
  await button(/^Volver \d/).click()
  await expect.element(page.getByText('Tu carta está como ayer')).toBeVisible()
})

test('a moment of which nothing is known any more asks for another one', async () => {
  await answer('GET /restaurants/r1/history/compare', {
    status: 409,
    code: 'moment_too_early',
    message: 'De ese momento ya no se sabe cómo estaba la carta. Elige otro más reciente.',
  })
  await showReturnPage()
  await expect
    .element(page.getByText('De ese momento ya no se sabe cómo estaba la carta. Elige otro más reciente.'))
    .toBeVisible()
  await expect.element(button('Elegir otro momento')).toBeVisible()
})

test('without connection, and after the plan, it can be looked at', async () => {
  await compared(sampleComparison())
  await showReturnPage(LAST_FRIDAY, { readOnly: 'subscription_ended' })
  await expect.element(heading('12 precios')).toBeVisible()
  await expect.element(button('Volver 19 cambios')).toBeDisabled()
  await disconnect()
  connection.noteSilence()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Para volver hace falta conexión.' }).first())
    .toBeVisible()
})

test('who may not see the activity is told who does; who lacks a right cannot tick its group', async () => {
  await showReturnPage(LAST_FRIDAY, { rights: ['texts'], rightHolders: { activity: ['Carmen', 'Rafa'] } })
  await expect.element(heading('La actividad la ven Carmen y Rafa')).toBeVisible()
})

test('a group whose right is missing stays out, and says who has it', async () => {
  await compared(sampleComparison())
  await showReturnPage(LAST_FRIDAY, { rights: ['texts', 'activity'], rightHolders: { prices: ['Carmen'] } })
  await expect.element(tick(/12 precios/)).toBeDisabled()
  await expect.element(page.getByText('Lo cambia Carmen')).toBeVisible()
  await expect.element(button('Volver 7 cambios')).toBeEnabled()
})

test('the groups that are ticked can be scheduled', async () => {
  await compared(sampleComparison())
  await showReturnPage()
  for (const name of [/textos/, /se quitan/, /vuelve/, /orden/]) await tick(name).click()
  await button('Programar…').click()
  const order = { kind: 'return', body: { at: '2026-11-13T17:00:00.000Z', groups: ['prices'] } }
  await expect
    .element(page.getByRole('status').filter({ hasText: 'vuelven' }))
    .toHaveTextContent(JSON.stringify({ ...order, happens: 'vuelven 12 precios' }))
  await tick(/precios/).click()
  await expect.element(button('Programar…')).not.toBeInTheDocument()
})

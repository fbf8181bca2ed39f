import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PaperChanges, PaperPatch } from '#features/paper/paper.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { noPaperChanges, sampleEdition, samplePaperStatus } from '#test/browser/paper.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { EditionsPage } from './editions-page.tsx'

const OLD = sampleEdition({
  n: 11,
  at: '2026-02-14T10:00:00.000Z',
  by: 'Marta López',
  changedUntilNext: { ...noPaperChanges, prices: 2 },
})
const states = (contains: ('gluten' | 'molluscs' | 'eggs')[]) => ({ contains, traces: [], ask: false })
const CHANGES: PaperChanges = {
  allergens: [
    {
      dishId: 'd1',
      name: 'Calamares a la andaluza',
      before: states(['gluten', 'molluscs']),
      after: states(['gluten', 'molluscs', 'eggs']),
    },
  ],
  prices: [
    {
      dishId: 'd2',
      name: 'Croquetas',
      before: [
        { what: 'Tapa', amount: '3,00 €' },
        { what: 'Ración', amount: '9,00 €' },
      ],
      after: [
        { what: 'Tapa', amount: '3,00 €' },
        { what: 'Ración', amount: '9,50 €' },
      ],
    },
  ],
  added: [{ dishId: 'd3', name: 'Oreja', category: 'Tapas calientes', prices: ['3,20 €', '8,00 €'] }],
  gone: [{ dishId: 'd4', name: 'Flan' }],
  texts: [{ dishId: null, name: 'IGIC', what: 'tax' }],
}
const NOTHING: PaperChanges = { allergens: [], prices: [], added: [], gone: [], texts: [] }
const PATCH: PaperPatch = {
  n: 13,
  stickers: 24,
  sheets: 1,
  dishes: ['Calamares', 'Croquetas', 'Oreja'].map(name => ({ dishId: name, name })),
  of: 60,
  uncovered: [{ dishId: 'd4', name: 'Flan', why: 'gone' }],
}

type Opened = Partial<{ path: string; changes: PaperChanges; patch: PaperPatch; restaurant: Partial<Restaurant> }>
async function openEditions({ path = '/', changes = CHANGES, patch = PATCH, restaurant }: Opened = {}) {
  await page.viewport(1200, 900)
  await answer('GET /restaurants/*/paper/editions', { data: [sampleEdition(), OLD] })
  await answer('GET /restaurants/*/paper/status', { data: samplePaperStatus() })
  await answer('GET /restaurants/*/paper/editions/*/changes', { data: changes })
  await answer('POST /restaurants/*/paper/stickers/preview', { data: patch })
  await show(restaurant, path)
}
async function show(changes: Partial<Restaurant> = {}, path = '/') {
  const restaurant = sampleRestaurant(changes)
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <EditionsPage />
    </RestaurantScopeContext>,
    { path },
  )
}
const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('every edition with what changed after it, until the next or until today', async () => {
  await openEditions()
  const [newest, older] = [page.getByRole('row', { name: /Edición 12/ }), page.getByRole('row', { name: /Edición 11/ })]
  await expect.element(newest.getByText(/^3 precios, 1 plato nuevo/)).toBeVisible()
  await expect.element(newest.getByText('desde entonces')).toBeVisible()
  await expect.element(newest.getByText(/3 de mayo de 2026 · Carmen$/).last()).toBeVisible()
  await expect.element(older.getByText(/^2 precios/)).toBeVisible()
  await expect.element(older.getByText('hasta la 12')).toBeVisible()
})

test('the comparison tells allergens first, then prices line by line, new, gone and texts', async () => {
  await openEditions()
  await button('Comparar la edición 12 con la carta de hoy').click()
  await expect.element(dialog.getByText('Desde la edición 12, del 3 de mayo, hasta hoy.')).toBeVisible()
  const heads = dialog.getByRole('heading', { level: 3 })
  await expect.element(heads.nth(4)).toBeVisible()
  expect(heads.elements().map(({ textContent }) => textContent)).toEqual([
    'Alérgenos, 1 plato',
    'Precios, 1',
    'Platos nuevos, 1',
    'Platos que ya no están, 1',
    'Textos, 1',
  ])
  await expect.element(dialog.getByText('En el papel: gluten, moluscos')).toBeVisible()
  await expect.element(dialog.getByText('+ huevos')).toBeVisible()
  await expect.element(dialog.getByText('9,00 € → 9,50 €')).toBeVisible()
  await expect.element(dialog.getByText('Tapa')).not.toBeInTheDocument()
  await expect.element(dialog.getByText(/^IGIC incluido/)).toBeVisible()
})

test('a paper that is not used any more, and its undo', async () => {
  await openEditions({ path: '/?cambios=12' })
  await answer('PUT /restaurants/*/paper/editions/*', {
    data: sampleEdition({ retiredAt: '2026-11-21T12:00:00.000Z' }),
  })
  await dialog.getByRole('button', { name: 'Ya no usamos ese papel' }).click()
  await expect.element(page.getByText('La edición 12 ya no se usa. No avisamos más.')).toBeVisible()
  const at = (await sentCalls()).findIndex(({ method }) => method === 'PUT')
  expect((await sentCalls())[at]?.body).toEqual({ retired: true })
  expect((await sentHeaders())[at]?.ifMatch).toBe('"2026-11-21T12:00:00.000Z"')
  await button('Deshacer').click()
  await expect.element(page.getByText('La edición 12 vuelve a estar en uso.')).toBeVisible()
})

test('nothing has changed: paper and phone say the same', async () => {
  await openEditions({ path: '/?cambios=12', changes: NOTHING })
  await expect.element(dialog.getByText(/^Nada\. El papel y el móvil dicen lo mismo\./)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Imprimir solo esto' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Ya no usamos ese papel' })).not.toBeInTheDocument()
})

test('stickers are counted for the cards of the room; what they do not cover is told', async () => {
  await openEditions({ path: '/?pegatinas=12' })
  await expect.element(dialog.getByText(/^24 pegatinas en 1 hoja/)).toBeVisible()
  await expect.element(dialog.getByText(/^Calamares, Croquetas y Oreja, 8 de cada\./)).toBeVisible()
  await expect.element(dialog.getByText('Flan: ya no está en la carta')).toBeVisible()
  await dialog.getByRole('textbox', { name: '¿Cuántas cartas hay en la sala?' }).fill('99')
  await dialog.getByRole('radio', { name: /Hoja suelta/ }).click()
  await expect.poll(async () => (await sentCalls()).at(-1)?.body).toEqual({ from: 12, copies: 60, as: 'slip' })
  await answer('POST /restaurants/*/paper/stickers', { status: 409, code: 'paper_limit', message: 'No caben tantas.' })
  await dialog.getByRole('button', { name: 'Descargar PDF' }).click()
  await expect.element(dialog.getByText('No caben tantas.')).toBeVisible()
})

test('more than a third of the dishes: the whole carta is better, stickers stay possible', async () => {
  await openEditions({ path: '/?pegatinas=12', patch: { ...PATCH, of: 8 } })
  await expect
    .element(dialog.getByText('Han cambiado 3 de 8 platos. Sale mejor imprimir la carta entera.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Pegatinas igualmente' }).click()
  await expect.element(dialog.getByText(/^24 pegatinas en 1 hoja/)).toBeVisible()
})

test('an ended plan downloads and compares, and makes nothing new', async () => {
  await openEditions({ path: '/?cambios=12', restaurant: { readOnly: 'subscription_ended' } })
  await expect.element(dialog.getByText('+ huevos')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Imprimir solo esto' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Ya no usamos ese papel' })).not.toBeInTheDocument()
  await dialog.getByRole('contentinfo').or(dialog).getByRole('button', { name: 'Cerrar' }).last().click()
  await expect.element(button('Descargar la edición 12, A4')).toBeVisible()
})

test('without the right to print editions are compared, not downloaded', async () => {
  await openEditions({ restaurant: { rights: [] } })
  await expect.element(button('Comparar la edición 12 con la carta de hoy')).toBeVisible()
  await expect.element(button('Descargar la edición 12, A4')).not.toBeInTheDocument()
})

test('no edition yet, and editions that could not be loaded', async () => {
  await answer('GET /restaurants/*/paper/status', { data: samplePaperStatus({ edition: null, changes: null }) })
  await answer('GET /restaurants/*/paper/editions', { status: 400, code: 'validation', message: '' })
  await show()
  await expect.element(page.getByRole('heading', { name: 'Las ediciones no han llegado' })).toBeVisible()
  await answer('GET /restaurants/*/paper/editions', { data: [] })
  await button('Reintentar').click()
  await expect.element(page.getByRole('heading', { name: 'Todavía no has impreso nada' })).toBeVisible()
})

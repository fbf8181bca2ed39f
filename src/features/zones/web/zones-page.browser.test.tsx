import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Zone } from '#features/prices/prices.contract.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleCategory, sampleDish, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { useWhose } from '#ui/offline/whose.ts'
import { ZonesPage } from './zones-page.tsx'

/** What the shell asks. */
function Question() {
  const question = useWhose()
  const said = question?.fields.flatMap(one => [one.phrase, one.theirs, one.mine]) ?? []
  return <p>{[question?.changedBy, ...said].join(' · ')}</p>
}

const SEEN = '2026-11-21T12:00:00.000Z'
const zone = (name: string, more: Partial<Zone> = {}): Zone => ({
  _id: name.toLowerCase(),
  restaurantId: 'r1',
  names: { es: name },
  kind: 'percent',
  value: 10,
  rounding: 10,
  slug: name.toLowerCase(),
  updatedAt: SEEN,
  ...more,
})
const TERRACE = zone('Terraza', { names: { es: 'Terraza', en: 'Terrace', pt: 'Esplanada' } })
const GARDEN = zone('Jardín', { kind: 'cents', value: 30, rounding: 1 })

const LINE = { amount: null, market: false, unit: null, minPersons: null }
const DISHES = [
  sampleDish('Ensaladilla', {
    categoryId: 'Tapas',
    sortOrder: 0,
    prices: [
      { ...LINE, label: 'tapa', amount: 3.5 },
      { ...LINE, label: 'racion', amount: 11 },
    ],
  }),
  sampleDish('Lubina', { categoryId: 'Tapas', sortOrder: 10, prices: [{ ...LINE, label: null, market: true }] }),
  sampleDish('Caña', { categoryId: 'Bebidas', sortOrder: 0, prices: [{ ...LINE, label: null, amount: 1.8 }] }),
  sampleDish('Godello', { categoryId: 'Bebidas', sortOrder: 10, prices: [{ ...LINE, label: 'botella', amount: 24 }] }),
]

async function openZones(
  zones: Zone[],
  { role = 'owner', partner, ...changes }: Partial<Restaurant> & { role?: 'owner' | 'worker'; partner?: true } = {},
) {
  await page.viewport(390, 844)
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, DISHES)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Tapas'),
    sampleCategory('Bebidas', { sortOrder: 10 }),
  ])
  await answer('GET /restaurants/*/zones', { data: zones })
  const restaurant = sampleRestaurant({ supportedLocales: ['es', 'en', 'pt'], ...changes })
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <ZonesPage />
      <Question />
    </RestaurantScopeContext>,
    { queryClient, user: sampleUser({ role, ...(partner && { partner }) }) },
  )
  await expect.element(page.getByText('El precio de la carta es uno. Aquí dices dónde cuesta más.')).toBeVisible()
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const dialog = page.getByRole('dialog')
const row = (name: string) => page.getByRole('row', { name })
const surcharge = page.getByRole('textbox', { name: 'Suplemento' })
const lastBody = async () => (await sentCalls()).at(-1)?.body

test('a house with one price adds a terrace, sees what three dishes will cost, and comes to its row', async () => {
  await openZones([])
  await expect.element(page.getByRole('heading', { name: 'Un precio para toda la casa' })).toBeVisible()
  await button('Añadir zona').click()
  await expect.element(dialog).toHaveAccessibleName('Nueva zona')
  await expect.element(radio('Terraza')).toBeChecked()
  await expect.element(row('Ensaladilla, ración 11,00 € 12,10 €')).toBeVisible()
  await expect.element(row('Caña 1,80 € 2,00 €')).toBeVisible()
  await expect.element(row('Godello, botella 24,00 € 26,40 €')).toBeVisible()
  await radio('Exacto').click()
  await expect.element(row('Caña 1,80 € 1,98 €')).toBeVisible()
  await radio('a 10 cts.').click()
  await answer('POST /restaurants/*/zones', { data: TERRACE })
  await dialog.getByRole('button', { name: 'Añadir zona' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await lastBody()).toEqual({
    names: { es: 'Terraza', en: 'Terrace', pt: 'Esplanada' },
    kind: 'percent',
    value: 10,
    rounding: 10,
  })
  await expect.element(button('Cambiar Terraza')).toHaveFocus()
  await expect.element(page.getByText('Todos los precios, a 10 cts.')).toBeVisible()
  await expect.element(page.getByText('+10 %')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'QR de terraza' }))
    .toHaveAttribute('href', '/dashboard/qr?zona=terraza')
  await expect
    .element(page.getByText(/«Precios de terraza: un 10 % más que en barra y mesa\. IVA incluido\.»/))
    .toBeVisible()
})

test('a surcharge out of its range is refused while it is typed; cents are added exactly', async () => {
  await openZones([TERRACE])
  await button('Cambiar Terraza').click()
  await expect.element(dialog).toHaveAccessibleName('Editar zona')
  await surcharge.fill('80')
  await expect.element(surcharge).toHaveAccessibleDescription('El suplemento va de 1 a 50 %.')
  await button('Guardar zona').click()
  await expect.element(surcharge).toHaveFocus()
  expect((await sentCalls()).filter(({ method }) => method === 'PUT')).toEqual([])
  await surcharge.fill('50')
  await expect.element(surcharge).not.toHaveAttribute('aria-invalid')
  await expect.element(button('Uno más')).toBeDisabled()
  await radio('Céntimos').click()
  await expect.element(page.getByText('Se suma a cada precio; los que van por peso se quedan igual.')).toBeVisible()
  await expect.element(radio('Exacto')).not.toBeInTheDocument()
  await expect.element(row('Caña 1,80 € 2,10 €')).toBeVisible()
  await button('10 céntimos más').click()
  await expect.element(row('Caña 1,80 € 2,20 €')).toBeVisible()
  await surcharge.fill('20,01')
  await expect.element(surcharge).toHaveAccessibleDescription(/^El suplemento va de 0,01 a 20,00 €\./)
  await surcharge.fill('0,35')
  await answer('PUT /zones/*', { data: { ...TERRACE, kind: 'cents', value: 35, rounding: 1 } })
  await button('Guardar zona').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await lastBody()).toMatchObject({ kind: 'cents', value: 35, rounding: 1 })
  await expect.element(page.getByText('+0,35 €')).toBeVisible()
  await expect.element(button('Cambiar Terraza')).toHaveFocus()
})

test('a name of one’s own is needed in the main language; one that another zone has is refused', async () => {
  await openZones([GARDEN])
  await button('Añadir zona').click()
  await radio('Otro…').click()
  await button(/^Añadir zona$/)
    .last()
    .click()
  const spanish = dialog.getByRole('textbox', { name: 'Español', exact: true })
  await expect.element(spanish).toHaveAccessibleDescription('Escribe un nombre.')
  await expect.element(spanish).toHaveFocus()
  await spanish.fill('Jardín de invierno')
  await dialog.getByRole('textbox', { name: 'Inglés (opcional)' }).fill('Winter garden')
  await answer('POST /restaurants/*/zones', {
    status: 409,
    code: 'zone_exists',
    message: 'Ya hay una zona «Jardín de invierno».',
  })
  await button(/^Añadir zona$/)
    .last()
    .click()
  await expect.element(dialog.getByText('Ya hay una zona «Jardín de invierno».')).toBeVisible()
  expect(await lastBody()).toMatchObject({ names: { es: 'Jardín de invierno', en: 'Winter garden', pt: '' } })
})

test('removing asks, says what printed codes do, and goes on to the next row', async () => {
  await openZones([TERRACE, GARDEN])
  await button('Cambiar Terraza').click()
  await button('Quitar zona').click()
  const question = page.getByRole('alertdialog', { name: '¿Quitar Terraza?' })
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'Sus precios vuelven a ser los de la carta. Los QR de terraza ya impresos seguirán abriendo la carta.',
    )
  await expect.element(question.getByRole('button', { name: 'Conservar Terraza' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await button('Quitar zona').click()
  await answer('DELETE /zones/*', { data: null })
  await question.getByRole('button', { name: 'Quitar zona' }).click()
  await expect.element(button('Cambiar Terraza')).not.toBeInTheDocument()
  await expect.element(button('Cambiar Jardín')).toHaveFocus()
})

test('what somebody else has changed meanwhile is asked', async () => {
  await openZones([TERRACE])
  const current = { ...TERRACE, value: 15, updatedAt: '2026-11-21T13:00:00.000Z' }
  await answer('PUT /zones/*', { data: { ...current, value: 20 }, moved: { current, changedBy: 'Ana' } })
  await button('Cambiar Terraza').click()
  await surcharge.fill('20')
  await button('Guardar zona').click()
  await expect.poll(() => document.body.textContent).toContain('Ana · el suplemento · +15 % · +20 %')
})

test('workers read the zones, and who may change them', async () => {
  await openZones([TERRACE], { role: 'worker', ownerName: 'Carmen Velasco' } as never)
  await expect.element(page.getByText('Los precios por zona los cambia el propietario: Carmen Velasco.')).toBeVisible()
  await expect.element(page.getByText('+10 %')).toBeVisible()
  await expect.element(row('Caña 1,80 € 2,00 €')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a partner changes zones like the owner', async () => {
  await openZones([TERRACE], { role: 'worker', partner: true })
  await expect.element(button('Añadir zona')).toBeVisible()
  await button('Cambiar Terraza').click()
  await answer('PUT /zones/*', { data: TERRACE })
  await surcharge.fill('15')
  await dialog.getByRole('button', { name: 'Guardar zona' }).click()
  await expect.poll(lastBody).toMatchObject({ value: 15 })
  await expect.element(page.getByText(/los cambia el propietario/)).not.toBeInTheDocument()
})

test('after the end of the plan the zones are read, and nothing can be changed', async () => {
  await openZones([TERRACE], { readOnly: 'subscription_ended' })
  await expect.element(page.getByText('+10 %')).toBeVisible()
  await expect.element(row('Caña 1,80 € 2,00 €')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('six zones are the most', async () => {
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map(name => zone(name))
  await openZones(six)
  await expect.element(button('Añadir zona')).toBeDisabled()
  await expect.element(button('Añadir zona')).toHaveAccessibleDescription('Caben 6 zonas.')
  await expect.element(page.getByRole('columnheader', { name: 'F' })).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

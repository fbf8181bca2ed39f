import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { ApiError } from '#ui/client/api-error.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import { type PriceLine, plainLine } from '#features/prices/price-line.ts'
import type { Dish } from '../../menu.contract.ts'
import { QuickPrice } from './quick-price.tsx'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

const FLAN = sampleDish('Flan', { price: 5 })
const TAPA = { ...plainLine(350), label: 'tapa' }
const MEDIA = { ...plainLine(600), label: 'media' }
const BANDEJA = { ...plainLine(1100), label: 'b1' }
const OWN = [{ _id: 'b1', restaurantId: 'r1', names: { es: 'Bandeja' }, updatedAt: '' }]
const priced = (...lines: PriceLine[]): Dish => ({ ...FLAN, prices: lines.map(answerOf) })
const button = page.getByRole('button', { name: /Cambiar el precio de Flan/ })
const field = page.getByRole('textbox', { name: 'Precio de Flan' })
const legend = () => document.querySelector('[data-price-form] > p')?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => answer('GET /restaurants/*/price-labels', { data: OWN }))

/** A row's price as an open field; `savePrices` replaces the row's call. */
async function openPrice(dish = FLAN, restaurant = sampleRestaurant()) {
  const savePrices = vi.fn<DishActions['savePrices']>().mockResolvedValue(FLAN)
  const actions = { savePrices } as unknown as DishActions
  await showSignedIn(<QuickPrice dish={dish} name="Flan" restaurant={restaurant} actions={actions} />)
  await button.click()
  await expect.element(field).toHaveFocus()
  return savePrices
}

test('a press opens the price with its digits marked; Enter saves and gives the focus back', async () => {
  const savePrices = await openPrice()
  await userEvent.keyboard('7,25{Enter}')
  await expect.element(button).toHaveFocus()
  expect(savePrices).toHaveBeenCalledExactlyOnceWith(FLAN, [plainLine(725)], '7,25\u00a0€')
})

test('leaving the field saves too', async () => {
  const savePrices = await openPrice()
  await field.fill('6')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(field).not.toBeInTheDocument()
  expect(savePrices).toHaveBeenCalledExactlyOnceWith(FLAN, [plainLine(600)], '6,00\u00a0€')
})

test('Escape gives up, and an unchanged price saves nothing', async () => {
  const savePrices = await openPrice()
  await field.fill('9')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await button.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(savePrices).not.toHaveBeenCalled()
})

test('several prices are one line; its legend says what each is, what changes and what goes', async () => {
  const dish = priced(TAPA, MEDIA, BANDEJA)
  const savePrices = await openPrice(dish)
  await expect.element(field).toHaveValue('3,50 / 6 / 11')
  await expect.poll(legend).toBe('Tapa 3,50 €Media 6,00 €Bandeja 11,00 €')
  await field.fill('6,50 / 12')
  await expect.poll(legend).toBe('Media 6,50 €Bandeja 12,00 €Sin Tapa')
  await userEvent.keyboard('{Enter}')
  const told = 'media 6,50\u00a0€, bandeja 12,00\u00a0€, sin tapa'
  const lines = [
    { ...MEDIA, cents: 650 },
    { ...BANDEJA, cents: 1200 },
  ]
  await expect.poll(() => savePrices.mock.calls).toEqual([[dish, lines, told]])
})

test("today's market price is said as such", async () => {
  await openPrice(priced({ ...plainLine(9800), market: true, unit: 'kg' }))
  await field.fill('S/M 104 €/kg')
  await expect.poll(legend).toMatch(/^\s*Según mercado, hoy 104,00 €\/kg$/)
})

test('another currency than the euro is written as everywhere, and its sign is not typed', async () => {
  await openPrice(priced({ ...plainLine(6200), unit: 'kg' }), sampleRestaurant({ currency: 'USD' }))
  await expect.element(field).toHaveValue('62,00/kg')
  await field.fill('62/kg / 9/ud')
  await expect.poll(legend).toBe('Media 62,00 US$/kgRación 9,00 US$/ud')
})

test.each([
  ['mucho', 'No entiendo «mucho». Escribe así: 3,50 / 6 / 11'],
  ['-3', 'El precio no puede ser negativo'],
  ['100000', 'El precio no puede superar 99.999,99'],
  ['1/2/3/4/5/6/7', 'Caben 6 precios por plato. Sobra 1.'],
  ['bandeja 3 / bandeja 4', 'Dos precios se llaman «Bandeja». Cambia una etiqueta.'],
  ['5 €/persona mín. 40', 'El mínimo va de 2 a 20 personas.'],
])('%s is refused, stays typed, and is not sent', async (typed, sentence) => {
  const savePrices = await openPrice(priced(BANDEJA))
  await expect.poll(legend).toBe('Bandeja 11,00 €')
  await field.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue(typed)
  await field.fill('5')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(savePrices).not.toHaveBeenCalled()
})

test('a failed save is told and keeps what was typed', async () => {
  const savePrices = await openPrice()
  savePrices.mockRejectedValue(new ApiError({ status: 500, code: 'internal', message: 'x' }))
  await field.fill('7,25')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Error al guardar el plato')).toBeVisible()
  await expect.element(field).toHaveValue('7,25')
  await expect.element(field).toHaveFocus()
})

test.each([
  [[TAPA, MEDIA, BANDEJA], '3,50 / 6 / 11 €'],
  [[plainLine(1200)], '12,00 €'],
  [[{ ...plainLine(1800), unit: '100g' as const }], '18,00 €/100 g'],
  [[{ ...plainLine(180), unit: 'unit' as const }], '1,80 €/ud'],
  [[{ ...plainLine(null), market: true }], 'S/M'],
  [[{ ...plainLine(9800), market: true, unit: 'kg' as const }], 'S/M · 98,00 €/kg'],
])('a row shows %j as %s', async (lines, shown) => {
  await showSignedIn(
    <QuickPrice
      dish={priced(...lines)}
      name="Flan"
      restaurant={sampleRestaurant()}
      actions={{} as unknown as DishActions}
      fixed="fixed"
    />,
  )
  await expect.poll(() => document.querySelector('.fixed > span')?.textContent?.replaceAll('\u00a0', ' ')).toBe(shown)
})

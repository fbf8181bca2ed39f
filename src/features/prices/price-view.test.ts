import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE_CENTS } from '#shared/money.ts'
import type { PriceAnswer } from './price-fields.ts'
import { PRICE_LABELS, PRICE_UNITS } from './price-line.ts'
import {
  columnsOf,
  isInColumns,
  isOneAmount,
  pricedFor,
  pricesInOneLine,
  type PriceView,
  priceViews,
} from './price-view.ts'
import { ZONE_ROUNDINGS, zonePrice } from './zone.rules.ts'

const line = (more: Partial<PriceAnswer>): PriceAnswer => ({
  label: null,
  amount: null,
  market: false,
  unit: null,
  minPersons: null,
  ...more,
})
const LABEL = { _id: 'own', names: { es: 'Bandeja', pt: 'Travessa' } }
const house = { currency: 'EUR', defaultLocale: 'es' as const, priceLabels: [LABEL] }
const viewsOf = (prices: PriceAnswer[] | undefined, locale: 'es' | 'en' | 'pt' = 'es', price = 0) =>
  priceViews({ price, prices }, pricedFor(house, locale))
const shown = (prices: PriceAnswer[], locale: 'es' | 'en' | 'pt' = 'es') =>
  viewsOf(prices, locale).map(({ label, amount, unit }) =>
    [label?.text, (amount + unit).replaceAll('\u00a0', ' ')].filter(Boolean).join(' '),
  )

test('one price keeps its two decimals, in a line of several the zeros go', () => {
  expect(shown([line({ amount: 12 })])).toEqual(['12,00 €'])
  expect(shown([line({ label: 'tapa', amount: 3.5 }), line({ label: 'racion', amount: 11 })])).toEqual([
    'Tapa 3,50 €',
    'Ración 11 €',
  ])
  expect(viewsOf(undefined, 'es', 9.5).map(({ amount }) => amount)).toEqual(['9,50\u00a0€'])
  expect(viewsOf(undefined, 'es', 0)).toEqual([])
})

test('labels and units are in the reader’s language; one of the house falls back, and says which language it is', () => {
  expect(shown([line({ label: 'racion', amount: 11 }), line({ amount: 62.5, unit: 'unit' })], 'en')).toEqual([
    'Full 11 €',
    '62,50 €/piece',
  ])
  const [own] = viewsOf([line({ label: 'own', amount: 11 })], 'en')
  expect(own?.label).toEqual({ text: 'Bandeja', lang: 'es' })
  expect(viewsOf([line({ label: 'own', amount: 11 })], 'pt')[0]?.label).toEqual({ text: 'Travessa', lang: undefined })
  expect(viewsOf([line({ label: 'gone', amount: 11 })])[0]?.label).toBeUndefined()
})

test('no price says nothing; by the market is said without one', () => {
  expect(viewsOf([line({ label: 'tapa' }), line({ label: 'media', amount: 6 })])).toHaveLength(1)
  expect(viewsOf([line({ market: true })])).toMatchObject([{ amount: '', unit: '', market: true }])
  expect(isOneAmount(viewsOf([line({ amount: 6 })]))).toBe(true)
  expect(isOneAmount(viewsOf([line({ market: true })]))).toBe(false)
})

test('the labels that half of a category has stand at its head', () => {
  const dish = (...labels: string[]) => ({ prices: viewsOf(labels.map(label => line({ label, amount: 3 }))) })
  const three = dish('tapa', 'media', 'racion')
  const columns = columnsOf([three, three, dish('media', 'racion'), dish()])
  expect(columns.map(({ text }) => text)).toEqual(['Tapa', 'Media', 'Ración'])
  expect(isInColumns(three.prices, columns)).toBe(true)
  expect(isInColumns(dish('media', 'racion').prices, columns)).toBe(false)
  expect(columnsOf([three, dish('media', 'racion'), dish()])).toEqual([])
  expect(columnsOf([dish('pincho', 'tapa', 'media', 'racion')])).toEqual([])
})

test('all prices in one line', () => {
  const said = (prices: PriceAnswer[]) => pricesInOneLine(viewsOf(prices), 'es').replaceAll('\u00a0', ' ')
  expect(said([line({ amount: 3.5 }), line({ amount: 6 }), line({ amount: 11 })])).toBe('3,50 / 6 / 11 €')
  expect(said([line({ amount: 62, unit: 'kg' })])).toBe('62,00 €/kg')
  expect(said([2, 3.5, 6, 11].map(amount => line({ amount })))).toBe('2 – 11 €')
  expect(said([line({ market: true })])).toBe('Según mercado')
  expect(said([])).toBe('')
})

const zones = fc.record({
  kind: fc.constantFrom('percent' as const, 'cents' as const),
  value: fc.integer({ min: 1, max: 50 }),
  rounding: fc.constantFrom(...ZONE_ROUNDINGS),
})
const lines = fc.array(
  fc.record({
    label: fc.constantFrom(null, ...PRICE_LABELS),
    amount: fc.option(fc.integer({ min: 1, max: MAX_PRICE_CENTS }).map(cents => cents / 100)),
    market: fc.boolean(),
    unit: fc.constantFrom(null, ...PRICE_UNITS),
    minPersons: fc.constant(null),
  }),
  { maxLength: 6 },
)

test('in a zone every price is that of the zone, never below the carta; market prices and weight by cents stay', () => {
  fc.assert(
    fc.property(lines, zones, (prices, zone) => {
      const base = priceViews({ price: 0, prices }, pricedFor(house, 'es'))
      const inZone = priceViews({ price: 0, prices }, pricedFor(house, 'es', zone))
      const others = (views: PriceView[]) => views.map(view => ({ ...view, cents: null, amount: '' }))
      expect(others(inZone)).toEqual(others(base))
      for (const [at, { cents, amount, market, per }] of inZone.entries()) {
        const before = base[at]
        const stays = market || (zone.kind === 'cents' && (per === 'kg' || per === '100g'))
        const expected = stays || before?.cents == null ? before?.cents : zonePrice(before.cents, zone)
        expect(cents).toBe(expected)
        expect(cents ?? 0).toBeGreaterThanOrEqual(before?.cents ?? 0)
        if (cents === before?.cents) expect(amount).toBe(before?.amount)
        else expect(amount).not.toBe(before?.amount)
      }
    }),
  )
})

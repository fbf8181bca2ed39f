import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellPrice, listedPrices, shortPrices } from './listed-prices.ts'
import { lineOf, sentPrice, priceLines, answerOf } from './price-fields.ts'
import { PRICE_LABELS, PRICE_UNITS, type PriceLine, plainLine } from './price-line.ts'
import {
  chooseLabel,
  isOnePlain,
  linesOfOneName,
  startTyping,
  toldChange,
  typePrices,
  typedProblem,
} from './typed-prices.ts'
import { proposedLabels } from './price-labels.ts'
import { MAX_PRICE_CENTS } from '#shared/money.ts'

const OWN = [{ id: '0190a000-0000-7000-8000-000000000001', name: 'Bandeja' }]
const reading = { own: OWN, propose: (count: number) => proposedLabels(count, [], false) }
const labelled = (label: string | null, cents: number | null): PriceLine => ({ ...plainLine(cents), label })
const THREE = [labelled('tapa', 350), labelled('media', 600), labelled('racion', 1100)]
const labels = ({ lines }: { lines: PriceLine[] }) => lines.map(({ label }) => label)
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('any lines go to the server and come back as they are, in whole cents', () => {
  const line = fc.record({
    label: fc.constantFrom(null, ...PRICE_LABELS, ...OWN.map(({ id }) => id)),
    cents: fc.option(fc.integer({ min: 1, max: MAX_PRICE_CENTS })),
    market: fc.boolean(),
    unit: fc.constantFrom(null, ...PRICE_UNITS),
    minPersons: fc.constant(null),
  })
  fc.assert(
    fc.property(line, one => {
      const sent = JSON.parse(JSON.stringify([sentPrice(one)])) as ReturnType<typeof sentPrice>[]
      expect(priceLines.parse(sent)).toEqual([one])
      expect(lineOf(answerOf(one))).toEqual(one)
    }),
  )
})

test('the field is empty where there is no price, and what is typed and taken back is what was there', () => {
  expect(startTyping([plainLine(null)]).text).toBe('')
  expect(startTyping([]).text).toBe('')
  const start = startTyping(THREE)
  expect(start.text).toBe('3,50 / 6 / 11')
  expect(typePrices(typePrices(start, '3', reading), start.text, reading)).toEqual(start)
})

test('labels are proposed, kept by their amounts, named when they go; a chosen one stays chosen', () => {
  const start = startTyping([plainLine(350)])
  const typed = typePrices(start, '3,50 / 6 / 11', reading)
  expect(labels(typed)).toEqual(['tapa', 'media', 'racion'])
  const chosen = chooseLabel(typed, 2, 'b', OWN)
  expect(labels(typePrices(chosen, '3,50 / 6 / 1', reading))).toEqual(['tapa', 'media', 'b'])
  expect(typePrices(chosen, '6,20 / 12', reading)).toMatchObject({
    lost: ['tapa'],
    lines: [{ label: 'media' }, { label: 'b' }],
  })
})

test('a label that the text says can be changed in its cell, too', () => {
  const typed = typePrices(startTyping([]), 'bandeja 20 / 6', reading)
  expect(labels(typed)[0]).toBe(OWN[0]?.id)
  const chosen = chooseLabel(typed, 0, 'racion', OWN)
  expect(chosen.text).toBe('20 / 6')
  expect(labels(typePrices(chosen, '20 / 7', reading))[0]).toBe('racion')
})

test('what is not understood keeps the lines before it; two of one name are said by name', () => {
  const typed = typePrices(startTyping(THREE), '3,50 / 6 / once', reading)
  expect(labels(typed)).toEqual(['tapa', 'media'])
  expect(typed.lost).toEqual([])
  expect(typedProblem(typed, OWN)).toBe('No entiendo «once». Escribe así: 3,50 / 6 / 11')
  const twice = typePrices(startTyping([]), 'media 6 / media 7 / media 9 €/kg', reading)
  expect(typedProblem(twice, OWN)).toBe('Dos precios se llaman «Media». Cambia una etiqueta.')
  expect([...linesOfOneName(twice.lines)].map(({ cents }) => cents)).toEqual([600, 700])
})

test('one amount and nothing else needs no cells', () => {
  expect([[], [plainLine(5)]].map(isOnePlain)).toEqual([true, true])
  const others = [
    THREE,
    [labelled('tapa', 5)],
    [{ ...plainLine(5), unit: 'kg' as const }],
    [{ ...plainLine(5), market: true }],
  ]
  expect(others.map(isOnePlain)).toEqual([false, false, false, false])
})

const market = (cents: number | null): PriceLine => ({ ...plainLine(cents), market: true })
test.each([
  [THREE, '3,50 / 6 / 11 €', '3,50 a 11 €'],
  [[], '0,00 €', '0,00 €'],
  [[plainLine(1200)], '12,00 €', '12,00 €'],
  [[market(null)], 'S/M', 'S/M'],
  [[market(9800), plainLine(1200)], 'S/M · 98 / 12 €', 'S/M'],
  [[plainLine(600), { ...plainLine(6200), unit: 'kg' as const }], '6 € / 62 €/kg', '6 € a 62 €/kg'],
  [[{ ...plainLine(900), unit: 'unit' as const }, plainLine(600), plainLine(700)], '9 €/ud / 6 / 7 €', '6 € a 9 €/ud'],
])('%j in a list: %s, short %s', (lines, full, short) => {
  expect(spaced(listedPrices(lines, 'EUR'))).toBe(full)
  expect(spaced(shortPrices(lines, 'EUR'))).toBe(short)
})

test('the currency of the restaurant stands behind each, as everywhere', () => {
  expect(spaced(listedPrices(THREE, 'USD'))).toBe('3,50 / 6 / 11 US$')
  expect(spaced(cellPrice({ cents: 600, unit: 'person' }, 'USD'))).toBe('6,00 US$/persona')
})

test('a change is told by its labels, or as a whole where they do not say it', () => {
  const told = (after: PriceLine[], before = THREE) => spaced(toldChange(before, after, { own: OWN, currency: 'EUR' }))
  expect(told([labelled('tapa', 350), labelled('media', 650), labelled('racion', 1200)])).toBe(
    'media 6,50 €, ración 12,00 €',
  )
  expect(told(THREE.slice(1))).toBe('sin tapa')
  expect(told([plainLine(900)], [plainLine(800)])).toBe('9,00 €')
  expect(told([plainLine(300), plainLine(500)])).toBe('3 / 5 €')
  expect(told([{ ...labelled('racion', null), market: true }], [labelled('racion', 900)])).toBe('ración S/M')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PRICE_CENTS } from '#shared/money.ts'
import { PRICE_LABELS, PRICE_UNITS, type PriceLine, plainLine, repeatedLabel } from './price-line.ts'
import { labelLines, proposedLabels } from './price-labels.ts'
import { priceText, readPriceText, repeatedLabelText } from './price-text.ts'

const OWN = [
  { id: '0190a000-0000-7000-8000-000000000001', name: 'Doble' },
  { id: '0190a000-0000-7000-8000-000000000002', name: 'Media docena' },
]
const label = fc.constantFrom(null, ...PRICE_LABELS, ...OWN.map(({ id }) => id))
const line = fc
  .record({
    label,
    cents: fc.option(fc.integer({ min: 1, max: MAX_PRICE_CENTS })),
    market: fc.boolean(),
    unit: fc.constantFrom(null, ...PRICE_UNITS),
    minPersons: fc.option(fc.integer({ min: 2, max: 20 })),
  })
  .map((made): PriceLine => {
    const unit = made.market && made.cents === null ? null : made.unit
    return { ...made, unit, minPersons: unit === 'person' ? made.minPersons : null }
  })
/** Lines that a dish can have. */
const lines = fc.array(line, { maxLength: 6 }).filter(some => repeatedLabel(some) === undefined)

describe('lines ⇄ text', () => {
  test('a text with labels says all of any lines', () => {
    fc.assert(
      fc.property(lines, some => {
        const read = readPriceText(priceText(some, { labelled: OWN }), OWN)
        expect(read.problem).toBeUndefined()
        expect(read.lines.map(({ label, ...rest }) => ({ label: label ?? null, ...rest }))).toEqual(some)
      }),
    )
  })

  test('the text of the field, saved unchanged, changes nothing: each line keeps its label', () => {
    fc.assert(
      fc.property(lines, some => {
        const { lines: read } = readPriceText(priceText(some), OWN)
        expect(labelLines(some, read, proposedLabels(read.length, [], false))).toEqual({ lines: some, lost: [] })
      }),
    )
  })

  test('nothing that is typed makes it fail, and what it reads can be written and read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789,./;· €SsMmkgud-án') }), typed => {
        const { lines: read, problem } = readPriceText(typed, OWN)
        if (problem !== undefined) return
        const plain = read.map(({ label, ...rest }) => ({ label: label ?? null, ...rest }))
        expect(readPriceText(priceText(plain, { labelled: OWN }), OWN)).toEqual({
          lines: plain.map(each => ({ ...each, label: each.label ?? undefined })),
        })
      }),
      { numRuns: 2000 },
    )
  })
})

const amounts = (text: string) => readPriceText(text, OWN).lines.map(({ cents }) => cents)

test.each([
  ['3,50 / 6 / 11', [350, 600, 1100]],
  ['3.50/6/11', [350, 600, 1100]],
  ['3,50 € ; 6 € · 11 €', [350, 600, 1100]],
  ['', []],
  ['   ', []],
  ['12', [1200]],
  ['0', [null]],
])('amounts of %j', (text, expected) => {
  expect(amounts(text)).toEqual(expected)
  expect(readPriceText(text).problem).toBeUndefined()
})

const plain = { label: undefined, market: false, unit: null, minPersons: null }
test.each([
  ['62 €/kg', [{ ...plain, cents: 6200, unit: 'kg' }]],
  ['18 €/100 g', [{ ...plain, cents: 1800, unit: '100g' }]],
  ['18/100g', [{ ...plain, cents: 1800, unit: '100g' }]],
  [
    '18 / 100',
    [
      { ...plain, cents: 1800 },
      { ...plain, cents: 10_000 },
    ],
  ],
  ['2,50/ud', [{ ...plain, cents: 250, unit: 'unit' }]],
  ['16 €/persona mín. 2', [{ ...plain, cents: 1600, unit: 'person', minPersons: 2 }]],
  ['16/persona, mínimo 4 personas', [{ ...plain, cents: 1600, unit: 'person', minPersons: 4 }]],
  ['S/M', [{ ...plain, cents: null, market: true }]],
  ['según mercado', [{ ...plain, cents: null, market: true }]],
  ['p.s.m.', [{ ...plain, cents: null, market: true }]],
  ['S/M 98 €/kg', [{ ...plain, cents: 9800, market: true, unit: 'kg' }]],
  ['S/M · 98 €/kg', [{ ...plain, cents: 9800, market: true, unit: 'kg' }]],
  [
    'S/M / 12',
    [
      { ...plain, cents: null, market: true },
      { ...plain, cents: 1200 },
    ],
  ],
  [
    'tapa 3,50 / RACION 11',
    [
      { ...plain, label: 'tapa', cents: 350 },
      { ...plain, label: 'racion', cents: 1100 },
    ],
  ],
  [
    'media docena 9 / media 6',
    [
      { ...plain, label: OWN[1]?.id, cents: 900 },
      { ...plain, label: 'media', cents: 600 },
    ],
  ],
  ['doble 4,20', [{ ...plain, label: OWN[0]?.id, cents: 420 }]],
])('reads %j', (text, expected) => {
  expect(readPriceText(text, OWN)).toEqual({ lines: expected })
})

test.each([
  ['3,50 / 6 / once', 'No entiendo «once». Escribe así: 3,50 / 6 / 11', [350, 600]],
  ['1.250', 'No entiendo «1.250». Escribe así: 3,50 / 6 / 11', []],
  ['3,505 / 4', 'No entiendo «3,505». Escribe así: 3,50 / 6 / 11', []],
  ['3 4', 'No entiendo «3 4». Escribe así: 3,50 / 6 / 11', []],
  ['3 //', 'No entiendo «/». Escribe así: 3,50 / 6 / 11', [300]],
  ['-3', 'El precio no puede ser negativo', []],
  ['100000', 'El precio no puede superar 99.999,99', []],
  ['1/2/3/4/5/6/7', 'Caben 6 precios por plato. Sobra 1.', [100, 200, 300, 400, 500, 600]],
  ['1/2/3/4/5/6/7/8', 'Caben 6 precios por plato. Sobran 2.', [100, 200, 300, 400, 500, 600]],
  ['16 €/persona mín. 1', 'El mínimo va de 2 a 20 personas.', []],
  ['raciones 12', 'No entiendo «raciones 12». Escribe así: 3,50 / 6 / 11', []],
])('refuses %j', (text, problem, read) => {
  expect(readPriceText(text, OWN).problem).toBe(problem)
  expect(amounts(text)).toEqual(read)
})

test('one price has two decimals, in a line of several the zeros are left out', () => {
  const some = [350, 600, 1100].map(plainLine)
  expect(priceText(some)).toBe('3,50 / 6 / 11')
  expect(priceText([plainLine(1200)])).toBe('12,00')
  expect(priceText([{ ...plainLine(9800), market: true, unit: 'kg' }])).toBe('S/M 98,00 €/kg')
  expect(
    priceText(
      [
        { ...plainLine(420), label: 'copa' },
        { ...plainLine(2400), label: 'botella' },
      ],
      { labelled: [] },
    ),
  ).toBe('Copa 4,20 / Botella 24')
})

test('two prices of one name are told by that name', () => {
  expect(
    repeatedLabelText([
      { ...plainLine(1), label: 'media' },
      { ...plainLine(2), label: 'media' },
    ]),
  ).toBe('Dos precios se llaman «Media». Cambia una etiqueta.')
  expect(
    repeatedLabelText([
      { ...plainLine(1), label: 'media' },
      { ...plainLine(2), label: 'media', unit: 'kg' },
    ]),
  ).toBeUndefined()
  expect(repeatedLabelText([plainLine(1), plainLine(2)])).toBeUndefined()
})

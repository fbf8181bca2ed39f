import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsToDecimal, decimalToNumber, MAX_PRICE_CENTS, parsePrice } from '#shared/money.ts'
import { newDish } from './menu.contract.ts'

const cents = fc.integer({ min: 0, max: MAX_PRICE_CENTS })
const priceIn = (price: unknown) => {
  const result = newDish.safeParse({ price })
  return result.success ? { cents: result.data.price } : { problem: result.error.issues[0]?.message }
}

test('every price comes out as it went in: as a number, with comma or with point', () => {
  fc.assert(
    fc.property(cents, value => {
      const decimal = centsToDecimal(value)
      expect(parsePrice(decimal)).toEqual({ cents: value })
      expect(parsePrice(` ${decimal.replace('.', ',')} `)).toEqual({ cents: value })
      expect(parsePrice(decimalToNumber(decimal))).toEqual({ cents: value })
    }),
  )
})

test('three decimals, thousands separators and words are refused, a minus has its own text', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom('.', ','),
      (a, b, sign) => {
        expect(parsePrice(`${a}${sign}${String(b).padStart(3, '0')}`)).toEqual({
          problem: 'Escribe el precio así: 1250,00',
        })
        expect(parsePrice(`-${a}`)).toEqual({ problem: 'El precio no puede ser negativo' })
      },
    ),
  )
})

test.each([
  ['12,50', { cents: 1250 }],
  ['12.5', { cents: 1250 }],
  [12.5, { cents: 1250 }],
  ['', { cents: 0 }],
  [undefined, { cents: undefined }],
  ['0012', { cents: 1200 }],
  [0.1 + 0.2, { problem: 'Escribe el precio así: 1250,00' }],
  ['1.250', { problem: 'Escribe el precio así: 1250,00' }],
  ['1.234,50', { problem: 'Escribe el precio así: 1250,00' }],
  ['1e3', { problem: 'Escribe el precio así: 1250,00' }],
  ['12 €', { problem: 'Escribe el precio así: 1250,00' }],
  [true, { problem: 'Escribe el precio así: 1250,00' }],
  [[12], { problem: 'Escribe el precio así: 1250,00' }],
  [-0.01, { problem: 'El precio no puede ser negativo' }],
  ['99999,99', { cents: 9_999_999 }],
  ['100000', { problem: 'El precio no puede superar 99.999,99' }],
  [1e300, { problem: 'El precio no puede superar 99.999,99' }],
])('the contract parses %j', (input, expected) => {
  expect(priceIn(input)).toEqual(expected)
})

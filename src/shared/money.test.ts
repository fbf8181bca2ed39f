import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  centsToDecimal,
  formatPrice,
  MAX_PRICE_CENTS,
  PRICE_FORMAT,
  PRICE_NEGATIVE,
  PRICE_TOO_HIGH,
  parsePrice,
} from './money.ts'

describe('a price', () => {
  it.each([
    ['12.5', 1250],
    ['12,50', 1250],
    [' 12,5 ', 1250],
    ['', 0],
    [undefined, 0],
    [0, 0],
    [9.5, 950],
    ['0000000012,50', 1250],
    ['99999,99', MAX_PRICE_CENTS],
    [0.29, 29],
  ])('%j is %j cents', (written, cents) => {
    expect(parsePrice(written)).toEqual({ cents })
  })

  it.each([
    ['-1', PRICE_NEGATIVE],
    [-0.01, PRICE_NEGATIVE],
    ['1.250', PRICE_FORMAT],
    ['1.234,50', PRICE_FORMAT],
    ['12,', PRICE_FORMAT],
    [',5', PRICE_FORMAT],
    ['1e3', PRICE_FORMAT],
    [12.345, PRICE_FORMAT],
    [true, PRICE_FORMAT],
    [null, PRICE_FORMAT],
    ['١٢', PRICE_FORMAT],
    ['100000', PRICE_TOO_HIGH],
    [1e300, PRICE_TOO_HIGH],
    [-1e300, PRICE_NEGATIVE],
    ['9'.repeat(400), PRICE_TOO_HIGH],
  ])('%j is refused: %s', (written, problem) => {
    expect(parsePrice(written)).toEqual({ problem })
  })

  it('is exact over all cents, as number, with a comma and with a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), cents => {
        const decimal = centsToDecimal(cents)
        for (const written of [decimal, decimal.replace('.', ','), Number(decimal)])
          expect(parsePrice(written)).toEqual({ cents })
      }),
    )
  })

  it('is shown in the es-ES style', () => {
    expect(formatPrice(1234.5, 'EUR').replace(/\s/g, ' ')).toBe('1234,50 €')
    expect(formatPrice(9.5, 'EUR').replace(/\s/g, ' ')).toBe('9,50 €')
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE_CENTS } from '#shared/money.ts'
import { PRICE_UNITS, plainLine } from './price-line.ts'
import { ZONE_CENTS_MAX, ZONE_PERCENT_MAX } from './prices.limits.ts'
import { ZONE_ROUNDINGS, zoneLine, zonePrice, type ZoneSurcharge } from './zone.rules.ts'

const cents = fc.integer({ min: 1, max: MAX_PRICE_CENTS })
const rounding = fc.constantFrom(...ZONE_ROUNDINGS)
const zone: fc.Arbitrary<ZoneSurcharge> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: ZONE_PERCENT_MAX }), rounding }),
  fc.record({ kind: fc.constant('cents' as const), value: fc.integer({ min: 1, max: ZONE_CENTS_MAX }), rounding }),
)

/** The same by exact fractions, slowly. */
function slowly(base: number, { kind, value, rounding: step }: ZoneSurcharge): number {
  const exact = kind === 'percent' ? BigInt(base) * BigInt(100 + value) : BigInt(base + value) * 100n
  const width = BigInt(step) * 100n
  const below = (exact / width) * BigInt(step)
  const price = Number((exact % width) * 2n >= width ? below + BigInt(step) : below)
  return price < base ? base : price
}

test('a price of a zone is exact in cents, rounded half up to its step, and never below the carta', () => {
  fc.assert(
    fc.property(cents, zone, (base, surcharge) => {
      const price = zonePrice(base, surcharge)
      expect(price).toBe(slowly(base, surcharge))
      expect(price).toBeGreaterThanOrEqual(base)
      expect(price === base || price % surcharge.rounding === 0).toBe(true)
    }),
  )
})

test.each([
  [350, 390],
  [600, 660],
  [1100, 1210],
  [420, 460],
  [2400, 2640],
  [6200, 6820],
])('10 % more of %i is %i', (base, expected) => {
  expect(zonePrice(base, { kind: 'percent', value: 10, rounding: 10 })).toBe(expected)
})

test('market prices stay, and prices by weight where cents are added', () => {
  const cents30: ZoneSurcharge = { kind: 'cents', value: 30, rounding: 1 }
  const percent: ZoneSurcharge = { kind: 'percent', value: 10, rounding: 10 }
  for (const unit of PRICE_UNITS) {
    const line = { ...plainLine(1000), unit }
    expect(zoneLine(line, percent).cents).toBe(1100)
    expect(zoneLine(line, cents30).cents).toBe(unit === 'kg' || unit === '100g' ? 1000 : 1030)
    expect(zoneLine({ ...line, market: true }, percent).cents).toBe(1000)
  }
  expect(zoneLine(plainLine(null), percent).cents).toBeNull()
})

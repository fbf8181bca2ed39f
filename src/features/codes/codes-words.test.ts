import { expect, test } from 'vitest'
import type { Zone } from '#features/prices/prices.contract.ts'
import { type House, numbersWords, pricesWords, retireWords, thingsWords, zoneName } from './codes-words.ts'
import type { TableCode } from './codes.contract.ts'
import { namesAfterMove, whereNow } from './move-codes.rules.ts'

const TERRACE: Zone = {
  _id: 'terraza',
  restaurantId: 'r1',
  names: { es: 'Terraza' },
  kind: 'percent',
  value: 10,
  rounding: 10,
  slug: 'terraza',
  updatedAt: '2026-11-27T10:00:00.000Z',
}
const HOUSE: House = { zones: [TERRACE], defaultLocale: 'es', currency: 'EUR' }
const code = (name: string, zoneId: string | null = null): TableCode => ({
  _id: name,
  restaurantId: 'r1',
  name,
  zoneId,
  key: '7kf',
  createdAt: '2026-11-27T10:00:00.000Z',
  retiredAt: null,
  updatedAt: '2026-11-27T10:00:00.000Z',
})

test('whose prices a code shows', () => {
  expect([zoneName(HOUSE, null), zoneName(HOUSE, 'terraza')]).toEqual(['Barra y mesa', 'Terraza'])
  expect(pricesWords(HOUSE, null)).toBe('precios de barra y mesa')
  expect(pricesWords(HOUSE, 'terraza')).toBe('precios de terraza, un 10 % más')
})

test('codes in a sentence', () => {
  expect(thingsWords([code('Mesa 7')])).toBe('Mesa 7')
  expect(thingsWords([code('Mesa 7'), code('mesa 8')])).toBe('2 mesas')
  expect(thingsWords([code('Mesa 7'), code('Barra')])).toBe('2 códigos')
  expect(retireWords([code('Mesa 7')]).done).toBe('Mesa 7 retirada. Su QR sigue abriendo la carta.')
})

test.each([
  [[1, 2, 3], 'de la 1 a la 3'],
  [[7], 'la 7'],
  [[9, 1, 2, 7], 'de la 1 a la 2, la 7 y la 9'],
])('numbers %j', (numbers, said) => expect(numbersWords(numbers)).toBe(said))

test('who moves gets the next free numbers there, beside those that stay', () => {
  const living = [code('Mesa 1'), code('Mesa 2'), code('Terraza 8', 'terraza')]
  const moving = living.slice(0, 2)
  expect(namesAfterMove(HOUSE, { codes: moving, living, zoneId: 'terraza' })).toEqual(['Terraza 9', 'Terraza 10'])
  expect(namesAfterMove(HOUSE, { codes: living.slice(2), living, zoneId: null })).toEqual(['Mesa 3'])
  expect(whereNow(HOUSE, moving)).toBe('las dos, barra y mesa')
  expect(whereNow(HOUSE, living)).toBe('2 de barra y mesa y 1 de terraza')
})

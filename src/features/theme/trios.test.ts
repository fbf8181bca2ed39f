import { expect, test } from 'vitest'
import { TRIO_NAMES, trioOf, TRIOS } from './trios.ts'

test('the colors of a trio are known again, whatever the case of their letters', () => {
  for (const name of TRIO_NAMES) expect(trioOf(TRIOS[name])).toBe(name)
  expect(trioOf({ ...TRIOS.tinto, primaryColor: '#6D1A36' })).toBe('tinto')
})

test('other colors are none of the six', () => {
  expect(trioOf({ ...TRIOS.tinto, accentColor: '#000000' })).toBeNull()
})

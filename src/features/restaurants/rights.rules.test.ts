import { expect, test } from 'vitest'
import { hasRight, mayChange, whoChanges, whoChangesWhat } from './rights.rules.ts'

const restaurant = {
  readOnly: null,
  rights: ['availability' as const],
  rightHolders: { prices: ['Carmen', 'Rafa'], texts: ['Carmen', 'Rafa'], allergens: ['Carmen'] },
}

test('a right and a plan decide what may be changed', () => {
  expect([hasRight(restaurant, 'availability'), hasRight(restaurant, 'prices')]).toEqual([true, false])
  expect(mayChange(restaurant, 'availability')).toBe(true)
  expect(mayChange({ ...restaurant, readOnly: 'inactive' }, 'availability')).toBe(false)
})

test('says who changes what the user only reads', () => {
  expect(whoChanges(restaurant, 'prices')).toBe('Lo cambian Carmen y Rafa')
  expect(whoChanges(restaurant, 'allergens')).toBe('Lo cambia Carmen')
  expect(whoChanges(restaurant, 'hours')).toBe('')
  expect(whoChangesWhat(restaurant, ['prices', 'texts', 'allergens', 'availability'])).toEqual([
    'Los precios y los textos los cambian Carmen y Rafa.',
    'Los alérgenos los cambia Carmen.',
  ])
})

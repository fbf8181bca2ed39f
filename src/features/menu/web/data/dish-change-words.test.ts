import { expect, test } from 'vitest'
import { wordsOfDishChange } from './dish-change-words.ts'

test.each([
  [{ available: false }, 'Agotado'],
  [{ available: true }, 'Disponible'],
  [{ available: false, allergens: ['milk'] }, 'Agotado, Los alérgenos'],
  [{ price: undefined, translations: { es: { name: 'Flan' } } }, 'Los textos'],
])('%j is said as %s', (body, words) => {
  expect(wordsOfDishChange(body, 'EUR')).toBe(words)
})

test('a price is said with its currency', () => {
  expect(wordsOfDishChange({ price: 9.8 }, 'EUR')).toMatch(/^9,80\s€$/)
})

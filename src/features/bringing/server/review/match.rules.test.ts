import { expect, test } from 'vitest'
import { matchDishes } from './match.rules.ts'

const NAMES = [
  'Croquetas de jamón ibérico',
  'Croquetas de bacalao',
  'Tortilla de patatas con cebolla',
  'Tortilla de patatas sin cebolla',
  'Merluza a la plancha',
  'Arroz con leche',
  'Café con leche',
]
const known = NAMES.map((name, at) => ({ id: String(at), name, category: 'Carta' }))
const matchOf = (name: string) => matchDishes([{ name, category: 'Carta' }], known)[0]

test.each([
  ['CROQUETAS DE JAMON IBERICO', '0', 'same'],
  ['Café c/ leche', '6', 'same'],
  ['Croquetas jamón ibérico', '0', 'alike'],
  ['Croqueta de jamon iberco', '0', 'alike'],
  ['Tortilla patatas sin cebolla', '3', 'alike'],
  ['Meluza plancha', '4', 'alike'],
  ['Arroz con leche casero', '5', 'alike'],
])('%s is dish %s: %s', (name, dishId, kind) => {
  expect(matchOf(name)).toEqual({ dishId, kind })
})

test.each(['Croquetas de cocido', 'Chuletón', 'Té con leche', 'Arroz negro', ''])('%s is none of them', name => {
  expect(matchOf(name)).toBeNull()
})

test('a dish is the same as one of the brought at most: that of its category', () => {
  const menu = [
    { id: 'tapa', name: 'Bravas', category: 'Tapas' },
    { id: 'racion', name: 'Bravas', category: 'Raciones' },
  ]
  const brought = ['Raciones', 'Tapas', 'Otra'].map(category => ({ name: 'bravas', category }))
  expect(matchDishes(brought, menu).map(match => match?.dishId)).toEqual(['racion', 'tapa', undefined])
})

test('two thousand names among two thousand are matched in a moment', () => {
  const many = Array.from({ length: 2000 }, (_, at) => ({
    id: String(at),
    name: `Plato del chef ${at} con salsa`,
    category: '',
  }))
  const found = matchDishes(
    many.slice(0, 2000).map(({ name }) => ({ name: `${name} verde`, category: '' })),
    many,
  )
  expect(found).toHaveLength(2000)
})

import { expect, test } from 'vitest'
import { scheduledTexts } from './scheduled.texts.ts'

const { happens, what } = scheduledTexts

test('what happens agrees with how many things it is, and dishes come and go', () => {
  const told = (counts: Parameters<typeof happens>[0]['counts']) => happens({ kind: 'bulk', counts })
  expect(told({ prices: 12 })).toBe('cambian 12 precios')
  expect(told({ prices: 1, texts: 2 })).toBe('cambia 1 precio y 2 textos')
  expect(told({ new: 1 })).toBe('entra 1 plato nuevo')
  expect(told({ prices: 3, new: 2, deleted: 1 })).toBe('cambian 3 precios, entran 2 platos nuevos y sale 1 plato')
  expect(told({ restored: 2 })).toBe('vuelven 2 platos')
  expect(happens({ kind: 'return', counts: { prices: 3, texts: 1 } })).toBe('vuelve la carta')
  expect(happens({ kind: 'return', counts: { prices: 3 } })).toBe('vuelven 3 precios')
  expect(what({ kind: 'return', counts: { prices: 1 } })).toBe('la vuelta de 1 precio')
  expect(what({ kind: 'bulk', counts: { prices: 3, deleted: 1 } })).toBe('3 precios y 1 plato eliminado')
})

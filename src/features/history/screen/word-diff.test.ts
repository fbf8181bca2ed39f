import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Piece, wordDiff } from './word-diff.ts'

/** `Al vino tinto, [cuatro] horas.` */
const marked = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, isOwn }) => (isOwn ? `[${text}]` : text)).join('')
const diff = (one: string, other: string): string[] => wordDiff(one, other).map(marked)

test.each([
  [
    'Al vino tinto, cuatro horas.',
    'Al vino tinto, tres horas.',
    'Al vino tinto, [cuatro] horas.',
    'Al vino tinto, [tres] horas.',
  ],
  [
    'Seis piezas. Bechamel reposada desde la víspera.',
    'Seis piezas. Bechamel de leche fresca.',
    'Seis piezas. Bechamel [reposada desde la víspera].',
    'Seis piezas. Bechamel [de leche fresca].',
  ],
  ['Gluten y huevos', 'Huevos', 'Gluten y huevos', 'Huevos'],
  ['Madrid-style tripe', 'Callos', 'Madrid-style tripe', 'Callos'],
  ['Con pan', 'Con pan y tomate', 'Con pan', 'Con pan [y tomate]'],
  ['', 'Nueva', '', 'Nueva'],
  ['Jamón', 'Jamón', 'Jamón', 'Jamón'],
])('%s → %s', (one, other, left, right) => {
  expect(diff(one, other)).toEqual([left, right])
})

test('both texts are whole, and what is not marked is the same word by word', () => {
  const words = fc.array(fc.constantFrom('pan', 'de', 'la', 'casa', 'con', 'ajo', ',', '.'), { maxLength: 12 })
  fc.assert(
    fc.property(words, words, (some, others) => {
      const [one, other] = [some.join(' '), others.join(' ')]
      const [left, right] = wordDiff(one, other)
      expect(left.map(({ text }) => text).join('')).toBe(one)
      expect(right.map(({ text }) => text).join('')).toBe(other)
      if (![...left, ...right].some(({ isOwn }) => isOwn)) return
      const common = (pieces: readonly Piece[]) =>
        pieces.flatMap(({ text, isOwn }) => (isOwn ? [] : text.split(/\s+/).filter(Boolean)))
      expect(common(left)).toEqual(common(right))
    }),
  )
})

import { expect, test } from 'vitest'
import { isOfOwnWords } from './own-words.ts'

const MARTA = { name: 'Marta Ibáñez', email: 'reservas.marta@casapepe.com.es' }

test.each([
  ['Sobremesa2027!', true],
  ['SOBREmesa_1', true],
  ['Marta-1234', true],
  ['Ibáñez.1!', true],
  ['ibanezMARTA1!', true],
  ['Casapepe_2027', true],
  ['Reservas#77', true],
  ['Marta@Sobremesa.1', true],
  ['Mi-Sobremesa-9', false],
  ['Martas-1234', false],
  ['Paella-de-domingo-7', false],
  ['12345678!', false],
  ['Es!12345', false],
])('%s is made of words that everybody tries: %s', (password, isOwn) => {
  expect(isOfOwnWords(password, MARTA)).toBe(isOwn)
})

test('a name or address without a word of three letters refuses nothing by itself', () => {
  expect(isOfOwnWords('Jo-12345!', { name: 'Jo', email: 'a1@b2.es' })).toBe(false)
})

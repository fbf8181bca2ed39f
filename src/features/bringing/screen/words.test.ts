import { expect, test } from 'vitest'
import { durationWord } from './words.ts'

test.each([
  [5, 'Unos segundos'],
  [30, 'Medio minuto'],
  [50, 'Un minuto'],
  [90, 'Un minuto y medio'],
  [130, '2 minutos'],
])('%d seconds: %s', (seconds, words) => {
  expect(durationWord(seconds)).toBe(words)
})

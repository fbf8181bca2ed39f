import { expect, test } from 'vitest'
import { limitTexts } from './limits.texts.ts'

test.each([
  [1, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [3600, '60 minutos'],
  [5400, '2 horas'],
  [86_400, '24 horas'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(limitTexts.tryAgain(seconds)).toBe(`Demasiados intentos. Inténtalo de nuevo en ${text}.`)
})

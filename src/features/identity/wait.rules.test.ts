import { expect, it } from 'vitest'
import { waitTime } from './wait.rules.ts'

it.each([
  [0, '0:00'],
  [42, '0:42'],
  [60, '1:00'],
  [899, '14:59'],
  [900, '15 minutos'],
  [2221, '38 minutos'],
])('%d seconds are told as %s', (seconds, text) => {
  expect(waitTime(seconds)).toBe(text)
})

import { expect, test } from 'vitest'
import { shownWhen } from './shown-from.ts'

const NOW = new Date(2026, 11, 16, 18, 0)

test.each([
  [new Date(2026, 11, 16, 17, 10), 'de hoy a las 17:10'],
  [new Date(2026, 11, 15, 23, 52), 'de ayer a las 23:52'],
  [new Date(2026, 11, 13, 1, 5), 'del 13 de diciembre a la 01:05'],
  [new Date(2026, 11, 8, 17, 10), 'del 8 de diciembre'],
])('%s is said as %s', (at, words) => {
  expect(shownWhen(at, NOW)).toBe(words)
})

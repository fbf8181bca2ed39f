import { expect, it } from 'vitest'
import { lastUsedText } from './session-time.rules.ts'

const NOW = new Date(2026, 10, 21, 18, 0)

it.each([
  [new Date(2026, 10, 21, 13, 5), 'Hoy, a las 13:05'],
  [new Date(2026, 10, 20, 23, 5), 'Ayer, a las 23:05'],
  [new Date(2026, 10, 14, 22, 40), '14 de noviembre, a las 22:40'],
  [new Date(2025, 11, 31, 9, 0), '31 de diciembre de 2025, a las 09:00'],
])('%s is told as %s', (at, text) => {
  expect(lastUsedText(at, NOW)).toBe(text)
})

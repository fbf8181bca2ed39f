import { expect, test } from 'vitest'
import { askedEdition, paperDay } from './old-paper.ts'

test('a printed code names an edition by e and its number, nothing else does', () => {
  expect(askedEdition('e12')).toBe(12)
  for (const code of ['e0', 'e', 'e012', 'E12', 'e12x', '12', '7kf', 'e1234567', undefined, ['e12']])
    expect(askedEdition(code), String(code)).toBeUndefined()
})

test('its day has a year where that is another one', () => {
  expect(paperDay('2026-05-03', 'es', 2026)).toBe('3 de mayo')
  expect(paperDay('2025-05-03', 'es', 2026)).toBe('3 de mayo de 2025')
  expect([paperDay('2026-05-03', 'en', 2026), paperDay('2026-05-03', 'pt', 2026)]).toEqual(['3 May', '3 de maio'])
})

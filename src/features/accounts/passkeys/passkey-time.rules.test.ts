import { expect, test } from 'vitest'
import { passkeyTimes } from './passkey-time.rules.ts'

const NOW = new Date(2026, 11, 18, 17, 40)
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

test.each([
  [at(2026, 11, 18, 9), at(2026, 11, 18, 10), 'Creada hoy. Usada hoy'],
  [at(2026, 10, 3, 9), at(2026, 11, 17, 23), 'Creada el 3 de noviembre. Usada ayer'],
  [at(2025, 4, 1, 9), null, 'Creada el 1 de mayo de 2025. Sin usar'],
])('made %s, used %s: %s', (createdAt, lastUsedAt, said) => {
  expect(passkeyTimes({ createdAt, lastUsedAt }, NOW)).toBe(said)
})

import { expect, test } from 'vitest'
import { unconfirmedPlace } from './unconfirmed.rules.ts'

test('an address that is not confirmed has a line on home for seven days, then it is one thing to do of many', () => {
  const createdAt = '2026-12-18T10:00:00.000Z'
  const at = (now: string, emailConfirmed = false) => unconfirmedPlace({ emailConfirmed, createdAt }, new Date(now))
  expect(at('2026-12-18T10:00:01Z')).toBe('notice')
  expect(at('2026-12-25T09:59:59Z')).toBe('notice')
  expect(at('2026-12-25T10:00:00Z')).toBe('todo')
  expect(at('2027-12-18T10:00:00Z')).toBe('todo')
  expect(at('2026-12-18T10:00:01Z', true)).toBeNull()
  expect(at('2027-12-18T10:00:00Z', true)).toBeNull()
})

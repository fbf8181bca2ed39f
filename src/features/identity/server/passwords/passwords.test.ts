import crypto, { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const argon2 = vi.spyOn(crypto, 'argon2')

/** Faster, and as strict as the real one: another text or salt gives another tag. */
beforeEach(() => {
  argon2.mockImplementation((_, { message, nonce }, done) =>
    done(
      null,
      createHash('sha256')
        .update(String(message))
        .update(nonce as Buffer)
        .digest(),
    ),
  )
})
afterEach(() => void argon2.mockReset())
afterAll(() => argon2.mockRestore())

test('a password is hashed with argon2id, 19 MB, two passes and a new salt', async () => {
  const [one, other] = [await hashPassword('Paella-7'), await hashPassword('Paella-7')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(argon2.mock.calls[0]?.[0]).toBe('argon2id')
  expect(argon2.mock.calls[0]?.[1]).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 })
})

test('the right password is right, also typed on another system; nothing else is', async () => {
  const stored = await hashPassword('Ca\u00f1a-y-tapa-7')
  expect(await verifyPassword('Can\u0303a-y-tapa-7', stored)).toBe(true)
  expect(await verifyPassword('Ca\u00f1a-y-tapa-8', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
})

test('an unknown account takes as much computing time as a known one', async () => {
  expect(await verifyPassword('Paella-7', null)).toBe(false)
  expect(argon2).toHaveBeenCalledTimes(1)
})

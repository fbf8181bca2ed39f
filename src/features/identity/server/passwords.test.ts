import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

type Parameters = { message: string; nonce: Buffer; memory: number; passes: number; parallelism: number }
type Done = (error: null, tag: Buffer) => void
const { argon2 } = vi.hoisted(() => ({ argon2: vi.fn<(algorithm: string, given: Parameters, done: Done) => void>() }))
vi.mock('node:crypto', async original => ({ ...(await original<object>()), argon2 }))

/** Faster, and as strict as the real one: another text or salt gives another tag. */
beforeEach(() => {
  argon2.mockReset()
  argon2.mockImplementation((_, { message, nonce }, done) =>
    done(null, createHash('sha256').update(message).update(nonce).digest()),
  )
})

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

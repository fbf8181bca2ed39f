import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '#shared/app-error.ts'
import { createGate } from '#platform/limits/gate.ts'
import { identityErrors } from '../identity.errors.ts'
import { isCommonPassword } from './common-passwords.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const SALT_BYTES = 16
const QUEUE_MAX = 50

const argon2id = promisify(argon2)
/** As many at once as cores, a queue of 50, then 503 (3-decisions §9). */
const gate = createGate({ atOnce: availableParallelism(), queue: QUEUE_MAX })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  gate(() =>
    argon2id('argon2id', {
      message: password.normalize('NFC'),
      nonce,
      parallelism: LANES,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  )

/** argon2id as a PHC string. Never call it inside a transaction. Throws 503 when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(password, salt)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(tag)}`
}

/** Takes as long for an unknown account (`stored` null) as for a known one. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', tag = ''] = stored?.split('$').slice(4) ?? []
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive(password, stored ? Buffer.from(salt, 'base64') : randomBytes(SALT_BYTES))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** 400 `password_common` for a password of the kept list. */
export function throwIfCommonPassword(password: string, field = 'password'): void {
  if (!isCommonPassword(password)) return
  throw new AppError(identityErrors.passwordCommon, { errors: { [field]: identityErrors.passwordCommon.message } })
}

import crypto, { type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '#shared/app-error.ts'
import { createGate } from '#platform/limits/gate.ts'
import { identityErrors } from '../../identity.errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { inNetworkGate } from './network-gate.ts'
import { isOfOwnWords, type Person } from './own-words.ts'

/** Costs of argon2id: memory in KiB, passes, lanes. */
export type HashCosts = { memory: number; passes: number; parallelism: number }

/** Costs of new hashes. When they are raised, each account gets them at its next sign-in. */
const PRESENT_COSTS: HashCosts = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16
const QUEUE_MAX = 50

/** Looked up at each call, so that a test can count the hashes. */
const argon2id = promisify((given: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  crypto.argon2('argon2id', given, done),
)
/** As many at once as cores, a queue of 50, then 503 (3-decisions §9). */
const gate = createGate({ atOnce: availableParallelism(), queue: QUEUE_MAX })

type StoredHash = { costs: HashCosts; salt: Buffer; tag: Buffer }

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The parts of a PHC string; undefined when it is not ours. */
function readHash(stored: string | null): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored ?? '') ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) return undefined
  return {
    costs: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const derive = (password: string, { costs, salt, tagLength }: { costs: HashCosts; salt: Buffer; tagLength: number }) =>
  gate(() => argon2id({ message: password.normalize('NFC'), nonce: salt, tagLength, ...costs }))

/**
 * Hashes a password with argon2id, as a PHC string. Never call it in a transaction. Throws 503 when too many calls
 * wait.
 */
export async function hashPassword(password: string, costs = PRESENT_COSTS): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(password, { costs, salt, tagLength: TAG_BYTES })
  const { memory, passes, parallelism } = costs
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/**
 * Compares with the costs of the stored hash. An unknown account (`stored` null) takes as long as one whose hash has
 * today's costs. Throws 503 when too many calls wait. Calls without a session name their `network`: 429 when too
 * many of that network wait.
 */
export async function verifyPassword(password: string, stored: string | null, network?: string): Promise<boolean> {
  const known = readHash(stored)
  const { costs, salt, tag } = known ?? {
    costs: PRESENT_COSTS,
    salt: randomBytes(SALT_BYTES),
    tag: Buffer.alloc(TAG_BYTES),
  }
  const compare = () => derive(password, { costs, salt, tagLength: tag.length })
  const actual = await (network === undefined ? compare() : inNetworkGate(network, compare))
  return timingSafeEqual(tag, actual) && known !== undefined
}

/** True when the password was hashed with lower costs than today's. */
export function needsRehash(stored: string): boolean {
  const costs = readHash(stored)?.costs
  return !costs || costs.memory < PRESENT_COSTS.memory || costs.passes < PRESENT_COSTS.passes
}

type NewPassword = {
  person: Person
  /** The field that the refusal names. */
  field?: string
  /** Of calls without a session: 429 when too many of that network wait. */
  network?: string
}

/** Throws 400 `password_common` for a password on the list of common ones, or of the person's own words. */
export async function throwIfCommonPassword(
  password: string,
  { person, field = 'password' }: NewPassword,
): Promise<void> {
  if (!(await isCommonPassword(password)) && !isOfOwnWords(password, person)) return
  throw new AppError(identityErrors.passwordCommon, { errors: { [field]: identityErrors.passwordCommon.message } })
}

/**
 * Hashes a password that somebody has chosen; throws 400 `password_common` of the field, 503, and 429 of `network` as
 * above.
 */
export async function hashNewPassword(password: string, chosen: NewPassword): Promise<string> {
  await throwIfCommonPassword(password, chosen)
  const { network } = chosen
  return network === undefined ? hashPassword(password) : inNetworkGate(network, () => hashPassword(password))
}

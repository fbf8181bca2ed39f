import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { keyedHashes, type Secrets } from '#platform/id/keyed-hash.ts'

const PERIOD_S = 30
const DIGITS = /^\d{6}$/
/** A phone's clock may be half a minute off, either way. */
const WINDOW = 1
const SECRET_BYTES = 20
/** No letter or digit that looks like another one. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 10

type Own = { userId: string; salt: string }

/** Under each accepted secret of the server, the present one first. */
const derive = (secrets: Secrets, { userId, salt }: Own, use: string): [Buffer, ...Buffer[]] =>
  keyedHashes(secrets, `second-factor\n${use}\n${userId}\n${salt}`)

function totpWith(key: Buffer, label: string): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(key.subarray(0, SECRET_BYTES)).buffer })
  return new TOTP({ issuer: 'Sobremesa', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret })
}

/** The generator of a user's codes, made of the server's secret: it is stored nowhere. */
export const totpOf = (secrets: Secrets, own: Own, label: string): TOTP =>
  totpWith(derive(secrets, own, 'totp')[0], label)

/** The time step of a right code of now, the half minute before or after; undefined for every other. */
export function stepOf(secrets: Secrets, own: Own, { code, now }: { code: string; now: Date }): number | undefined {
  // The comparison throws for letters of several bytes.
  if (!DIGITS.test(code)) return undefined
  const timestamp = now.getTime()
  for (const key of derive(secrets, own, 'totp')) {
    const delta = totpWith(key, '').validate({ token: code, timestamp, window: WINDOW })
    if (delta !== null) return Math.floor(timestamp / (PERIOD_S * 1000)) + delta
  }
  return undefined
}

/** Spaces and hyphens are for the eye. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase()

/** A code that stands in for a lost phone, as it is printed: `k7mpq-2xw9d`. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, CODE_LENGTH / 2)}-${signs.slice(CODE_LENGTH / 2)}`
}

/** Of a recovery code, under each accepted secret, the present one first. */
export function recoveryHmacs(secrets: Secrets, own: Own, code: string): [string, ...string[]] {
  const [present, ...former] = derive(secrets, own, 'recovery').map(key =>
    createHmac('sha256', key).update(plainCode(code)).digest('base64url'),
  )
  return [present ?? '', ...former]
}

import { createHmac, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Config } from '#platform/config/config.ts'

const PERIOD_S = 30
/** A phone's clock may be half a minute off, either way. */
const WINDOW = 1
const SECRET_BYTES = 20
/** No letter or digit that looks like another one. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 10

type Settings = Pick<Config, 'sessionSecret'>
type Own = { userId: string; salt: string }

const derive = ({ sessionSecret }: Settings, { userId, salt }: Own, use: string): Buffer =>
  createHmac('sha256', sessionSecret).update(`second-factor\n${use}\n${userId}\n${salt}`).digest()

/** The generator of a user's codes, made of the server's secret: it is stored nowhere. */
export function totpOf(settings: Settings, own: Own, label = ''): TOTP {
  const bytes = new Uint8Array(derive(settings, own, 'totp').subarray(0, SECRET_BYTES))
  const secret = new Secret({ buffer: bytes.buffer })
  return new TOTP({ issuer: 'Sobremesa', label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret })
}

/** The time step of a right code of now, the half minute before or after; undefined for every other. */
export function stepOf(totp: TOTP, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / (PERIOD_S * 1000)) + delta
}

/** Spaces and hyphens are for the eye. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase()

/** A code that stands in for a lost phone, as it is printed: `k7mpq-2xw9d`. */
export function newRecoveryCode(): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `${signs.slice(0, CODE_LENGTH / 2)}-${signs.slice(CODE_LENGTH / 2)}`
}

export const recoveryHmac = (settings: Settings, own: Own, code: string): string =>
  createHmac('sha256', derive(settings, own, 'recovery'))
    .update(plainCode(code))
    .digest('base64url')

import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '#shared/time.ts'
import { isOneOf, keyedHash, keyedHashes } from '#platform/id/keyed-hash.ts'
import type { Platform } from '#platform/platform.ts'
import { CHALLENGE_MINUTES } from '../../identity.limits.ts'

// Random bytes, time, and a MAC of these and of what the challenge is for. Nothing is stored until it is answered:
// whoever asks for challenges takes no place.
const RANDOM_BYTES = 16
const TIME_BYTES = 6
const MAC_BYTES = 16
const MAC_AT = RANDOM_BYTES + TIME_BYTES

/** What an answer may be used for; of a session, so that no other session can use it. */
export type Purpose = { kind: 'sign-in' } | { kind: 'add' | 'confirm'; sessionId: string }

const nameOf = (purpose: Purpose): string =>
  `passkey-challenge\n${purpose.kind}\n${'sessionId' in purpose ? purpose.sessionId : ''}\n`

/** A new challenge; it is valid for five minutes and for this purpose. */
export function newChallenge({ config, clock }: Platform, purpose: Purpose): Buffer {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(clock.now().getTime(), 0, TIME_BYTES)
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), time])
  return Buffer.concat([body, keyedHash(config, nameOf(purpose), body).subarray(0, MAC_BYTES)])
}

/** Until when a challenge of ours for this purpose counts; undefined for every other, and for one that is over. */
export function expiryOf({ config, clock }: Platform, challenge: string, purpose: Purpose): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== MAC_AT + MAC_BYTES) return undefined
  const body = bytes.subarray(0, MAC_AT)
  const macs = keyedHashes(config, nameOf(purpose), body).map(hash => hash.subarray(0, MAC_BYTES))
  if (!isOneOf(macs, bytes.subarray(MAC_AT))) return undefined
  const expiresAt = new Date(body.readUIntBE(RANDOM_BYTES, TIME_BYTES) + CHALLENGE_MINUTES * MINUTE_MS)
  return expiresAt > clock.now() ? expiresAt : undefined
}

import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#shared/time.ts'
import { isOneOf, keyedHash, keyedHashes } from '#platform/id/keyed-hash.ts'
import type { Platform } from '#platform/platform.ts'
import { REFRESH_TOKEN_DAYS } from '../../identity.limits.ts'

// Random bytes, time, id of the session, and a MAC of these: 57 bytes, so that a token has one spelling only.
const RANDOM_BYTES = 19
const TIME_BYTES = 6
const ID_BYTES = 16
const MAC_BYTES = 16
const TIME_AT = RANDOM_BYTES
const ID_AT = TIME_AT + TIME_BYTES
const MAC_AT = ID_AT + ID_BYTES

type Settings = Pick<Platform, 'config'>

const PURPOSE = 'refresh-token\n'
const macOf = ({ config }: Settings, body: Buffer): Buffer => keyedHash(config, PURPOSE, body).subarray(0, MAC_BYTES)

/** Under the secret before, too: a stolen token is still noticed after a change of secret. */
const isOwn = ({ config }: Settings, body: Buffer, mac: Buffer): boolean =>
  isOneOf(
    keyedHashes(config, PURPOSE, body).map(hash => hash.subarray(0, MAC_BYTES)),
    mac,
  )

/**
 * A refresh token of a session. To a browser it is opaque, and it is valid only while the database has its hash; but we
 * recognize it when its row is deleted, so used ones need not be kept to notice that one is used again.
 */
export function newRefreshToken(settings: Settings, sessionId: string, now: Date): string {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES)
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), time, Buffer.from(sessionId.replaceAll('-', ''), 'hex')])
  return Buffer.concat([body, macOf(settings, body)]).toString('base64url')
}

/** The session of a refresh token that we made in the last 30 days; undefined for everything else. */
export function sessionOfOwnToken(settings: Settings, token: string, now: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== MAC_AT + MAC_BYTES) return undefined
  const body = bytes.subarray(0, MAC_AT)
  if (!isOwn(settings, body, bytes.subarray(MAC_AT))) return undefined
  if (now.getTime() - body.readUIntBE(TIME_AT, TIME_BYTES) >= REFRESH_TOKEN_DAYS * DAY_MS) return undefined
  return body
    .subarray(ID_AT)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

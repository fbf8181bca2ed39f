import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'

/** The server's secret, and the one before it while that is still accepted (decision 0234). */
export type Secrets = Pick<Config, 'sessionSecret' | 'previousSessionSecret'>

const hmac = (secret: string, parts: readonly (string | Buffer)[]): Buffer => {
  const made = createHmac('sha256', secret)
  for (const part of parts) made.update(part)
  return made.digest()
}

/**
 * HMAC-SHA-256 of the parts under the server's present secret: for everything that is stored or given out from now on.
 */
export const keyedHash = ({ sessionSecret }: Secrets, ...parts: readonly (string | Buffer)[]): Buffer =>
  hmac(sessionSecret, parts)

/**
 * The same under each accepted secret, the present one first: for comparing with what was stored or given out before,
 * perhaps under the secret before.
 */
export const keyedHashes = (
  { sessionSecret, previousSessionSecret }: Secrets,
  ...parts: readonly (string | Buffer)[]
): [Buffer, ...Buffer[]] => [
  hmac(sessionSecret, parts),
  ...(previousSessionSecret === undefined ? [] : [hmac(previousSessionSecret, parts)]),
]

/** True when one of the hashes is the given one; takes the same time for each content. */
export const isOneOf = (hashes: readonly Buffer[], given: Buffer): boolean =>
  hashes.filter(hash => hash.length === given.length && timingSafeEqual(hash, given)).length > 0

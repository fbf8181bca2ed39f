import { randomInt } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import { keyedHash, keyedHashes } from '#platform/id/keyed-hash.ts'
import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { RESET_CODE_DIGITS, RESET_CODE_MINUTES } from '../../accounts.limits.ts'
import { replaceResetCode, updateCodeExpiry } from './reset.store.ts'

/**
 * The HMACs that the database may have of a code, the one to store first: without the server's secret nobody can try
 * codes against them.
 */
export const codeHmacs = ({ config }: Platform, userId: string, code: string): [Buffer, ...Buffer[]] =>
  keyedHashes(config, `reset-code\n${userId}\n${code}`)

/** A network as a code's tries name it: an address is nowhere stored. */
export const networkHmac = ({ config }: Platform, network: string): string =>
  keyedHash(config, `reset-network\n${network}`).toString('base64url')

const codeExpiry = (now: Date): Date => new Date(now.getTime() + RESET_CODE_MINUTES * MINUTE_MS)

/** Creates a new code for a user, which replaces the earlier one, and answers it. It is valid for 15 minutes. */
export async function makeCode(platform: Platform, trx: Trx, userId: string): Promise<string> {
  const code = String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0')
  const now = platform.clock.now()
  await replaceResetCode(trx, {
    id: v7(),
    userId,
    codeHmac: codeHmacs(platform, userId, code)[0].toString('base64url'),
    now,
    expiresAt: codeExpiry(now),
  })
  return code
}

/** The last code of a user, if it was mailed within a day and neither used nor guessed at too often, lives on. */
export function renewCode({ db, clock }: Platform, userId: string): Promise<void> {
  const now = clock.now()
  return updateCodeExpiry(db, userId, { expiresAt: codeExpiry(now), madeAfter: new Date(now.getTime() - DAY_MS) })
}

import { createHmac, randomInt } from 'node:crypto'
import { MINUTE_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { RESET_CODE_DIGITS, RESET_CODE_MINUTES } from '../../accounts.limits.ts'
import { replaceResetCode } from './reset.store.ts'

/** The HMAC of a code, which the database stores: without the server's secret nobody can try codes against it. */
export const codeHmac = ({ config }: Platform, userId: string, code: string): Buffer =>
  createHmac('sha256', config.sessionSecret).update(`reset-code\n${userId}\n${code}`).digest()

/** Creates a new code for a user, which replaces the earlier one, and answers it. It is valid for 15 minutes. */
export async function makeCode(platform: Platform, userId: string): Promise<string> {
  const code = String(randomInt(10 ** RESET_CODE_DIGITS)).padStart(RESET_CODE_DIGITS, '0')
  const now = platform.clock.now()
  await replaceResetCode(platform.db, {
    id: v7(),
    userId,
    codeHmac: codeHmac(platform, userId, code).toString('base64url'),
    now,
    expiresAt: new Date(now.getTime() + RESET_CODE_MINUTES * MINUTE_MS),
  })
  return code
}

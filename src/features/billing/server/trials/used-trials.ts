import { keyedHashes, type Secrets } from '#platform/id/keyed-hash.ts'
import { yearsBefore } from '#platform/clock/years.ts'

const KEPT_YEARS = 1

/**
 * Under the server's secret: from what is kept nobody reads, or tries out, who had an account. The first is the one to
 * keep, the others are those under the secret before.
 */
export const hmacsOfTrial = (config: Secrets, email: string): [string, ...string[]] => {
  const [present, ...former] = keyedHashes(config, `trial\n${email}`)
  return [present.toString('base64url'), ...former.map(hash => hash.toString('base64url'))]
}

/** Accounts that were deleted before count no more: their email may try again (3-decisions §2). */
export const usedTrialsSince = (now: Date): Date => yearsBefore(now, KEPT_YEARS)

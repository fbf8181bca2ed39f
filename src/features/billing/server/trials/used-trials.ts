import { createHmac } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'
import { yearsBefore } from '#platform/clock/years.ts'

const KEPT_YEARS = 1

/** Under the server's secret: from what is kept nobody reads, or tries out, who had an account. */
export const hmacOfTrial = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, email: string): string =>
  createHmac('sha256', sessionSecret).update(`trial\n${email}`).digest('base64url')

/** Accounts that were deleted before count no more: their email may try again (3-decisions §2). */
export const usedTrialsSince = (now: Date): Date => yearsBefore(now, KEPT_YEARS)

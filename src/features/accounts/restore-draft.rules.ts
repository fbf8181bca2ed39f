import { MINUTE_MS } from '#shared/time.ts'
import { RESET_CODE_MINUTES, RESET_TOKEN_MINUTES } from './accounts.limits.ts'

/** Where somebody is in the three steps; kept over a reload (3-decisions §2). Times are of the page's own clock. */
export type RestoreDraft =
  | { step: 'email'; email: string }
  | { step: 'code'; email: string; sentAt: number }
  | { step: 'password'; email: string; tempToken: string; verifiedAt: number }

export const FIRST_STEP: RestoreDraft = { step: 'email', email: '' }

const isText = (value: unknown): value is string => typeof value === 'string'
const isTime = (value: unknown): value is number => typeof value === 'number'

/** Reads what was kept; whatever is not whole begins again. */
export function readDraft(kept: string | null): RestoreDraft {
  try {
    const { step, email, sentAt, tempToken, verifiedAt } = JSON.parse(kept ?? '{}') as Record<string, unknown>
    if (!isText(email)) return FIRST_STEP
    if (step === 'code' && isTime(sentAt)) return { step, email, sentAt }
    if (step === 'password' && isText(tempToken) && isTime(verifiedAt)) return { step, email, tempToken, verifiedAt }
    return { step: 'email', email }
  } catch {
    return FIRST_STEP
  }
}

/** Does the code no longer live, by the page's clock? */
export const isCodeExpired = (sentAt: number, now: number): boolean => now - sentAt >= RESET_CODE_MINUTES * MINUTE_MS
export const isTokenExpired = (verifiedAt: number, now: number): boolean =>
  now - verifiedAt >= RESET_TOKEN_MINUTES * MINUTE_MS

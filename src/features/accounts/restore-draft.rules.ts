import { MINUTE_MS } from '#shared/time.ts'
import { RESET_CODE_MINUTES, RESET_CODE_TRIES_OF_NETWORK, RESET_TOKEN_MINUTES } from './accounts.limits.ts'

/** Where somebody is in the three steps; kept over a reload (3-decisions §2). Times are of the page's own clock. */
export type RestoreDraft =
  | { step: 'email'; email: string }
  /** `wrong`: how many wrong codes were typed since it was sent. */
  | { step: 'code'; email: string; sentAt: number; wrong?: number }
  | { step: 'password'; email: string; tempToken: string; verifiedAt: number }

export const FIRST_STEP: RestoreDraft = { step: 'email', email: '' }

const isText = (value: unknown): value is string => typeof value === 'string'
const isTime = (value: unknown): value is number => typeof value === 'number'

/** Reads what was kept; whatever is not whole begins again. */
export function readDraft(kept: string | null): RestoreDraft {
  try {
    const { step, email, sentAt, wrong, tempToken, verifiedAt } = JSON.parse(kept ?? '{}') as Record<string, unknown>
    if (!isText(email)) return FIRST_STEP
    if (step === 'code' && isTime(sentAt)) return { step, email, sentAt, ...(isTime(wrong) && { wrong }) }
    if (step === 'password' && isText(tempToken) && isTime(verifiedAt)) return { step, email, tempToken, verifiedAt }
    return { step: 'email', email }
  } catch {
    return FIRST_STEP
  }
}

/** Does the code no longer live, by the page's clock? */
export const isCodeExpired = (sentAt: number, now: number): boolean => now - sentAt >= RESET_CODE_MINUTES * MINUTE_MS
/** Is the code dead after that many wrong tries? The page counts its own: the server does not tell (3-decisions §2). */
export const isCodeDead = (wrong: number): boolean => wrong >= RESET_CODE_TRIES_OF_NETWORK
export const isTokenExpired = (verifiedAt: number, now: number): boolean =>
  now - verifiedAt >= RESET_TOKEN_MINUTES * MINUTE_MS

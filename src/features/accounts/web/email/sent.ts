import { MINUTE_MS } from '#shared/time.ts'

/** The address that a code was sent to, and when. */
export type Sent = { email: string; at: number }

/** So long a code is worth typing. */
export const CODE_LIFE_MS = 15 * MINUTE_MS

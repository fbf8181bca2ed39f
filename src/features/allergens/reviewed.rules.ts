import { DAY_MS } from '#shared/time.ts'

/** After a year somebody should look again (TABLE §7 18). */
const REVIEW_YEAR_DAYS = 365

/** `at`: when somebody looked last, in ISO text, or its day. */
export const isOldReview = (at: string, now: Date): boolean =>
  now.getTime() - Date.parse(at) > REVIEW_YEAR_DAYS * DAY_MS

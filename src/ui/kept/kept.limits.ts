import { DAY_MS, MINUTE_MS } from '#shared/time.ts'

/** What a phone keeps for a time without signal: 4-beyond §10, EVERY-DAY §8. */

/** Changes of one account that wait on one device. */
export const KEPT_CHANGES_MAX = 200
export const KEPT_PHOTOS_MAX = 10
/** A photo whose last byte has left is slow after this. */
export const SLOW_PHOTO_MS = MINUTE_MS
/** What nobody has used for so long is wiped, and what waited for so long is not sent any more. */
export const KEPT_MS = 30 * DAY_MS
/** All states of one account together, without photos. */
export const KEPT_STATES_MAX_BYTES = 5_000_000
/** After this age a state says its date in words alone. */
export const KEPT_FRESH_MS = 7 * DAY_MS
/** Several loads in a row are kept in one writing. */
export const KEEP_AFTER_MS = 1_000

import { HOUR_S } from '#shared/time.ts'

/** Reports of one network (4-beyond §12). */
export const ABUSE_NETWORK = { name: 'abuse', points: 5, durationS: HOUR_S }
export const ABUSE_TEXT_MAX = 1000
/** How long a report is kept (4-beyond §12). */
export const ABUSE_KEPT_YEARS = 1

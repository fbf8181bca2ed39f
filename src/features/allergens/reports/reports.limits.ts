import { DAY_S, MINUTE_S } from '#shared/time.ts'

/** Limits of what guests report (4-beyond §5). */
export const REPORT_TEXT_MAX = 200
export const REPORTS_NETWORK = { name: 'dish-reports', points: 3, durationS: 15 * MINUTE_S }
export const REPORTS_NETWORK_DAY = { name: 'dish-reports-day', points: 10, durationS: DAY_S }
export const REPORTS_RESTAURANT = { name: 'dish-reports-restaurant', points: 50, durationS: DAY_S }
/** Of each dish the newest that nobody has answered is kept longer: until then the dish asks. */
export const REPORTS_KEPT_DAYS = 90
/** Open ones first, then the newest: an open one is never the one that is missing. */
export const REPORTS_LISTED_MAX = 10_000

import { MINUTE_S } from '#shared/time.ts'

/** A note why something is ignored (4-beyond §5). */
export const IGNORE_NOTE_MAX = 120
/** How long 'Lo haré más tarde' holds (4-beyond §5). */
export const LATER_DAYS = 30
/** A menu with fewer dishes has nothing to check yet (TABLE §8 24). */
export const CHECKED_DISHES_MIN = 3
/** A price is odd that is so many times off the median, in groups of so many dishes (TABLE §8 24). */
export const ODD_PRICE_TIMES = 3
export const ODD_PRICE_DISHES_MIN = 4
/** A house that says today's prices has said one so lately; and did so first so long ago (4-beyond §5). */
export const MARKET_WEEK_DAYS = 7
/** So long a dish may be sold out before it is asked about (TABLE §8 24). */
export const LONG_SOLD_OUT_DAYS = 14
/** Each check reads the whole menu. */
export const CHECKS_USER = { name: 'check', points: 120, durationS: MINUTE_S }
/** Rows that a restaurant may keep; the oldest go. A menu has at most 2 000 dishes with 14 allergens each. */
export const IGNORED_MAX = 2000

import { DAY_MS, MINUTE_MS } from '#shared/time.ts'

/** How far ahead a change may be scheduled (4-beyond §6). */
export const SCHEDULED_AHEAD_MIN_MS = 5 * MINUTE_MS
export const SCHEDULED_AHEAD_MAX_MS = 60 * DAY_MS
/** So many of a restaurant wait at once (4-beyond §6). */
export const SCHEDULED_MAX = 20
/** What is over is shown so long, and can be undone as any change. */
export const ENDED_DAYS = 30
/** Of what is over, so many are kept. */
export const ENDED_MAX = 50
/** Values that are kept and answered of one change; more are only counted. */
export const SHOWN_ITEMS_MAX = 300
/** Dishes that were left out, by name; more are only counted. */
export const NAMED_LEFT_MAX = 50

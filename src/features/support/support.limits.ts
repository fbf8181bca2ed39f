import { HOUR_S } from '#shared/time.ts'

/** Tickets: 10 an hour per user (3-decisions §2). */
export const TICKETS_USER = { name: 'support', points: 10, durationS: HOUR_S }

export const SUBJECT_MAX = 150
export const TICKET_MESSAGE_MAX = 5000

/** Additions to one ticket (EVERY-DAY §10). */
export const ADDITIONS_MAX = 10

/** Tickets are kept for one year (3-decisions §8). */
export const TICKETS_KEPT_YEARS = 1

/** At most so many of the own tickets are listed. */
export const LISTED_MAX = 200

/** The text of a sent ticket stays this long (S2 §4). */
export const SENT_TEXT_MS = 5000

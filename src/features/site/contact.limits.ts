import { HOUR_S } from '#shared/time.ts'

/** Contact form: 5 messages an hour per network (3-decisions §2). */
export const CONTACT_IP = { name: 'contact', points: 5, durationS: HOUR_S }

export const CONTACT_MESSAGE_MAX = 5000

/** Contact messages are kept for one year (3-decisions §8). */
export const CONTACT_KEPT_YEARS = 1

/** '¡Mensaje enviado!' shows for this long (S1 §4). */
export const SENT_SHOWN_MS = 3000

/** A call without an answer counts as a lost connection after this long (S1 §4). */
export const CONTACT_TIMEOUT_MS = 10_000

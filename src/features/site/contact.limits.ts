/** Contact form: 5 messages an hour per network (3-decisions §2). */
export const CONTACT_IP = { name: 'contact', points: 5, durationS: 3600 }

export const CONTACT_MESSAGE_MAX = 5000

/** Contact messages are kept for one year (3-decisions §8). */
export const CONTACT_KEPT_YEARS = 1

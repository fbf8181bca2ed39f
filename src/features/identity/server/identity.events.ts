import { defineEvent } from '#platform/events/events.ts'

/** Somebody has signed in from a browser family and network that had no session in the last 180 days. */
export const signedInElsewhere = defineEvent<{ userId: string; userAgent: string; now: Date }>(
  'identity.signed-in-elsewhere',
)

/** A refresh token came back long after it had been used: its session has ended (3-decisions §2). */
export const sessionReused = defineEvent<{ userId: string; userAgent: string; now: Date }>('identity.session-reused')

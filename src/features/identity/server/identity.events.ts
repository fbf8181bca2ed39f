import { defineEvent } from '#platform/events/events.ts'

/** Somebody has signed in from a browser family and network that had no session in the last 180 days. */
export const signedInElsewhere = defineEvent<{ userId: string; userAgent: string; now: Date }>(
  'identity.signed-in-elsewhere',
)

/** A refresh token came back long after it had been used: its session has ended (3-decisions §2). */
export const sessionReused = defineEvent<{ userId: string; userAgent: string; now: Date }>('identity.session-reused')

/** An account is deleted for a year; whoever keeps something for it hides or ends that in the same transaction (3-decisions §8). */
export const accountDeleted = defineEvent<{ ownerId: string; now: Date }>('identity.account-deleted')

/** It is brought back: what was hidden at `deletedAt` shows again. */
export const accountRestored = defineEvent<{ ownerId: string; deletedAt: Date }>('identity.account-restored')

import { defineEvent } from '#platform/events/events.ts'

/** A user has signed in from a browser family and network without a session in the last 180 days. */
export const signedInElsewhere = defineEvent<{ userId: string; userAgent: string; now: Date }>(
  'identity.signed-in-elsewhere',
)

/** A refresh token was used again too late: its session has ended (3-decisions §2). */
export const sessionReused = defineEvent<{ userId: string; userAgent: string; now: Date }>('identity.session-reused')

/**
 * An account is deleted for a year; features that store something for it hide or end that in the same transaction
 * (3-decisions §8).
 */
export const accountDeleted = defineEvent<{ ownerId: string; now: Date }>('identity.account-deleted')

/** An account is restored: what was hidden at `deletedAt` is shown again. */
export const accountRestored = defineEvent<{ ownerId: string; deletedAt: Date }>('identity.account-restored')

import { defineEvent } from '#platform/events/events.ts'

/**
 * Something about a session that its user should know: a sign-in from a browser family and network without a session in
 * the last 180 days, or a refresh token that came again too late, so that its session has ended (3-decisions §2).
 */
export const suspiciousSession = defineEvent<{
  kind: 'signed_in_elsewhere' | 'token_reused'
  userId: string
  userAgent: string
  now: Date
}>('identity.suspicious-session')

/**
 * An account is deleted for a year; features that store something for it hide or end that in the same transaction
 * (3-decisions §8).
 */
export const accountDeleted = defineEvent<{ ownerId: string; now: Date }>('identity.account-deleted')

/** An account is restored: what was hidden at `deletedAt` is shown again. */
export const accountRestored = defineEvent<{ ownerId: string; deletedAt: Date }>('identity.account-restored')

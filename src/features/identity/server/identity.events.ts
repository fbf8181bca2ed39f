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
 * What each feature ended with an account, under the feature's name, as plain JSON: it is kept for the day on which the
 * deletion can be taken back.
 */
export type Ended = Record<string, unknown>

/**
 * An account is deleted for a year; features that store something for it hide or end that in the same transaction, and
 * put into `ended` what they need to take it back (3-decisions §8).
 */
export const accountDeleted = defineEvent<{ ownerId: string; now: Date; ended: Ended }>('identity.account-deleted')

/**
 * An account is restored: what was hidden at `deletedAt` is shown again. With `ended`, its deletion is taken back by
 * the link of its mail: what was ended is as it was; the operator's command restores without it.
 */
export const accountRestored = defineEvent<{ ownerId: string; deletedAt: Date; ended?: Ended | undefined }>(
  'identity.account-restored',
)

/** An account has another email; what is kept under the former one follows in the same transaction. */
export const emailChanged = defineEvent<{ userId: string; before: string; after: string; now: Date }>(
  'identity.email-changed',
)

/** Somebody can sign in to an account with one more passkey. */
export const passkeyAdded = defineEvent<{ userId: string; name: string; now: Date }>('identity.passkey-added')

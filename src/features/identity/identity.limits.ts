import { MINUTE_MS } from '#shared/time.ts'

/** Limits of sessions, cookies and passwords (3-decisions §2). */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const USER_NAME_MAX = 120
export const EMAIL_MAX = 254
export const ACCESS_TOKEN_MINUTES = 15
export const REFRESH_TOKEN_DAYS = 30
export const SESSION_MAX_DAYS = 180
/**
 * A used refresh token may be used again within this time, because two tabs may refresh at once; it then gets a new
 * token in the same family (3-decisions §2).
 */
export const REFRESH_GRACE_S = 10
/** An administrator signs in again each working day (3-decisions §2). */
export const ADMIN_SESSION_HOURS = 12
/** Codes that stand in for a lost phone, each once. */
export const RECOVERY_CODES = 10
export const SECOND_FACTOR_CODE_MAX = 40
/** Sessions that a user has at most; the least used one goes (3-decisions §2). */
export const SESSIONS_MAX = 50
/** Refresh tokens of a session that are not used yet: several, because tabs may refresh at once. */
export const OPEN_REFRESH_TOKENS_MAX = 20
/** How long a proof of the password lasts, signing in included (3-decisions §2). */
export const CONFIRMED_MINUTES = 15
/** How long the link of its mail takes the deletion of an account back (3-decisions §8). */
export const UNDO_HOURS = 24
/** How long the address before takes a change of email back (4-beyond §10). */
export const EMAIL_UNDO_DAYS = 7
/** What the token of `/auth/deshacer` begins with when it is about an email: the other links are about accounts. */
export const EMAIL_UNDO_PREFIX = 'email-'
/** Passkeys of a user, and the letters of a name (4-beyond §10). */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60
/** How long a browser may take to answer a challenge. */
export const CHALLENGE_MINUTES = 5
/** How long a browser family and network stay known (3-decisions §2). */
export const KNOWN_DEVICE_DAYS = 180
/** Devices that an account keeps, twice its sessions; the one that was not seen for longest goes. */
export const KNOWN_DEVICES_MAX = 100
/** So many devices seen within a day, and one more is not told by mail: who knows a password fills no mailbox. */
export const TOLD_DEVICES_A_DAY = 10
/** Version of the terms that a registration, or an accepted invitation, accepts. */
export const TERMS_VERSION = '2026-11'
/** How often the browser checks the session (S1 §9). */
export const SESSION_CHECK_MS = 5 * MINUTE_MS

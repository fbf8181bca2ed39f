import { DAY_S, HOUR_S, MINUTE_S } from '#shared/time.ts'

/** Rate limits (3-decisions §2): points per duration in seconds. */

export const LOGIN_PAIR = { name: 'login-pair', points: 10, durationS: 15 * MINUTE_S }
export const LOGIN_IP = { name: 'login-ip', points: 100, durationS: 15 * MINUTE_S }
export const LOGIN_EMAIL = { name: 'login-email', points: 100, durationS: HOUR_S }
/** Right passwords of one network. */
export const LOGIN_SUCCESS = { name: 'login-success', points: 30, durationS: MINUTE_S }
export const REGISTER_IP = { name: 'register', points: 30, durationS: HOUR_S }
/** An email and a network. */
export const FORGOT_PAIR = { name: 'forgot-pair', points: 5, durationS: HOUR_S }
/** Mails to one address: one request more is answered like the others, and mails nothing. */
export const FORGOT_EMAIL_DAY = { name: 'forgot-email-day', points: 10, durationS: DAY_S }
export const FORGOT_IP = { name: 'forgot-ip', points: 20, durationS: HOUR_S }
/** An email and a network. */
export const VERIFY_PAIR = { name: 'verify-code-pair', points: 10, durationS: 15 * MINUTE_S }
export const RESET_IP = { name: 'reset-password', points: 10, durationS: 15 * MINUTE_S }
export const PASSWORD_CHANGE = { name: 'password-change', points: 10, durationS: 15 * MINUTE_S }
/** Links that take a deletion back. */
export const UNDO_IP = { name: 'undo-deletion', points: 10, durationS: 15 * MINUTE_S }
/** Links that are looked at before somebody presses. */
export const UNDO_CHECK_IP = { name: 'undo-deletion-check', points: 20, durationS: 15 * MINUTE_S }
/** Links that take a change of email back, and those that confirm one. */
export const EMAIL_LINK_IP = { name: 'email-link', points: 20, durationS: 15 * MINUTE_S }
/** Changes of the email of a user, counted when they are done (4-beyond §10). */
export const EMAIL_CHANGE = { name: 'email-change', points: 3, durationS: DAY_S }
/** Codes that a user asks for, as many as for a password. */
export const EMAIL_CODES_DAY = { name: 'email-codes', points: 10, durationS: DAY_S }
/** Codes and notices to one new address, whoever asks: one more is answered like the others, and mails nothing. */
export const EMAIL_MAILS_DAY = { name: 'email-mails', points: 10, durationS: DAY_S }
/** Codes that a user types. */
export const EMAIL_TRIES = { name: 'email-tries', points: 10, durationS: 15 * MINUTE_S }
/** Confirmations that a user has mailed again. */
export const EMAIL_CONFIRMATIONS = { name: 'email-confirmations', points: 5, durationS: HOUR_S }
/** Passkeys that a user adds in a day: each is told by mail, to an address that nobody may have confirmed. */
export const PASSKEYS_ADDED = { name: 'passkeys-added', points: 20, durationS: DAY_S }
/** Passkeys that did not open an account, of one network (4-beyond §10), and challenges that it asks for. */
export const PASSKEY_IP = { name: 'passkey-login', points: 10, durationS: 15 * MINUTE_S }
export const PASSKEY_OPTIONS_IP = { name: 'passkey-options', points: 60, durationS: MINUTE_S }
export const EXPORT_USER = { name: 'export', points: 3, durationS: DAY_S }
export const REFRESH_IP = { name: 'refresh', points: 60, durationS: MINUTE_S }

/** Limits of resetting a password (3-decisions §2). */
export const RESET_CODE_DIGITS = 6
export const RESET_CODE_MINUTES = 15
/** Tries of one code: of one network, and in all. */
export const RESET_CODE_TRIES_OF_NETWORK = 5
export const RESET_CODE_TRIES = 20
export const RESET_TOKEN_MINUTES = 10
/** Tries of a code for a new email; only its user can try it. */
export const EMAIL_CODE_TRIES = 5
/** The wait before the screen offers another code. */
export const RESEND_WAIT_S = 60

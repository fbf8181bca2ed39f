/** Rate limits (3-decisions §2): points per duration in seconds. */
const MINUTE_S = 60
const HOUR_S = 3600

export const LOGIN_PAIR = { name: 'login-pair', points: 10, durationS: 15 * MINUTE_S }
export const LOGIN_ADDRESS = { name: 'login-address', points: 100, durationS: 15 * MINUTE_S }
export const LOGIN_EMAIL = { name: 'login-email', points: 100, durationS: HOUR_S }
export const REGISTER_ADDRESS = { name: 'register', points: 30, durationS: HOUR_S }
export const REFRESH_ADDRESS = { name: 'refresh', points: 60, durationS: MINUTE_S }

/** Version of the terms that a registration accepts. */
export const TERMS_VERSION = '2026-11'

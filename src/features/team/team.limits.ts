import { DAY_S, MINUTE_S } from '#shared/time.ts'

/** Limits of the team (3-decisions §2, §7). */
export const INVITATION_DAYS = 7
/** Restaurants that one body may name; their number in a plan has no limit. */
export const RESTAURANT_IDS_MAX = 1000
/** Removed people who are still listed, the latest ones. */
export const REMOVED_LISTED_MAX = 50

/** People whom one body may name: more than any plan has. */
export const TEAM_IDS_MAX = 100
/** Roles of the house, beside the three given ones (4-beyond §10). */
export const ROLES_MAX = 9
export const ROLE_NAME_MIN = 2
export const ROLE_NAME_MAX = 24

/** Rate limits (3-decisions §2): points per duration in seconds. */
/** For each sender; resending and copying a link count too. */
export const INVITATIONS = { name: 'invitations', points: 30, durationS: DAY_S }
export const ACCEPT_IP = { name: 'accept-invitation', points: 10, durationS: 15 * MINUTE_S }
/** A page load costs one: far more than people need (decision 0090). */
export const CHECK_IP = { name: 'check-invitation', points: 60, durationS: MINUTE_S }

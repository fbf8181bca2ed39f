import { HOUR_S, MINUTE_MS } from '#shared/time.ts'

/** Limits of billing. */

/** Checkout and portal together, for each owner (3-decisions §2). */
export const PROVIDER_PAGES = { name: 'billing-provider-pages', points: 20, durationS: HOUR_S }

/** Cancelling, resuming and changing the plan together, for each owner (3-decisions §2). */
export const PLAN_CHANGES = { name: 'billing-plan-changes', points: 20, durationS: HOUR_S }

/** Slips and lists of invoices together, for each person: each asks the provider. */
export const PROVIDER_READS = { name: 'billing-provider-reads', points: 200, durationS: HOUR_S }

/** So long the sum of a slip holds (EVERY-DAY §7). */
export const SLIP_MS = 30 * MINUTE_MS

/** Longest hash of a slip, in characters. */
export const HASH_MAX = 200

/** Invoices of so many years are listed (EVERY-DAY §7). */
export const INVOICE_YEARS = 2

/** So long a plan entitles while a payment is due (3-decisions §4). */
export const PAST_DUE_DAYS = 30

/** Longest reason for a cancellation, in characters (3-decisions §4). */
export const CANCEL_REASON_MAX = 500

/** Longest `successUrl`, `cancelUrl` or `returnUrl`, in characters. */
export const RETURN_URL_MAX = 2000

/** After a payment the screen asks `GET /subscriptions/status` for this long (3-decisions §4). */
export const CONFIRMATION_WAIT_MS = 30_000

/** How long before its end a trial is announced by mail, in days (3-decisions §8). */
export const TRIAL_NOTICE_DAYS = [7, 1] as const

/** A yearly plan that goes on is announced so many days before it is paid again. */
export const RENEWAL_NOTICE_DAYS = 30

import { DAY_S, MINUTE_S } from '#shared/time.ts'

/** Limits of restaurants (S1 §5, §9; 3-decisions §5, §6). */
export const NAME_MIN = 2
export const NAME_MAX = 50
export const DESCRIPTION_MAX = 1000
export const ADDRESS_FIELD_MAX = 120
export const CONTACT_FIELD_MAX = 120
/** What an operator may write to the owner of a suspended menu. */
export const SUSPENSION_REASON_MAX = 500
export const HOURS_SLOTS_MAX = 6
export const SLUG_CHECK_DEBOUNCE_MS = 500
export const SLUG_TRIES_MAX = 20
/** The browser verifies the status again every 30 s and when the tab becomes visible (S1 §4). */
export const VERIFY_INTERVAL_MS = 30_000
/** Rows and images of a deleted restaurant are deleted after 30 days (3-decisions §5). */
export const DELETED_KEPT_DAYS = 30
/** Page size of an admin's search (3-decisions §3). */
export const SEARCH_PAGE_SIZE = 50
export const SEARCH_DEBOUNCE_MS = 300

/** Rate limit per network: points per duration in seconds (3-decisions §2). */
export const CHECK_SLUG = { name: 'check-slug', points: 60, durationS: MINUTE_S }
/** Changes of slugs per owner and day (3-decisions §5). */
export const SLUG_CHANGES = { name: 'slug-changes', points: 5, durationS: DAY_S }
/** Restaurants that an account creates a day (3-decisions §5). */
export const CREATIONS = { name: 'restaurant-creations', points: 10, durationS: DAY_S }
/** Restaurants of an account, unless the operator allows more (3-decisions §5). */
export const RESTAURANTS_OF_ACCOUNT_MAX = 30
/** The slug of a restaurant that lived for less, and that nobody used, may be given out again (3-decisions §5). */
export const SLUG_KEPT_AFTER_DAYS = 7
/** Former slugs that an owner may keep, those of deleted restaurants included (3-decisions §5). */
export const FORMER_SLUGS_MAX = 20

/** Most languages in a body: duplicates and unknown ones are allowed, but not without limit. */
export const LOCALES_SENT_MAX = 10

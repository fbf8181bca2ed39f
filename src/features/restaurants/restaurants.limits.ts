/** S1 §5, §9; 3-decisions §5, §6. */
export const NAME_MIN = 2
export const NAME_MAX = 50
export const DESCRIPTION_MAX = 1000
export const ADDRESS_FIELD_MAX = 120
export const CONTACT_FIELD_MAX = 120
export const HOURS_SLOTS_MAX = 6
export const SLUG_CHECK_DEBOUNCE_MS = 500
export const SLUG_TRIES_MAX = 20
/** Re-verification in the browser: every 30 s and when the tab becomes visible (S1 §4). */
export const VERIFY_INTERVAL_MS = 30_000
/** Rows and images of a deleted restaurant go after 30 days (3-decisions §5). */
export const DELETED_KEPT_DAYS = 30
/** An admin's search answers so many a page (3-decisions §3). */
export const SEARCH_PAGE_SIZE = 50
export const SEARCH_DEBOUNCE_MS = 300

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** Points per seconds (3-decisions §2): check-slug by network address, uploads by owner. */
export const CHECK_SLUG = { name: 'check-slug', points: 60, durationS: MINUTE_S }
export const UPLOADS = { name: 'uploads', points: 300, durationS: HOUR_S }
/** What all images of an owner's restaurants may take. */
export const IMAGES_BYTES_MAX = 2_000_000_000
/** Files and images younger than this may belong to a request that still runs. */
export const ORPHAN_AGE_MS = 6 * HOUR_S * 1000

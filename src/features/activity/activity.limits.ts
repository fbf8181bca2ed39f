/** Entries in one answer. */
export const ACTIVITY_PAGE = 50
/** What happened is kept for one year (3-decisions §10). */
export const ACTIVITY_KEPT_YEARS = 1
/** So far ahead the months of the table are made. */
export const DAYS_AHEAD = 90
/** So many entries of a restaurant are kept; the oldest go first (3-decisions §6). */
export const ENTRIES_MAX = 5000
/** Repeated changes of one field by one person within this time are one entry (DAILY-WORK §3). */
export const MERGED_MINUTES = 10
/** So many things of one write are kept by name; the entry's `count` has them all. */
export const NAMED_ITEMS_MAX = 20
/** A longer text is cut, before and after alike. */
export const KEPT_TEXT_MAX = 300

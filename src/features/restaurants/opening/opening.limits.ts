/** Today and special days (4-beyond §10). */
export const NOTE_MAX = 120
export const SPECIAL_LABEL_MAX = 60
/** A range is one. */
export const SPECIAL_DAYS_MAX = 60
export const SPECIAL_RANGE_DAYS_MAX = 90
export const SPECIAL_AHEAD_DAYS_MAX = 400
/** How far ahead diners are told of special days, and how many their list has. */
export const PUBLIC_AHEAD_DAYS = 60
export const LISTED_DAYS_MAX = 4
/** So long before a holiday without a decision its line stands in 'Para dejarla redonda' (EVERY-DAY §4.6). */
export const HOLIDAY_ASKED_DAYS = 7
/** Changes of days that are kept, for 'as last Friday' and 'three Fridays in a row'. */
export const DAY_CHANGES_KEPT_DAYS = 28
export const RECENT_NOTES = 3

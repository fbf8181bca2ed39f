/** How long before and after of a change are kept, and how many changed fields of a restaurant (4-beyond §6). */
export const HISTORY_KEPT_YEARS = 1
export const HISTORY_FIELDS_MAX = 100_000
/** How long a change can be undone. */
export const UNDO_DAYS = 30
/** A write of so many fields looks at once whether older ones must go; for all others the daily job does. */
export const MANY_FIELDS = 2000
/** A comparison has so many of each group; all of one when they are asked for. */
export const COMPARED_FIRST = 50

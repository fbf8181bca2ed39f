/** How long before and after of a change are kept, and how many changed fields of a restaurant (4-beyond §6). */
export const HISTORY_KEPT_YEARS = 1
export const HISTORY_FIELDS_MAX = 100_000
/** How long a change can be undone. */
export const UNDO_DAYS = 30
/** A write of so many fields looks at once whether older ones must go; for all others the daily job does. */
export const MANY_FIELDS = 2000
/** So far ahead the months of the tables are made. */
export const DAYS_AHEAD = 90
/** Changes in one answer, and how many values of each are told. */
export const HISTORY_PAGE = 50
export const TOLD_VALUES_MAX = 20
/** Values of a group in a comparison of all. */
export const COMPARED_MAX = 50
/** A field counts once more for each so many bytes: texts of a whole carta are no few fields (decision 0341). */
export const FIELD_BYTES = 1000
/** So many of them are read at once. */
export const READ_FIELDS = 5000

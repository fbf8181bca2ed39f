/** Set menus (4-beyond §3, TABLE §9). */
export const SET_MENUS_MAX = 6
export const COURSES_MAX = 6
export const COURSE_ITEMS_MAX = 12
export const SET_MENU_NAME_MAX = 60
export const COURSE_NAME_MAX = 40
export const SET_MENU_NOTE_MAX = 200
export const SUPPLEMENT_MAX_CENTS = 99_999
/** How far ahead a day can be written, and how long it is kept. */
export const DAILY_AHEAD_DAYS = 14
export const DAILY_KEPT_DAYS = 366
/** A house that served none for so long has no menu of the day: no card on home, no 'vuelve mañana'. */
export const DAILY_RECENT_DAYS = 30
/** Most days that one call lists. */
export const DAILY_LISTED_DAYS_MAX = 62
/** Days of the history that one call answers. */
export const HISTORY_PAGE_DAYS = 30

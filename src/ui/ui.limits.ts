/** Modal: at this width and below it is a bottom sheet (S1 §9). */
export const MODAL_SHEET_MAX_PX = 480
/** Modal: a downward swipe longer than this closes it (S1 §9). */
export const SWIPE_CLOSE_PX = 100
/** Modal: the sheet follows the finger this far at most (S1 §9). */
export const SWIPE_MAX_PX = 300
/** Modal: length of the close animation (S1 §9); the same as `--t-3`. */
export const MODAL_CLOSE_MS = 300
/** Tabs: at this width and below they scroll with an edge fade (S1 §9). */
export const TABS_SCROLL_MAX_PX = 992
/** Tabs and lists: dragging tabs is for screens wider than this, without touch (S1 §9). */
export const TOUCH_MAX_PX = 1024
/** Toast: stays this long (DESIGN §6). */
export const TOAST_MS = 5000
/** Confirmation toast: time to answer (S2 §9). */
export const CONFIRM_MS = 10_000
/** Skeleton: nothing is drawn for loads shorter than this (DESIGN §6). */
export const SKELETON_DELAY_MS = 200
/** Reset code: digits (S1 §9). */
export const CODE_LENGTH = 6
/** Sortable list: a finger holds this long before a row is lifted, so that scrolling stays possible. */
export const TOUCH_LIFT_MS = 200

/** Modal: up to this width it is a bottom sheet (S1 §9). */
export const MODAL_SHEET_MAX_PX = 480
/** Modal: a downward swipe longer than this closes it (S1 §9). */
export const SWIPE_CLOSE_PX = 100
/** Modal: how far the sheet follows the finger at most (S1 §9). */
export const SWIPE_MAX_PX = 300
/** Modal: length of the closing animation (S1 §9); the same as `--t-3`. */
export const MODAL_CLOSE_MS = 300
/** Tabs: up to this width they scroll, with faded edges (S1 §9). */
export const TABS_SCROLL_MAX_PX = 992
/** Tabs and lists: tabs can be dragged on screens wider than this, without touch (S1 §9). */
export const TOUCH_MAX_PX = 1024
/** Toast: how long it stays (DESIGN §6). */
export const TOAST_MS = 5000
/** Toast with 'Deshacer': how long it stays (DAILY-WORK §3.6). */
export const UNDO_MS = 8000
/** Confirmation toast: time to answer (S2 §9). */
export const CONFIRM_MS = 10_000
/** Skeleton: nothing is shown for loads shorter than this (DESIGN §6). */
export const SKELETON_DELAY_MS = 200
/** Reset code: number of digits (S1 §9). */
export const CODE_LENGTH = 6
/** Sortable list: how long a finger must hold a row before it can be moved, so that scrolling stays possible. */
export const TOUCH_LIFT_MS = 200

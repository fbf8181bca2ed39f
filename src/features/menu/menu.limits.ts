import { PRICE_LINE_BYTES, PRICES_MAX } from '#features/prices/prices.limits.ts'

/** Limits of the menu (3-decisions §6, S2 §5). */
export const CATEGORIES_MAX = 100
export const DISHES_MAX = 2000
/** Of the whole menu as the public calls answer it, in all its languages. */
export const MENU_BYTES_MAX = 1_000_000
export const ITEM_NAME_MAX = 120
export const ITEM_DESCRIPTION_MAX = 1000
export const CATEGORY_NAME_MIN = 2
export const DEFAULT_SORT_ORDER = 30
export const SORT_ORDER_STEP = 10
export const SORT_ORDER_MAX = 1_000_000
/**
 * Most allergens in a body. More than the 14, because duplicates and unknown ids are dropped; but not without limit.
 */
export const ALLERGENS_SENT_MAX = 100
/** Most languages in a body: a few unknown ones are reported one by one, more are one error. */
export const TRANSLATIONS_MAX = 10
/** A reorder carries up to 2 000 ids (3-decisions §9). */
export const REORDER_BODY_LIMIT_BYTES = 1_000_000
/** Of a dish in a change of many beside its prices: id, version, place, the 14 allergens. */
const BULK_DISH_BYTES = 400
/** Rows of a change of many that are new or bring texts (4-beyond §6). */
export const BULK_WORDY_MAX = 500
/** A change of many dishes, or its undo, carries up to 2 000 of them, each with six prices: 2 240 000. */
export const BULK_BODY_LIMIT_BYTES = DISHES_MAX * (BULK_DISH_BYTES + PRICES_MAX * PRICE_LINE_BYTES)
/** By how much the prices of several dishes may be raised or lowered at once (DAILY-WORK §3.7). */
export const PRICE_PERCENT_MAX = 50
/** How long deleted dishes and categories can be restored. */
export const RESTORABLE_DAYS = 30
/** So many deleted dishes and categories of a restaurant are kept; the oldest go first (3-decisions §6). */
export const DELETED_MAX = 2000

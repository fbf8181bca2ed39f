/** Error correction level H, 200 px (S2 §2, §9). */
export const QR_LEVEL = 'H'
export const QR_PNG_SIZE_PX = 200
/** A second PNG, sharp on posters and in other people's layouts. */
export const QR_LARGE_PNG_SIZE_PX = 1000
/** White modules around the code, as the QR standard requires. */
export const QUIET_MODULES = 4
/** The code itself, without its quiet zone, is never printed smaller than 3 cm on tent and cards. */
export const QR_MIN_PRINT_MM = 30
/**
 * On the sticker, the code with its quiet zone (REAL-CONTENT "Print and kit"): logo, name and phrases take the rest.
 */
export const QR_STICKER_MM = 31
/** The same on the sticker of a table, which has a larger name below it (PAPER-AND-NUMBERS §4). */
export const QR_TABLE_STICKER_MM = 30
/** A sheet that has not begun by then is 429 `busy`, and may be asked for again after so long (decision 0221). */
export const PRINT_WAIT_MS = 8000
export const PRINT_RETRY_AFTER_S = 2
/** So long the browser asks again for a sheet that has to wait for others (decision 0239). */
export const PRINT_ASK_AGAIN_MS = 30_000
/** Characters of a phrase of the restaurant's own (3-decisions §10). */
export const PHRASE_MAX = 80

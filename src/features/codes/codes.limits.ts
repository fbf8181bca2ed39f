import { HOUR_MS } from '#shared/time.ts'

/** Codes in use, of a restaurant (4-beyond §9). */
export const CODES_MAX = 200
/** With the retired ones, which open the carta for ever (PAPER-AND-NUMBERS §9). */
export const CODES_WITH_RETIRED_MAX = 400
/** With those that were taken back: none of their keys is given again (4-beyond §9, decision 0355). */
export const CODES_EVER_MAX = 1000
export const CODE_NAME_MAX = 24
/** Numbers of a series. */
export const CODE_NUMBER_MAX = 999
/** Signs of a key: no i, l, o, 0, 1, which people take for each other (4-beyond §9). */
export const KEY_SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
export const KEY_LENGTH = 3
/** After so many keys that were taken, one sign more. */
export const KEY_TRIES = 50
/** So long codes that were just made can be taken back: later they may be on paper (decision 0355). */
export const TAKE_BACK_MS = HOUR_MS
/** A sheet that has not begun by then is 429 `busy` (decision 0221); the browser asks again for so long. */
export const CODES_PRINT_ASK_AGAIN_MS = 30_000
/** Cards and stickers on a sheet of A4 (PAPER-AND-NUMBERS §4). */
export const CARDS_ON_SHEET = 4
export const STICKERS_ON_SHEET = 8

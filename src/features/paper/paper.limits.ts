/** What a sheet is (4-beyond §8). */
export const FORMATS = ['a4', 'booklet', 'trifold', 'a3', 'door'] as const
export type Format = (typeof FORMATS)[number]
/** Only what has changed: over the old lines, or beside them (PAPER-AND-NUMBERS §5 10). */
export const PATCHES = ['stickers', 'slip'] as const
/** Why something stays on a paper that stickers mend. */
export const NOT_COVERED = ['gone', 'tooTall', 'setMenu', 'category', 'note', 'tax'] as const
export type Patch = (typeof PATCHES)[number]
export const ALLERGEN_MARKS = ['letters', 'icons', 'names', 'numbers', 'none'] as const
export type AllergenMarks = (typeof ALLERGEN_MARKS)[number]
export const LETTER_SIZES = ['normal', 'large'] as const
export const TAXES = ['IVA', 'IGIC', 'IPSI', 'taxes'] as const
export type Tax = (typeof TAXES)[number]

/** Of one edition (4-beyond §8). */
export const DISHES_MAX = 400
export const PAGES_MAX = 40
export const FOOT_NOTE_MAX = 120
/** From today (PAPER-AND-NUMBERS §5 11). */
export const DAYS_AHEAD_MAX = 365
export const PDFS_AN_HOUR = 60
export const PDFS_A_DAY = 300
export const FILES_OF_EDITION_MAX = 20
/** A larger file has its photos at fewer dots. */
export const FILE_BYTES_MAX = 5_000_000
export const EDITION_KEPT_YEARS = 5
/** Cards in the room, and stickers of one print (PAPER-AND-NUMBERS §5 10). */
export const COPIES_MAX = 60
export const STICKERS_MAX = 400
/** Lines that may be taken out so that a sheet has one page less (PAPER-AND-NUMBERS §4). */
export const LINES_TO_TAKE_MAX = 6

/** What lengths of a dish are multiplied with (PAPER-AND-NUMBERS §4). */
export const K = { most: 1.25, good: 0.86, least: 0.84, step: 0.01 } as const
/** 'Grande': names of dishes are at least so large, in points. */
export const LARGE_NAME = 11.4

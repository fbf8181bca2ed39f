import { IMAGE_BYTES_MAX } from '#shared/image-file.errors.ts'
import { DAY_S, HOUR_MS, HOUR_S, MINUTE_MS, SECOND_MS } from '#shared/time.ts'

/** What a source may be (4-beyond §6, BRINGING §4.3). */
export const SOURCE_LIMITS = {
  fileBytes: IMAGE_BYTES_MAX,
  fileMegabytes: 15,
  pages: 20,
  textLetters: 200_000,
  textLines: 2000,
} as const

/** What a sheet may hold before it is unpacked, and after. */
export const SHEET_LIMITS = {
  entries: 300,
  unpackedBytes: 60_000_000,
  /** The largest row times the largest column: two cells in a file can be a grid of 17 billion. */
  cells: 300_000,
  columns: 200,
  /** Of a book, that are offered. */
  sheets: 30,
  cellLetters: 2000,
} as const

/** What reading may take. */
export const READING_LIMITS = {
  pageMs: MINUTE_MS,
  sheetMs: 8 * SECOND_MS,
  /** Of the process that reads, with the programs that it starts. */
  memoryBytes: 1_000_000_000,
  /** What is expected of a page before the first one is read. */
  photoPageS: 5,
  otherPageS: 2,
  ofRestaurant: 1,
  atOnce: 2,
  photoPixels: 50_000_000,
  /** A shorter side is no page. */
  photoSideMin: 200,
} as const

/** A draft (4-beyond §6, BRINGING §8). */
export const DRAFT_DAYS = 7
export const FILE_NAME_MAX = 120
/** Changes of a draft in one call. */
export const DRAFT_CHANGES_MAX = 200
/** Readings of a restaurant, and copies of an owner's cartas. */
export const READINGS = { name: 'readings', points: 20, durationS: DAY_S }
export const COPIES = { name: 'copies', points: 20, durationS: HOUR_S }
/** What was sent is gone after this, read or not. */
export const UPLOAD_KEPT_MS = HOUR_MS
/** A text of 200 000 letters, each of three bytes. */
export const IMPORT_BODY_LIMIT_BYTES = 1_000_000
/** A list to print that has not begun by then is 429 `busy`; the browser asks again for so long. */
export const COPY_WAIT_MS = 8 * SECOND_MS
export const COPY_RETRY_AFTER_S = 2
export const COPY_ASK_AGAIN_MS = 30 * SECOND_MS

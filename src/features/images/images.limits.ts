import { HOUR_MS, HOUR_S } from '#shared/time.ts'

/** Rate limit per owner: points per duration in seconds (3-decisions §2). */
export const UPLOADS = { name: 'uploads', points: 300, durationS: HOUR_S }
/** Bytes that all images of an owner's restaurants may use. */
export const IMAGES_BYTES_MAX = 2_000_000_000
/** During the trial, because anybody can start one with any email. */
export const TRIAL_IMAGES_BYTES_MAX = 200_000_000
/** Uploads of one owner whose body is still arriving; one more is 429 `busy`. */
export const OPEN_UPLOADS_MAX = 4
/** Younger files and images may belong to a request that is still running. */
export const ORPHAN_AGE_MS = 6 * HOUR_MS
/** A house with fewer pictures is swept as a whole each hour. */
export const SWEPT_WHOLE_MAX = 20_000
/** Of a larger one each hour a part: the folders that begin with one digit. */
export const SWEEP_DIGITS = '0123456789abcdef'
/** Pictures that one sweep may take at most; more is no crash but a wrong database (3-decisions §9, decision 0244). */
export const SWEEP_MAX = 100
const SWEEP_SHARE = 0.05
/** Without it, one crash would stop the sweep of a house with twenty pictures. */
const SWEEP_ALWAYS = 10

/** How many pictures a sweep may take of this many: 5 %, at most 100, and ten in any case. */
export const sweepMax = (pictures: number): number =>
  Math.min(SWEEP_MAX, Math.max(SWEEP_ALWAYS, Math.floor(pictures * SWEEP_SHARE)))
/** Bytes of the pictures that one process keeps in memory. */
export const PICTURE_MEMORY_BYTES = 48 * 1024 * 1024
/** A picture in memory is sent for so long after its file was seen. */
export const PICTURE_FRESH_MS = 1000
/** While it is read, the file is looked for again after this. */
export const PICTURE_RECHECK_MS = 500
/** Nobody waits for a storage again so soon after it was away. */
export const PICTURE_AWAY_MS = 5000

import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

/** The database is on the same disk: uploads leave it room to write, and to be repaired (3-decisions §9). */
const FLOOR_BYTES = 1_000_000_000
const RETRY_AFTER_S = 600

/** A disk that is full, read-only or broken: nothing can be stored now, for anybody. */
export const isDiskUnavailable = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EROFS|EIO)$/.test((error as { code?: string }).code ?? '')

/** Throws 503 when less than a gigabyte is free, according to `statfs`. */
export function throwIfDiskFull({ bavail, bsize }: { bavail: number; bsize: number }): void {
  if (bavail * bsize >= FLOOR_BYTES) return
  const cause = new Error(`uploads are refused: ${Math.round((bavail * bsize) / 1_000_000)} MB of disk are free`)
  throw new AppError(commonErrors.unavailable, { cause, retryAfterS: RETRY_AFTER_S })
}

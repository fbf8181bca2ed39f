import disk from 'node:fs/promises'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'

/**
 * The database is on the same disk: uploads, and calls that create something, leave it room to write, and to be
 * repaired (3-decisions §9).
 */
const FLOOR_BYTES = 1_000_000_000
const RETRY_AFTER_S = 600

type FreeBlocks = { bavail: number; bsize: number }
const freeBytes = ({ bavail, bsize }: FreeBlocks): number => bavail * bsize

/** A disk that is full, read-only or broken, or a folder of somebody else: nothing can be stored now, for anybody. */
export const isDiskUnavailable = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM)$/.test((error as { code?: string }).code ?? '')

/** Undefined for a folder that cannot be asked about: it is not there yet. */
const blocksAt = (folder: string): Promise<FreeBlocks | undefined> => disk.statfs(folder).catch(() => undefined)

/** True when less than a gigabyte is free where this folder is. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const found = await blocksAt(folder)
  return found !== undefined && freeBytes(found) < FLOOR_BYTES
}

/** For what makes the data grow. Throws 503 when less than a gigabyte is free where this folder is. */
export async function requireFreeDisk(folder: string): Promise<void> {
  const found = await blocksAt(folder)
  if (found) throwIfDiskFull(found)
}

/** Throws 503 when less than a gigabyte is free, according to `statfs`. */
export function throwIfDiskFull(found: FreeBlocks): void {
  if (freeBytes(found) >= FLOOR_BYTES) return
  const cause = new Error(`growing writes are refused: ${Math.round(freeBytes(found) / 1_000_000)} MB of disk are free`)
  throw new AppError(commonErrors.unavailable, { cause, retryAfterS: RETRY_AFTER_S })
}

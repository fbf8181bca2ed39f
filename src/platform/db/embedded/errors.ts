import { statfsSync } from 'node:fs'

/** With less free space than this, PostgreSQL could not even log that the disk is full. */
const FULL_DISK_BYTES = 64_000
const LOG_END_CHARACTERS = 2_000

/** A fault of the embedded PostgreSQL; its message is one English sentence for the operator. */
export class EmbeddedPostgresError extends Error {}

export const failure = (sentence: string, cause?: unknown) => new EmbeddedPostgresError(sentence, { cause })

export const cannotWrite = (path: string, cause?: unknown) =>
  failure(`Cannot write to ${path}: the disk is full or read-only, or the folder is another user's`, cause)

/**
 * The error for what PostgreSQL wrote (`output`) before it ended. A full disk is checked first: it hides every other
 * cause.
 */
export function explain(folder: string, output: string, cause?: unknown): EmbeddedPostgresError {
  const { bavail, bsize } = statfsSync(folder)
  if (/No space left|ENOSPC|free disk space|disk is full/.test(output) || bavail * bsize < FULL_DISK_BYTES)
    return failure(`Disk full at ${folder}`, cause)
  if (/Permission denied|read-?only|EROFS|EACCES|unable to open/i.test(output))
    return cannotWrite(folder, cause ?? output)
  return failure(`PostgreSQL does not start: ${output.trim().slice(-LOG_END_CHARACTERS)}`, cause)
}

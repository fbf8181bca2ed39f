import { closeSync, constants, fchownSync, fstatSync, lstatSync, openSync, readSync, renameSync } from 'node:fs'
import type { Account } from './account.ts'
import { failure } from './errors.ts'

const LIMIT_BYTES = 5_000_000
const READ_BYTES_MAX = 100_000
const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants

export type ServerLog = { readonly descriptor: number; readTail(): string; close(): void }

/**
 * Opens the server's log for appending, as root for the user that runs PostgreSQL. That user owns the folder, so a path
 * could be replaced by a link: links are refused, and the owner is set on the opened file. A log that is too long is
 * renamed first. `readTail` answers what was written since. Throws EmbeddedPostgresError.
 */
export function openServerLog(account: Account, path: string): ServerLog {
  if ((lstatSync(path, { throwIfNoEntry: false })?.size ?? 0) > LIMIT_BYTES) renameSync(path, `${path}.1`)
  const descriptor = openPlainFile(path)
  if (account.owner) fchownSync(descriptor, account.owner.uid, account.owner.gid)
  const start = fstatSync(descriptor).size
  return {
    descriptor,
    readTail: () => {
      const written = Buffer.alloc(Math.min(READ_BYTES_MAX, Math.max(0, fstatSync(descriptor).size - start)))
      const bytes = readSync(descriptor, written, 0, written.length, start)
      return written.subarray(0, bytes).toString()
    },
    close: () => closeSync(descriptor),
  }
}

/** True for a file with only one name: a hard link to another user's file would have two. */
function openPlainFile(path: string): number {
  let descriptor: number | undefined
  try {
    descriptor = openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
    const found = fstatSync(descriptor)
    if (found.isFile() && found.nlink === 1) return descriptor
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOOP') throw error
  }
  if (descriptor !== undefined) closeSync(descriptor)
  throw failure(`${path} is a link or no plain file: remove it, the product makes a new one`)
}

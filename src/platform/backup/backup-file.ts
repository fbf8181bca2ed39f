import { access, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { syncFolder } from '#platform/storage/durable.ts'
import type { BackupOptions } from './format.ts'
import { type BackupSource, type Contents, makeBackup } from './make-backup.ts'

/** While it is written; a process that is killed leaves it. */
const draftOf = (path: string): string => join(dirname(path), `.${basename(path)}.part`)

/**
 * Makes a backup as a file that only its owner may read: whole and on the disk, or not at all. Throws OperatorError
 * when there is such a file.
 */
export async function writeBackupFile(source: BackupSource, path: string, options: BackupOptions): Promise<Contents> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (isThere) throw new OperatorError(`${path} exists: a backup never replaces a file.`)
  const draft = draftOf(path)
  await rm(draft, { force: true })
  try {
    const file = await open(draft, 'wx', 0o600)
    // `flush`: on the disk before it is closed, and so before it gets its name.
    const contents = await makeBackup(source, file.createWriteStream({ flush: true }), options)
    await rename(draft, path)
    await syncFolder(dirname(path))
    return contents
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ahead } from '#platform/storage/ahead.ts'
import { KEPT_NAMESPACES } from '#platform/storage/namespaces.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { ArchiveWriter } from './archive.ts'
import { type BackupOptions, type End, FILES, SECRETS } from './format.ts'

/**
 * What DATA_DIR holds beside database and files: secrets that the product made itself because no setting gave them, and
 * the demo's password. Settings are in no backup.
 */
export const SECRET_FILES = ['session-secret', 'payments-secret', 'demo-password']

export async function addSecrets(archive: ArchiveWriter, dataDir: string): Promise<void> {
  for (const name of SECRET_FILES) {
    const content = await readFile(join(dataDir, name)).catch(() => undefined)
    if (content) await archive.add(SECRETS + name, content)
  }
}

/** Files that are read ahead: from a bucket each takes its time. A few MB of memory. */
const AT_ONCE = 8

/**
 * Every file of the namespaces that hold data. Those that come meanwhile belong to a later moment of the database; what
 * its own moment names is not deleted before this has ended.
 */
export async function addFiles(
  archive: ArchiveWriter,
  storage: Storage,
  { checkpoint }: BackupOptions,
): Promise<Pick<End, 'files' | 'fileBytes'>> {
  const added = { files: 0, fileBytes: 0 }
  for (const name of Object.keys(KEPT_NAMESPACES)) {
    const namespace = storage.in(name)
    // Whole: some files may go meanwhile, those that nobody names, and an entry begins with its length.
    const read = async (key: string) => ({ key, content: await namespace.read(key) })
    for await (const { key, content } of ahead(namespace.list(), AT_ONCE, read)) {
      checkpoint()
      if (!content) continue
      await archive.add(`${FILES}${name}${key}`, content)
      added.files++
      added.fileBytes += content.length
    }
  }
  return added
}

import type { Writable } from 'node:stream'
import { type Places, readPlaceIds } from '#platform/installation/places.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { defineService } from '#platform/process/services.ts'
import { writeArchive } from './archive.ts'
import { noteBackup } from './catalog.store.ts'
import { connect, dumpDatabase, openSnapshot, type Snapshot } from './dump.ts'
import { addFiles, addSecrets } from './files.ts'
import type { BackupOptions, End, Header } from './format.ts'

/** What is backed up. The role of the connection must own the tables. */
export type BackupSource = Places & { connectionString: string }
/** That of a process. */
export const backupSource = defineService<BackupSource>('platform.backup-source')

export type Contents = { header: Header } & End

/**
 * Writes one archive of the database as it is at this moment, of the secrets in DATA_DIR and of the files, while the
 * product serves (decision 0245). Rejects, and leaves the sink destroyed, when it is not whole.
 */
export async function makeBackup(source: BackupSource, sink: Writable, options: BackupOptions): Promise<Contents> {
  const archive = writeArchive(sink)
  let snapshot: Snapshot | undefined
  try {
    snapshot = await openSnapshot(source.connectionString)
    const { header, ...database } = await dumpDatabase(snapshot, archive, options)
    await throwIfOfAnother(source, header.installation)
    await addSecrets(archive, source.dataDir)
    const contents = { ...database, ...(await addFiles(archive, source.storage, options)) }
    await snapshot.close()
    await archive.end(contents)
    return { header, ...contents }
  } catch (error) {
    archive.abort(error as Error)
    await snapshot?.close().catch(() => undefined)
    throw error
  }
}

/** A folder without an id beside a known database is not its own: the backup would be whole but without pictures. */
async function throwIfOfAnother(source: BackupSource, installation: string | null): Promise<void> {
  const { folder, bucket } = await readPlaceIds(source)
  if ([folder, bucket].some(id => id !== undefined && id !== installation))
    throw new OperatorError('Database and files are of different installations: nothing was backed up.')
  if (installation === null || (source.storage.isInDataDir ? folder : bucket) !== undefined) return
  const where = source.storage.isInDataDir ? `DATA_DIR ${source.dataDir}` : 'The bucket of S3_ENDPOINT'
  throw new OperatorError(`${where} has no files of the installation ${installation}: nothing was backed up.`)
}

/** Lets health and metrics know that a backup is complete. */
export async function noteBackupOf({ connectionString }: BackupSource, madeAt: Date): Promise<void> {
  const client = await connect(connectionString, 'sobremesa backup')
  try {
    await noteBackup(client, madeAt)
  } finally {
    await client.end()
  }
}

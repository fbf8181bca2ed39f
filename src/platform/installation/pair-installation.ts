import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { StorageUnavailable } from '#platform/storage/storage.ts'
import { findInstallation, type InstallationRow, insertInstallation, markPaired } from './installation.store.ts'
import {
  fillPlaces,
  noteFilesElsewhere,
  overwritePlaces,
  type PlaceIds,
  type Places,
  readFolderId,
  readPlaceIds,
} from './places.ts'

export type Pair = Places & {
  db: Db
  /** What the operator calls the database, without its password. */
  databaseName: string
}

const ADOPT = 'correct DATABASE_URL or DATA_DIR, or see "npm run admin -- adopt-folder --dry-run"'

/**
 * Makes sure at a start that database, DATA_DIR and bucket are of one installation (decision 0243). Where none of them
 * has an id, as after an update from a release without ids, they are paired. Throws OperatorError with one sentence.
 */
export async function pairInstallation(pair: Pair): Promise<void> {
  await pairPlaces(pair)
  if (!pair.storage.isInDataDir) await noteFilesElsewhere(pair.dataDir)
}

async function pairPlaces(pair: Pair): Promise<void> {
  const before = await findInstallation(pair.db)
  const ids = await readPlaceIds(pair).catch(async (error: unknown) => {
    if (await isKnownWithoutBucket(pair, before, error)) return undefined
    throw error
  })
  if (!ids) return
  const hasId = (ids.folder ?? ids.bucket) !== undefined
  // Another process may pair them at this moment: it writes the row, then the places, then marks the row.
  const row = before ?? (hasId ? await findInstallation(pair.db) : undefined)
  if (!row && hasId) throw newDatabase(pair, ids)
  if (before?.isPaired) return checkPair(pair, before, ids)
  // From here to `markPaired` a crash leaves a row that the next start goes on with.
  const paired = row ?? (await insertInstallation(pair.db, randomUUID()))
  throwIfOther(pair, paired, await fillPlaces(pair, ids, paired.id))
  if (!paired.isPaired) await markPaired(pair.db)
}

/** While the bucket is away a start on a known folder serves menus: uploads are refused until it is back. */
async function isKnownWithoutBucket(
  { dataDir }: Pair,
  row: InstallationRow | undefined,
  error: unknown,
): Promise<boolean> {
  const isAway = error instanceof StorageUnavailable && !error.isRefused
  return isAway && row?.isPaired === true && (await readFolderId(dataDir)) === row.id
}

/** A new machine of a cluster whose files are in a bucket begins with an empty folder. */
async function checkPair(pair: Pair, row: InstallationRow, ids: PlaceIds): Promise<void> {
  throwIfOther(pair, row, ids)
  if (!pair.storage.isInDataDir && ids.bucket === undefined)
    throw new OperatorError(
      `The bucket of S3_ENDPOINT has no files of the installation of ${pair.databaseName}, nothing was changed: "npm run admin -- move-storage --to s3" brings them there; or ${ADOPT}`,
    )
  if (ids.folder !== undefined) return
  if (pair.storage.isInDataDir)
    throw new OperatorError(
      `DATA_DIR ${pair.dataDir} has no files of the installation of ${pair.databaseName}, nothing was changed: ${ADOPT}`,
    )
  throwIfOther(pair, row, await fillPlaces(pair, ids, row.id))
}

function newDatabase({ databaseName, dataDir }: Pair, { folder, bucket }: PlaceIds): OperatorError {
  const where = folder === undefined ? 'the bucket of S3_ENDPOINT' : `DATA_DIR ${dataDir}`
  return new OperatorError(
    `${databaseName} is not the database of the installation ${folder ?? bucket} whose files are in ${where}, nothing was changed: ${ADOPT}`,
  )
}

function throwIfOther({ databaseName, dataDir }: Pair, { id }: InstallationRow, { folder, bucket }: PlaceIds): void {
  const other = [
    ...(folder !== undefined && folder !== id ? [`DATA_DIR ${dataDir} (${folder})`] : []),
    ...(bucket !== undefined && bucket !== id ? [`the bucket of S3_ENDPOINT (${bucket})`] : []),
  ]
  if (other.length === 0) return
  throw new OperatorError(
    `${other.join(' and ')} and ${databaseName} (${id}) are of different installations, nothing was changed: ${ADOPT}`,
  )
}

/**
 * Makes one installation of database, DATA_DIR and bucket, whatever they said: the database's id holds, else theirs.
 * Answers the id.
 */
export async function adoptPlaces(pair: Pair): Promise<string> {
  const { folder, bucket } = await readPlaceIds(pair).catch(() => ({ folder: undefined, bucket: undefined }))
  const { id } = await insertInstallation(pair.db, folder ?? bucket ?? randomUUID())
  await overwritePlaces(pair, id)
  await markPaired(pair.db)
  return id
}

import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { beginFilling, endFilling, requireOwnBucket } from '#platform/installation/fill-bucket.ts'
import { findInstallation } from '#platform/installation/installation.store.ts'
import { noteFilesHere, readBucketId, readFolderId } from '#platform/installation/places.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { type Amount, copyFiles, type Moved } from '#platform/storage/move-files.ts'
import { createS3Storage } from '#platform/storage/s3/s3-storage.ts'
import { type Storage, StorageUnavailable } from '#platform/storage/storage.ts'
import { type DataCommand, type Opened, readArguments, withData } from './with-data.ts'

const BYTES_PER_MB = 1_000_000
const OPTIONS = { to: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const

type Target = 's3' | 'disk'
type Move = { to: Target; isDryRun: boolean; disk: Storage; bucket: Storage; dataDir: string; id: string }

function readMove(args: string[]): { to: Target; isDryRun: boolean } {
  const { values, positionals } = readArguments(args, OPTIONS)
  const { to } = values
  if ((to !== 's3' && to !== 'disk') || positionals.length > 0)
    throw new OperatorError('It needs --to s3 or --to disk, and with --dry-run it only says what it would do.')
  return { to, isDryRun: values['dry-run'] === true }
}

function requireS3({ s3 }: Config): NonNullable<Config['s3']> {
  if (!s3) throw new OperatorError('Which bucket? Set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for it.')
  return s3
}

/** The id that database and DATA_DIR share. Throws OperatorError where they do not. */
async function requirePair({ source, databaseName, log, config }: Opened): Promise<string> {
  const folder = await readFolderId(config.dataDir)
  const { db, close } = openDatabase(source.connectionString, log)
  try {
    const row = await findInstallation(db)
    if (row && row.id === folder) return row.id
    throw new OperatorError(
      `DATA_DIR ${config.dataDir} and ${databaseName} are not of one installation, nothing was copied: start the product on them first.`,
    )
  } finally {
    await close()
  }
}

const amount = ({ files, bytes }: Amount): string => `${files} files of ${Math.ceil(bytes / BYTES_PER_MB)} MB`

/** Copies; what was copied before a fault stays for the next run. */
async function copy({ to, isDryRun, disk, bucket }: Move): Promise<Moved> {
  const [from, target] = to === 's3' ? [disk, bucket] : [bucket, disk]
  let soFar: Moved | undefined
  try {
    return await copyFiles({
      from,
      to: target,
      isDryRun,
      onProgress: moved => {
        soFar = moved
      },
    })
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    const done = soFar
      ? `${amount(soFar.copied)} were copied, ${amount(soFar.present)} were there`
      : 'nothing was copied'
    throw new OperatorError(`${error.message}: ${done}; the same command goes on from here.`, { cause: error })
  }
}

async function toBucket(move: Move): Promise<Moved> {
  await requireOwnBucket(move.bucket, move.id)
  if (move.isDryRun) return copy(move)
  await beginFilling(move.bucket, move.id)
  const moved = await copy(move)
  await endFilling(move.bucket, move.id)
  return moved
}

async function toDisk(move: Move): Promise<Moved> {
  if ((await readBucketId(move.bucket)) !== move.id)
    throw new OperatorError('The bucket of S3_ENDPOINT has no files of this installation: nothing was copied.')
  const moved = await copy(move)
  if (!move.isDryRun) await noteFilesHere(move.dataDir)
  return moved
}

const NEXT = {
  s3: 'Stop the product, run this once more for what came meanwhile, and start it with the S3_ settings. The files in DATA_DIR stay.',
  disk: 'Stop the product, run this once more for what came meanwhile, and start it without the S3_ settings. The files in the bucket stay.',
}

function describe({ to, isDryRun, dataDir }: Move, { copied, present }: Moved): string {
  const where = to === 's3' ? 'the bucket of S3_ENDPOINT' : `DATA_DIR ${dataDir}`
  const verb = isDryRun ? 'would be copied' : 'were copied'
  const said = `${amount(copied)} ${verb} to ${where}, ${amount(present)} are there already.`
  return isDryRun ? said : `${said}\n${NEXT[to]}`
}

/**
 * Copies pictures and trash from DATA_DIR to the bucket of the S3 settings, or back, while the product serves. The old
 * place stays as it was (decision 0264).
 */
export const moveStorage: DataCommand = {
  usage: '--to s3|disk [--dry-run]',
  usesDatabase: true,
  run: (args, terminal) => {
    const asked = readMove(args)
    return withData({ makes: false, command: 'move-storage', args, terminal }, async opened => {
      const { dataDir } = opened.config
      const bucket = createS3Storage(requireS3(opened.config))
      const id = await requirePair(opened)
      const move: Move = { ...asked, disk: createDiskStorage(dataDir), bucket, dataDir, id }
      return describe(move, await (move.to === 's3' ? toBucket(move) : toDisk(move)))
    })
  },
}

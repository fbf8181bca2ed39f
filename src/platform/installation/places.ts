import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATA_DIR_MODE } from '#platform/config/session-secret.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { writeDurably } from '#platform/storage/durable.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** Where an installation's id stands beside its database. */
export type Places = { dataDir: string; storage: Storage }

/** What each place says; undefined where no id stands, or where no id belongs. */
export type PlaceIds = { folder: string | undefined; bucket: string | undefined }

const FILE = 'installation'
/** Stands in DATA_DIR while the files are in a bucket: a start that has lost its S3 settings would find none. */
const ELSEWHERE = 'files-are-in-a-bucket'
const ELSEWHERE_TEXT = 'The S3_ settings name it. "npm run admin -- move-storage --to disk" brings the files back.\n'
const MARKER = { namespace: 'installation/', key: 'id.txt' } as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const markerOf = (storage: Storage) => storage.in(MARKER.namespace)
const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Throws OperatorError for a file that holds no id, and where the settings look for the files in the wrong place. */
export async function readPlaceIds({ dataDir, storage }: Places): Promise<PlaceIds> {
  const folder = await readFolderId(dataDir)
  if (!storage.isInDataDir) return { folder, bucket: await readBucketId(storage) }
  if ((await readText(join(dataDir, ELSEWHERE))) !== undefined)
    throw new OperatorError(
      `The files of DATA_DIR ${dataDir} are in a bucket: set S3_ENDPOINT and its keys, or run "npm run admin -- move-storage --to disk" with them`,
    )
  return { folder, bucket: undefined }
}

/** The id in DATA_DIR. Throws OperatorError for a file that holds none. */
export async function readFolderId(dataDir: string): Promise<string | undefined> {
  const path = join(dataDir, FILE)
  return checkId(await readText(path), path)
}

/** The id in a bucket. Throws OperatorError for a marker that holds none. */
export async function readBucketId(storage: Storage): Promise<string | undefined> {
  const marker = await markerOf(storage).read(MARKER.key)
  return checkId(marker?.toString(), 'the marker object of the bucket')
}

const readText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (!isAbsent(error)) throw error
    return undefined
  })

/** From now on a start that looks for the files in DATA_DIR is refused. */
export const noteFilesElsewhere = (dataDir: string): Promise<void> =>
  writeFile(join(dataDir, ELSEWHERE), ELSEWHERE_TEXT, { mode: 0o644 })

/** The files are in DATA_DIR again. */
export const noteFilesHere = (dataDir: string): Promise<void> => rm(join(dataDir, ELSEWHERE), { force: true })

function checkId(text: string | undefined, where: string): string | undefined {
  if (text === undefined || UUID.test(text.trim())) return text?.trim()
  throw new OperatorError(
    `${where} holds no installation id: put it back from a backup, or run "npm run admin -- adopt-folder"`,
  )
}

/**
 * Writes the id where none stands; of processes that begin together, one writes the file of DATA_DIR. Answers what the
 * places say then.
 */
export async function fillPlaces(places: Places, known: PlaceIds, id: string): Promise<PlaceIds> {
  if (known.folder === undefined) await writeFolderId(places.dataDir, id, linkOnce)
  if (!places.storage.isInDataDir && known.bucket === undefined) await writeMarker(places.storage, id)
  return readPlaceIds(places)
}

/** Writes the id in every place, in the place of another one. */
export async function overwritePlaces({ dataDir, storage }: Places, id: string): Promise<void> {
  await writeFolderId(dataDir, id, rename)
  if (storage.isInDataDir) return noteFilesHere(dataDir)
  await writeMarker(storage, id)
  await noteFilesElsewhere(dataDir)
}

/** Says in a bucket whose files it holds. */
export const writeMarker = (storage: Storage, id: string): Promise<void> =>
  markerOf(storage).put(MARKER.key, Buffer.from(`${id}\n`), { type: 'text/plain' })

/** Like a link, but a file that is there already stays. */
async function linkOnce(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

async function writeFolderId(
  dataDir: string,
  id: string,
  place: (draft: string, path: string) => Promise<void>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: DATA_DIR_MODE })
  const draft = join(dataDir, `.${FILE}-${randomUUID()}`)
  try {
    await writeDurably(draft, `${id}\n`, 0o644)
    await place(draft, join(dataDir, FILE))
  } finally {
    await rm(draft, { force: true })
  }
}

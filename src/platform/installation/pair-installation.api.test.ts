import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import { createS3Storage } from '#platform/storage/s3/s3-storage.ts'
import { testS3 } from '#test/storage/test-s3.ts'
import { emptyDatabase, workerDatabase } from '#test/databases/database.ts'
import { adoptPlaces, type Pair, pairInstallation } from './pair-installation.ts'

const OTHER = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee'

/** Database and folder of a release that knew no ids, with files on disk. */
async function pairOf(given: Partial<Pair> = {}): Promise<Pair> {
  const connectionString = await workerDatabase()
  await emptyDatabase(connectionString)
  const { db, close } = openDatabase(connectionString, silentLog)
  onTestFinished(close)
  const dataDir = emptyFolder()
  return { db, dataDir, storage: createDiskStorage(dataDir), databaseName: 'the database carta at db', ...given }
}

function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-pair-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const idOf = ({ dataDir }: Pair): string => readFileSync(join(dataDir, 'installation'), 'utf8').trim()
const rowsOf = ({ db }: Pair) => db.selectFrom('installation').select(['id', 'paired_at']).execute()

async function elsewhere(pair: Pair, isDisk = true): Promise<Pair> {
  const dataDir = emptyFolder()
  return { ...pair, dataDir, ...(isDisk && { storage: createDiskStorage(dataDir) }) }
}

test('a database and a folder without ids are paired at the first start, and accepted at the next', async () => {
  const pair = await pairOf()
  await pairInstallation(pair)
  expect(await rowsOf(pair)).toEqual([{ id: idOf(pair), paired_at: expect.any(Date) }])
  await pairInstallation(pair)
  expect(await rowsOf(pair)).toHaveLength(1)
})

test('processes that start at once pair once', async () => {
  for (let round = 0; round < 5; round++) {
    const pair = await pairOf()
    await Promise.all(Array.from({ length: 8 }, () => pairInstallation(pair)))
    expect(await rowsOf(pair)).toEqual([{ id: idOf(pair), paired_at: expect.any(Date) }])
  }
})

test('a start that was killed between database and folder is finished by the next', async () => {
  const pair = await pairOf()
  await pair.db.insertInto('installation').values({ id: OTHER }).execute()
  await pairInstallation(pair)
  expect(idOf(pair)).toBe(OTHER)
})

test('a new database beside a known folder is refused, and nothing is changed', async () => {
  const pair = await pairOf()
  writeFileSync(join(pair.dataDir, 'installation'), `${OTHER}\n`)
  await expect(pairInstallation(pair)).rejects.toThrow(
    `the database carta at db is not the database of the installation ${OTHER} whose files are in DATA_DIR ${pair.dataDir}, nothing was changed`,
  )
  expect(await rowsOf(pair)).toEqual([])
})

test('a database of another installation is refused, with both ids in one sentence', async () => {
  const pair = await pairOf()
  await pairInstallation(pair)
  const [row] = await rowsOf(pair)
  writeFileSync(join(pair.dataDir, 'installation'), OTHER)
  const refused = pairInstallation(pair)
  await expect(refused).rejects.toThrow(
    new RegExp(`^DATA_DIR .*\\(${OTHER}\\) and the database carta at db \\(${row?.id}\\) are of`),
  )
  await expect(refused).rejects.not.toThrow('\n')
})

test('an empty folder beside a known database is refused', async () => {
  const pair = await pairOf()
  await pairInstallation(pair)
  await expect(pairInstallation(await elsewhere(pair))).rejects.toThrow(/^DATA_DIR .* has no files of the installation/)
})

test('an empty folder is a new machine where the files are in a bucket, which has the id too', async () => {
  const bucket = createMemoryStorage()
  const pair = await pairOf({ storage: bucket })
  await pairInstallation(pair)
  const machine = await elsewhere(pair, false)
  await pairInstallation(machine)
  expect(idOf(machine)).toBe(idOf(pair))
  expect(String(await bucket.in('installation/').read('id.txt'))).toBe(`${idOf(pair)}\n`)
})

test('another bucket, or an empty one, is refused', async () => {
  const pair = await pairOf({ storage: createMemoryStorage() })
  await pairInstallation(pair)
  const other = createMemoryStorage()
  await expect(pairInstallation({ ...pair, storage: other })).rejects.toThrow(/^The bucket of S3_ENDPOINT has no files/)
  await other.in('installation/').put('id.txt', Buffer.from(OTHER), { type: 'text/plain' })
  await expect(pairInstallation({ ...pair, storage: other })).rejects.toThrow(`the bucket of S3_ENDPOINT (${OTHER})`)
})

test('while the bucket is away, a start on a known folder goes on, on any other it is refused', async () => {
  const s3 = await testS3()
  const pair = await pairOf({ storage: createS3Storage(s3.settings) })
  await pairInstallation(pair)
  for (const how of ['closed', 503] as const) {
    s3.away(how)
    await pairInstallation(pair)
    const machine = await elsewhere(pair, false)
    await expect(pairInstallation(machine)).rejects.toThrow(
      /^The bucket of S3_ENDPOINT (cannot be reached|answers 503)/,
    )
  }
  // Wrong keys do not heal by themselves.
  s3.away(403)
  await expect(pairInstallation(pair)).rejects.toThrow('The bucket of S3_ENDPOINT answers 403')
})

test('a start that has lost the settings of its bucket is refused', async () => {
  const pair = await pairOf({ storage: createMemoryStorage() })
  await pairInstallation(pair)
  const onDisk = { ...pair, storage: createDiskStorage(pair.dataDir) }
  await expect(pairInstallation(onDisk)).rejects.toThrow(/^The files of DATA_DIR .* are in a bucket: set S3_ENDPOINT/)
  await adoptPlaces(onDisk)
  await pairInstallation(onDisk)
})

test('a file that holds no id is refused', async () => {
  const pair = await pairOf()
  writeFileSync(join(pair.dataDir, 'installation'), 'carta')
  await expect(pairInstallation(pair)).rejects.toThrow(/installation holds no installation id/)
})

test('adopting makes one installation of them: the database’s id holds, else the folder’s', async () => {
  const pair = await pairOf()
  writeFileSync(join(pair.dataDir, 'installation'), OTHER)
  expect(await adoptPlaces(pair)).toBe(OTHER)
  await pairInstallation(pair)
  const folder = await elsewhere(pair)
  writeFileSync(join(folder.dataDir, 'installation'), '0190aaaa-bbbb-7ccc-8ddd-000000000000')
  expect([await adoptPlaces(folder), idOf(folder)]).toEqual([OTHER, OTHER])
  await pairInstallation(folder)
})

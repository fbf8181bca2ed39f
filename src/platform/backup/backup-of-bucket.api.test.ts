import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { overwritePlaces } from '#platform/installation/places.ts'
import { silentLog } from '#platform/log/log.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createS3Storage } from '#platform/storage/s3/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createTestApp } from '#test/app.ts'
import { newDatabase } from '#test/databases/new-database.ts'
import { testS3 } from '#test/storage/test-s3.ts'
import { writeBackupFile } from './backup-file.ts'
import { backupSource } from './make-backup.ts'
import { restoreBackup } from './restore.ts'

const INSTALLATION = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee'
const OPTIONS = { madeAt: new Date('2027-03-10T11:00:00.000Z'), checkpoint: () => undefined }
const PICTURES = 20

function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-backup-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const target = async (storage: (dataDir: string) => Storage) => {
  const dataDir = emptyFolder()
  const connectionString = await newDatabase()
  return { dataDir, storage: storage(dataDir), connectionString, databaseName: 'the database nueva', log: silentLog }
}

async function filesOf(storage: Storage) {
  const pictures = storage.in('images/')
  const keys = (await Array.fromAsync(pictures.list())).toSorted()
  return Promise.all(keys.map(async key => [key, String(await pictures.read(key))]))
}

test('a backup of a bucket holds its pictures, which come back in another bucket, sent as before, and on disk', async () => {
  const [from, to] = [await testS3(), await testS3()]
  const app = await createTestApp({ storage: createS3Storage(from.settings, { pageSize: 7 }) })
  await app.platform.db.insertInto('installation').values({ id: INSTALLATION }).execute()
  const source = app.platform.services.get(backupSource)
  await overwritePlaces(source, INSTALLATION)
  for (let n = 0; n < PICTURES; n++)
    await source.storage.in('images/').put(`ab${n}/320.webp`, Buffer.from(`picture ${n}`), { type: 'image/webp' })
  const path = join(emptyFolder(), 'carta.tar.zst')
  expect(await writeBackupFile(source, path, OPTIONS)).toMatchObject({ files: PICTURES })

  const bucket = await target(() => createS3Storage(to.settings))
  await restoreBackup(path, bucket)
  expect(await filesOf(bucket.storage)).toEqual(await filesOf(source.storage))
  expect(to.objects.get('images/ab7/320.webp')?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect([...to.objects.keys()].filter(key => !key.startsWith('images/'))).toEqual(['installation/id.txt'])

  const disk = await target(createDiskStorage)
  await restoreBackup(path, disk)
  expect(await filesOf(disk.storage)).toEqual(await filesOf(source.storage))
})

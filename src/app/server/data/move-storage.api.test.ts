import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { pairInstallation } from '#platform/installation/pair-installation.ts'
import { silentLog } from '#platform/log/log.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createS3Storage } from '#platform/storage/s3/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { emptyDatabase, workerDatabase } from '#test/databases/database.ts'
import type { TestS3 } from '#test/storage/signed-s3.ts'
import { testS3 } from '#test/storage/test-s3.ts'
import { runCommand } from '../process/run-command.ts'

const PICTURES = 30
const WEBP = { type: 'image/webp' } as const

/** An installation with pictures on disk and one in the trash, and an empty bucket. */
async function installation() {
  const s3 = await testS3()
  const connectionString = await workerDatabase()
  await emptyDatabase(connectionString)
  const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-move-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { db, close } = openDatabase(connectionString, silentLog)
  onTestFinished(close)
  const disk = createDiskStorage(dataDir)
  for (let n = 0; n < PICTURES; n++) await disk.in('images/').put(`ab${n}/320.webp`, Buffer.alloc(1000, n), WEBP)
  await disk.in('trash/').put('2026-11-20/images/cd/320.webp', Buffer.from('thrown away'), WEBP)
  await disk.in('menus/').put('start/casa-lola.br', Buffer.from('made again'), { type: 'text/html' })
  const start = (storage: Storage) => pairInstallation({ db, dataDir, storage, databaseName: 'the database carta' })
  await start(disk)
  const env = {
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of at least 32 characters for tests',
    ...s3.env,
  }
  return { s3, dataDir, disk, bucket: createS3Storage(s3.settings), start, env }
}

async function move(args: string, env: Record<string, string>) {
  let [out, err] = ['', '']
  const terminal = { env, out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const status = await runCommand(['move-storage', ...args.split(' ')], terminal)
  // The first line names the database.
  return { status, said: out.trim(), fault: err.trim().split('\n').slice(1).join('\n') }
}

const puts = ({ asked }: TestS3) => asked.splice(0).filter(each => /^PUT (images|trash)/.test(each)).length
const marker = ({ objects }: TestS3) => objects.get('installation/id.txt')

test('a move says first what it would do, copies, and copies nothing twice', async () => {
  const { s3, env, start, bucket, dataDir } = await installation()
  const dry = await move('--to s3 --dry-run', env)
  expect(dry).toEqual({
    status: 0,
    said: '31 files of 1 MB would be copied to the bucket of S3_ENDPOINT, 0 files of 0 MB are there already.',
    fault: '',
  })
  expect([s3.objects.size, puts(s3)]).toEqual([0, 0])
  await expect(start(bucket)).rejects.toThrow('"npm run admin -- move-storage --to s3" brings them there')

  const first = await move('--to s3', env)
  expect([first.status, puts(s3)]).toEqual([0, 31])
  expect(first.said).toMatch(/^31 files of 1 MB were copied .*\nStop the product, run this once more/)
  const picture = s3.objects.get('images/ab7/320.webp')
  expect([picture?.bytes, picture?.headers['content-type'], picture?.headers['cache-control']]).toEqual([
    Buffer.alloc(1000, 7),
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect([...s3.objects.keys()].filter(key => !key.startsWith('images/')).toSorted()).toEqual([
    'installation/id.txt',
    'trash/2026-11-20/images/cd/320.webp',
  ])

  // Of two that differ one is shorter, the other is not.
  await bucket.in('images/').put('ab7/320.webp', Buffer.alloc(1000, 8), WEBP)
  await bucket.in('images/').put('ab8/320.webp', Buffer.from('cut'), WEBP)
  s3.asked.length = 0
  const second = await move('--to s3', env)
  expect([puts(s3), second.said.split('\n')[0]]).toEqual([
    2,
    '2 files of 1 MB were copied to the bucket of S3_ENDPOINT, 29 files of 1 MB are there already.',
  ])
  expect(await bucket.in('images/').read('ab7/320.webp')).toEqual(Buffer.alloc(1000, 7))
  await start(bucket)
  expect(existsSync(join(dataDir, 'uploads/ab7/320.webp'))).toBe(true)
})

test('an interrupted move leaves a bucket on which nothing starts, and goes on', async () => {
  const { s3, env, start, bucket } = await installation()
  const { set } = s3.objects
  s3.objects.set = (...entry) => {
    if (s3.objects.size === 12) s3.away('closed')
    return set.apply(s3.objects, entry)
  }
  const interrupted = await move('--to s3', env)
  expect([interrupted.status, interrupted.fault]).toEqual([
    1,
    expect.stringMatching(
      /^The bucket of S3_ENDPOINT cannot be reached: .+: \d+ files of 1 MB were copied, 0 files of 0 MB were there; the same command goes on from here\.$/,
    ),
  ])
  s3.objects.set = set
  s3.away()
  await expect(start(bucket)).rejects.toThrow('The bucket of S3_ENDPOINT has no files of the installation')
  expect(marker(s3)).toBeUndefined()
  puts(s3)
  expect((await move('--to s3', env)).status).toBe(0)
  expect(puts(s3)).toBeLessThan(31)
  await start(bucket)
})

test('back on disk: what came meanwhile is there, and only then a start looks there', async () => {
  const { env, start, disk, bucket, dataDir, s3 } = await installation()
  await move('--to s3', env)
  await start(bucket)
  await bucket.in('images/').put('new/320.webp', Buffer.from('new'), WEBP)
  await bucket.in('images/').delete('ab7/320.webp')
  await expect(start(disk)).rejects.toThrow(
    `The files of DATA_DIR ${dataDir} are in a bucket: set S3_ENDPOINT and its keys, or run "npm run admin -- move-storage --to disk" with them`,
  )
  expect((await move('--to disk --dry-run', env)).said).toBe(
    `1 files of 1 MB would be copied to DATA_DIR ${dataDir}, 30 files of 1 MB are there already.`,
  )
  await expect(start(disk)).rejects.toThrow('are in a bucket')
  expect((await move('--to disk', env)).status).toBe(0)
  await start(disk)
  expect([String(await disk.in('images/').read('new/320.webp')), s3.objects.has('images/new/320.webp')]).toEqual([
    'new',
    true,
  ])
})

test('refused in one line, and nothing is copied', async () => {
  const { env, s3 } = await installation()
  const withoutS3 = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('S3_')))
  expect((await move('--to tape', env)).fault).toMatch(/^It needs --to s3 or --to disk/)
  expect((await move('--to s3', withoutS3)).fault).toMatch(/^Which bucket\?/)
  expect((await move('--to s3', { ...env, S3_SECRET_ACCESS_KEY: 'otro' })).fault).toBe(
    'The bucket of S3_ENDPOINT answers 403 SignatureDoesNotMatch',
  )
  expect((await move('--to disk', env)).fault).toMatch(/^The bucket of S3_ENDPOINT has no files of this installation/)
  const images = createS3Storage(s3.settings).in('images/')
  await images.put('of-another/320.webp', Buffer.from('x'), WEBP)
  expect((await move('--to s3', env)).fault).toBe(
    'The bucket of S3_ENDPOINT has files, but no installation: choose an empty one.',
  )
  const OTHER = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee'
  await createS3Storage(s3.settings).in('installation/').put('id.txt', Buffer.from(OTHER), { type: 'text/plain' })
  expect((await move('--to s3', env)).fault).toBe(
    `The bucket of S3_ENDPOINT is of the installation ${OTHER}: choose another one.`,
  )
  expect(puts(s3)).toBe(1)
})

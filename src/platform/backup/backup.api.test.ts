import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { BACKUP_LOCK } from '#platform/db/backup-lock.ts'
import { migrateDatabase, withLockedSchema } from '#platform/db/migrate.ts'
import { overwritePlaces } from '#platform/installation/places.ts'
import { silentLog } from '#platform/log/log.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { workerDatabase } from '#test/databases/database.ts'
import { createWholeAccount } from '#test/house/account-data.world.ts'
import { newDatabase } from '#test/databases/new-database.ts'
import { queryAt } from '#test/databases/query-at.ts'
import { backedUp, emptyFolder, INSTALLATION, OPTIONS } from '#test/backup/backed-up.ts'
import { writeBackupFile } from './backup-file.ts'
import { openSnapshot } from './dump.ts'
import { backupSource, makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore.ts'
import { readBackup } from './verify.ts'

async function target(connectionString?: string) {
  const dataDir = emptyFolder()
  const storage = createDiskStorage(dataDir)
  return {
    dataDir,
    storage,
    connectionString: connectionString ?? (await newDatabase()),
    databaseName: 'the database nueva',
    log: silentLog,
  }
}

/** Count and checksum of every table, by name. */
async function sumsOf(connectionString: string): Promise<Record<string, string>> {
  const tables = await queryAt<{ name: string }>(
    connectionString,
    `SELECT c.oid::regclass::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT relispartition AND n.nspname IN ('public', 'pgboss')
       AND c.relname NOT IN ('kysely_migration', 'kysely_migration_lock', 'version', 'warning', 'bam', 'queue_stats')`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await queryAt<{ sum: string }>(
      connectionString,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\n' ORDER BY t::text)), '') AS sum FROM ${name} t`,
    )
    sums[name] = row?.sum ?? ''
  }
  return sums
}

/** Photos and printed cartas: what a backup holds. */
const listAll = async (storage: TestApp['platform']['storage']) => {
  const all = ['images/', 'paper/'].map(async name => {
    const keys = (await Array.fromAsync(storage.in(name).list())).toSorted()
    return Promise.all(keys.map(async key => [name + key, String(await storage.in(name).read(key))]))
  })
  return (await Promise.all(all)).flat()
}

test('a backup comes back in an empty database: every row, every file, the secrets, the sequences', async () => {
  const { app, path, contents } = await backedUp()
  const before = await workerDatabase()
  const to = await target()
  const restored = await restoreBackup(path, to)
  expect(restored).toEqual(contents)
  const [sums, expected] = [await sumsOf(to.connectionString), await sumsOf(before)]
  expect(sums).toEqual(expected)
  expect(Object.keys(sums).length).toBeGreaterThan(35)
  expect(Number.parseInt(sums['pgboss.job'] ?? '')).toBeGreaterThan(0)
  expect(await listAll(to.storage)).toEqual(await listAll(app.platform.storage))
  expect(readFileSync(join(to.dataDir, 'session-secret'), 'utf8')).toBe('s'.repeat(40))
  expect(readFileSync(join(to.dataDir, 'installation'), 'utf8')).toBe('0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee\n')
  expect([statSync(path).mode & 0o777, statSync(join(to.dataDir, 'session-secret')).mode & 0o777]).toEqual([
    0o600, 0o600,
  ])
  const constraints = `SELECT count(*)::int AS n FROM pg_constraint WHERE contype = 'f' AND condeferrable`
  expect(await queryAt(to.connectionString, constraints)).toEqual(await queryAt(before, constraints))
})

test('a backup of an older schema comes back, and is migrated to this release', async () => {
  const { path } = await backedUp()
  const { header } = await readBackup(path)
  const older = await newDatabase()
  const names = header.migrations.filter(name => name < '202611241')
  expect(names.length).toBeLessThan(header.migrations.length)
  await withLockedSchema({ connectionString: older, log: silentLog }, schema => schema.migrate(names))
  const user = `'0190aaaa-bbbb-7ccc-8ddd-000000000001'`
  await queryAt(
    older,
    `INSERT INTO users (id, name, email, role, created_at) VALUES (${user}, 'Ana', 'ana@x.es', 'owner', now())`,
  )
  await queryAt(older, `SELECT setval('payment_tickets', 41)`)
  const old = { ...(await target(older)), connectionString: older }
  const oldPath = join(emptyFolder(), 'old.tar.zst')
  expect((await writeBackupFile(old, oldPath, OPTIONS)).header.migrations).toEqual(names)
  const to = await target()
  await restoreBackup(oldPath, to)
  expect(await queryAt(to.connectionString, 'SELECT name FROM users')).toEqual([{ name: 'Ana' }])
  expect(await queryAt(to.connectionString, `SELECT nextval('payment_tickets')::int AS n`)).toEqual([{ n: 42 }])
  const now = await queryAt<{ name: string }>(to.connectionString, 'SELECT name FROM kysely_migration ORDER BY name')
  expect(now.map(({ name }) => name)).toEqual(header.migrations)
})

/** Node ends the compression with a frame of nothing, which says nothing and whose damage it does not tell. */
const EMPTY_FRAME = 13

describe('refused, and nothing is changed', () => {
  test('an archive that was cut off or changed, wherever, in one line', async () => {
    const { path } = await backedUp()
    const whole = readFileSync(path)
    const to = await target()
    const other = join(emptyFolder(), 'other')
    for (const part of [0, 0.1, 0.5, 0.9, 1]) {
      const at = Math.floor((whole.length - EMPTY_FRAME - 1) * part)
      writeFileSync(other, whole.subarray(0, at))
      await expect(restoreBackup(other, to)).rejects.toThrow(
        /^.*other is no whole backup \(.+\): nothing was changed\.$/,
      )
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x20
      writeFileSync(other, changed)
      await expect(restoreBackup(other, to)).rejects.toThrow(
        /^.*other is no whole backup \(.+\): nothing was changed\.$/,
      )
    }
    expect(await queryAt(to.connectionString, `SELECT 1 FROM pg_class WHERE relname = 'users'`)).toEqual([])
    expect(await readdir(to.dataDir)).toEqual([])
  })

  test('a database that is not empty, a folder of another installation, a folder with files', async () => {
    const { path } = await backedUp()
    const full = await target(await workerDatabase())
    await expect(restoreBackup(path, full)).rejects.toThrow(/^the database nueva is not empty \(\w+ has rows\)/)
    const to = await target()
    await to.storage.in('images/').put('ab12/320.webp', Buffer.from('x'), { type: 'image/webp' })
    await expect(restoreBackup(path, to)).rejects.toThrow(/has files, but no installation/)
    writeFileSync(join(to.dataDir, 'installation'), '0190aaaa-bbbb-7ccc-8ddd-000000000000')
    await expect(restoreBackup(path, to)).rejects.toThrow(/is of the installation 0190aaaa-bbbb-7ccc-8ddd-000000000000/)
    expect(await queryAt(to.connectionString, `SELECT 1 FROM pg_class WHERE relname = 'users'`)).toEqual([])
  })

  test('a backup of a folder, or a bucket, that is not of the database', async () => {
    const { app, path } = await backedUp()
    const source = app.platform.services.get(backupSource)
    const other = join(emptyFolder(), 'b')
    const folder = { ...(await target()), connectionString: source.connectionString }
    const none = `has no files of the installation ${INSTALLATION}: nothing was backed up`
    await expect(writeBackupFile(folder, other, OPTIONS)).rejects.toThrow(`DATA_DIR ${folder.dataDir} ${none}`)
    const bucket = { ...source, storage: createMemoryStorage() }
    await expect(writeBackupFile(bucket, other, OPTIONS)).rejects.toThrow(`The bucket of S3_ENDPOINT ${none}`)
    await overwritePlaces(folder, '0190aaaa-bbbb-7ccc-8ddd-000000000000')
    await expect(writeBackupFile(folder, other, OPTIONS)).rejects.toThrow(/are of different installations/)
    expect([await readdir(dirname(other)), await readdir(dirname(path))]).toEqual([[], ['carta.tar.zst']])
  })

  test('a file that exists is never replaced, and a failed backup leaves none', async () => {
    const { app, path } = await backedUp()
    const source = app.platform.services.get(backupSource)
    await expect(writeBackupFile(source, path, OPTIONS)).rejects.toThrow(/exists: a backup never replaces a file/)
    const folder = emptyFolder()
    const checkpoint = () => {
      throw new Error('stopped')
    }
    await expect(writeBackupFile(source, join(folder, 'b'), { ...OPTIONS, checkpoint })).rejects.toThrow('stopped')
    expect(await readdir(folder)).toEqual([])
  })
})

test('the folder of a move keeps its files and secrets, and gets what it lacks', async () => {
  const { path } = await backedUp()
  const to = await target()
  writeFileSync(join(to.dataDir, 'installation'), '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee\n')
  writeFileSync(join(to.dataDir, 'session-secret'), 'k'.repeat(40))
  await to.storage.in('images/').put('there/320.webp', Buffer.from('x'), { type: 'image/webp' })
  const { files } = await restoreBackup(path, to)
  expect(await listAll(to.storage)).toHaveLength(files + 1)
  expect(readFileSync(join(to.dataDir, 'session-secret'), 'utf8')).toBe('k'.repeat(40))
})

test('a restore that failed can be begun again', async () => {
  const { path } = await backedUp()
  const to = await target()
  await migrateDatabase(to.connectionString, silentLog)
  await queryAt(to.connectionString, `ALTER TABLE support_tickets ADD CHECK (email = 'no')`)
  await expect(restoreBackup(path, to)).rejects.toThrow(/check constraint/)
  expect(await queryAt(to.connectionString, 'SELECT id FROM users')).toEqual([])
  expect(await listAll(to.storage)).toEqual([])
  await queryAt(to.connectionString, 'ALTER TABLE support_tickets DROP CONSTRAINT support_tickets_email_check')
  expect((await restoreBackup(path, to)).files).toBe(4)
})

describe('while a backup is made', () => {
  test('no job deletes what it names; the work is done afterwards', async () => {
    const app = await createTestApp()
    const { restaurant } = await createWholeAccount(app, 'Uno')
    const [image] = await app.platform.db.selectFrom('images').selectAll().execute()
    await app.platform.db.updateTable('restaurants').set({ logo_image_id: null }).execute()
    const payload = { id: image?.id, restaurantId: restaurant.id, folder: image?.hash, widths: [320], avifWidths: [] }
    const drop = { name: 'images.drop-image', options: {} }
    const { connectionString } = app.platform.services.get(backupSource)
    const snapshot = await openSnapshot(connectionString)
    await app.platform.jobs.enqueue(app.platform.db, drop, payload)
    await expect(app.runJobs()).rejects.toThrow('interrupted in a backup is made')
    expect(await app.files()).toHaveLength(1)
    await snapshot.close()
    await app.runJob(drop, payload)
    expect(await app.files()).toEqual([])
  })
})

test('a backup whose second connection is refused lets go of the lock, and of what it writes into', async () => {
  const to = await target()
  const guest = Object.assign(new URL(to.connectionString), { username: 'sobremesa_guest' })
  // A connection that the guard has.
  await queryAt(to.connectionString, `ALTER DATABASE ${guest.pathname.slice(1)} CONNECTION LIMIT 1`)
  const sink = new PassThrough()
  await expect(makeBackup({ ...to, connectionString: guest.href }, sink, OPTIONS)).rejects.toThrow(/too many conn/)
  expect(sink.destroyed).toBe(true)
  const isFree = () => queryAt(to.connectionString, `SELECT pg_try_advisory_lock(${BACKUP_LOCK}) AS "isFree"`)
  await expect.poll(isFree).toEqual([{ isFree: true }])
})

import { readdir } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { LIMITS_TABLE } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log/log.ts'
import { openPool } from './database.ts'
import { prepareServingRole } from './serving-role.ts'

/** Its message is one sentence for the operator. */
export class MigrationError extends Error {}

const FOLDER = new URL('../../../migrations/', import.meta.url)
/** `YYYYMMDDHHMM-*.ts`; the first two have a number instead. */
const FILE = /^(000[12]|20\d{10})-[a-z0-9-]+\.ts$/
const OLDEST_VERSION = 15
/** One connection holds the lock; Kysely and pg-boss need the others. */
const POOL_MAX = 3
/** Key of the advisory lock: any number that no other user of the database takes. */
const LOCK = 7_303_861
const INSUFFICIENT_PRIVILEGE = '42501'
const DEADLOCK = '40P01'
const TRIES = 10

const NEEDS_CREATE =
  'The role of DATABASE_URL may not make tables: it needs CREATE on the database (for the schema "pgboss") and on its schema, ' +
  'for example GRANT CREATE ON DATABASE … TO …; GRANT CREATE ON SCHEMA public TO …'

/** The database's schema while nobody else changes it, or starts on it. */
export type LockedSchema = {
  /** To this release, or to the migrations with these names, and the tables of pg-boss and the rate limiter. */
  migrate(only?: readonly string[]): Promise<void>
}

/**
 * Brings the database to this release: our migrations, then the tables of pg-boss and the rate limiter. One process at
 * a time (advisory lock); others wait. A migration that is older than one that already ran still runs, because branches
 * land in any order. Closes all its connections. `servingUrl`: of the user who serves, where that is another one; else
 * a role is made to serve with (decision 0236). Throws MigrationError with a sentence for the operator.
 */
export const migrateDatabase = (
  connectionString: string,
  log: Log,
  folder = FOLDER,
  servingUrl?: string,
): Promise<void> => withLockedSchema({ connectionString, log, folder, servingUrl }, schema => schema.migrate())

type Target = { connectionString: string; log: Log; folder?: URL; servingUrl?: string | undefined }

/** Runs `work` while every process that would start on this database waits. Throws as `migrateDatabase` does. */
export async function withLockedSchema<T>(
  { connectionString, log, folder = FOLDER, servingUrl }: Target,
  work: (schema: LockedSchema) => Promise<T>,
): Promise<T> {
  const pool = openPool({ connectionString, name: 'sobremesa migrate', max: POOL_MAX }, log)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const holder = await pool.connect()
    try {
      await throwIfServerTooOld(holder)
      await holder.query('SELECT pg_advisory_lock($1)', [LOCK])
      return await work({
        migrate: async only => {
          await runMigrations(db, log, { folder, only })
          await createJobTables(db)
          await createLimitsTable(pool)
          await prepareServingRole(holder, servingUrl && (await userOf(servingUrl)))
        },
      })
    } finally {
      // Its end frees the lock.
      holder.release(true)
    }
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE)
      throw new MigrationError(NEEDS_CREATE, { cause: error })
    throw error
  } finally {
    await db.destroy()
  }
}

async function userOf(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    return (await client.query<{ name: string }>('SELECT session_user AS name')).rows[0]?.name
  } finally {
    await client.end()
  }
}

const NOT_STARTED_YET =
  'The database belongs to another release of the product: start this release first, then run the command again.'

const EMPTY =
  'This database has no tables of the product, and none were made: start the product first, or name its database in DATABASE_URL.'

/**
 * For the operator's commands, which may run beside an older release: changes nothing. Throws MigrationError, with a
 * sentence for the operator, when the database is empty or the histories differ.
 */
export async function checkSchema(connectionString: string, log: Log, folder = FOLDER): Promise<void> {
  const pool = openPool({ connectionString, name: 'sobremesa check', max: 1 }, log)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrations = await migratorOf(db, { folder }).getMigrations()
    if (migrations.every(({ executedAt }) => !executedAt)) throw new MigrationError(EMPTY)
    await throwIfNewer(db, migrations)
    if (migrations.some(({ executedAt }) => !executedAt)) throw new MigrationError(NOT_STARTED_YET)
  } finally {
    await db.destroy()
  }
}

type Migrations = { folder: URL; only?: readonly string[] | undefined }

const migratorOf = (db: Kysely<unknown>, { folder, only }: Migrations): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: async () => namedIn(await readMigrations(folder), only) },
    allowUnorderedMigrations: true,
  })

const namedIn = (known: Record<string, Migration>, only?: readonly string[]): Record<string, Migration> =>
  only ? Object.fromEntries(Object.entries(known).filter(([name]) => only.includes(name))) : known

/** Throws MigrationError when one of them is of a release that is newer than this one. */
export async function throwIfUnknown(migrations: readonly string[], folder = FOLDER): Promise<void> {
  const known = (await listFiles(folder)).map(nameOfFile)
  const unknown = migrations.find(name => !known.includes(name))
  if (unknown) throw new MigrationError(`It was made by a newer release (${unknown}): use that release.`)
}

/** An older release on a newer database would not know the meaning of what it writes. */
async function throwIfNewer(db: Kysely<unknown>, known: readonly { name: string }[]): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(
    db,
  )
  if (!rows[0]?.exists) return
  const executed = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db)
  const unknown = executed.rows.find(({ name }) => !known.some(each => each.name === name))
  if (unknown)
    throw new MigrationError(
      `The database was changed by a newer release (${unknown.name}): start that release, or restore a backup from before.`,
    )
}

async function throwIfServerTooOld(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version) < OLDEST_VERSION)
    throw new MigrationError(`PostgreSQL ${version} is too old: ${OLDEST_VERSION} or newer is needed`)
}

async function runMigrations(db: Kysely<unknown>, log: Log, migrations: Migrations, tries = TRIES): Promise<void> {
  const migrator = migratorOf(db, migrations)
  await throwIfNewer(db, await migrator.getMigrations())
  const { error, results = [] } = await migrator.migrateToLatest()
  // Calls that the release before answers meanwhile lock the same tables, in their own order; nothing was changed.
  if ((error as { code?: string } | undefined)?.code === DEADLOCK && tries > 1)
    return runMigrations(db, log, migrations, tries - 1)
  if (error) throw failureOf(error, results.find(({ status }) => status === 'Error')?.migrationName)
  for (const { migrationName } of results) log.info({ migration: migrationName }, 'database: migrated')
}

/** All of them run in one transaction, so that a failed one leaves nothing of the others either. */
function failureOf(error: unknown, migration: string | undefined): unknown {
  const { code, message } = error as { code?: string; message?: string }
  if (!migration || code === INSUFFICIENT_PRIVILEGE) return error
  return new MigrationError(
    `Migration ${migration} failed: ${message};\nnothing was changed, the earlier release still runs`,
    { cause: error },
  )
}

const nameOfFile = (file: string): string => file.slice(0, -'.ts'.length)

/** Throws MigrationError for a name that is none of a migration. */
async function listFiles(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.ts'))
  const misnamed = names.find(name => !FILE.test(name))
  if (misnamed)
    throw new MigrationError(`migrations/${misnamed}: the name of a migration is YYYYMMDDHHMM-what-it-does.ts`)
  return names
}

async function readMigrations(folder: URL): Promise<Record<string, Migration>> {
  const entries = (await listFiles(folder)).map(
    async file => [nameOfFile(file), (await import(new URL(file, folder).href)) as Migration] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

async function createJobTables(db: Kysely<unknown>): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}

function createLimitsTable(pool: pg.Pool): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  new RateLimiterPostgres(
    {
      storeClient: pool,
      storeType: 'pool',
      tableName: LIMITS_TABLE,
      clearExpiredByTimeout: false,
      points: 1,
      duration: 1,
    },
    error => (error ? reject(error) : resolve()),
  )
  return promise
}

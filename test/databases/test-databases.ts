import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'

const TEMPLATE = 'sobremesa'
const ROOM_BYTES = 1e9

/**
 * Once per test run, before the workers: one server without durability, whose database `sobremesa` becomes the migrated
 * template.
 */
export async function startTestServer(migrate: (connectionString: string) => Promise<void>, packages?: string) {
  const dataDir = mkdtempSync(join(fastFolder(), 'sobremesa-test-'))
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info() {}, warn: (_, message) => process.stderr.write(`${message}\n`) },
    testing: true,
    packages,
  })
  // It must close its connections, because PostgreSQL copies no database that is in use.
  await migrate(server.connectionString)
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Once per worker: a copy of the template. Answers the copy's connection string. */
export async function copyTemplate(connectionString: string, name: string): Promise<string> {
  const client = new pg.Client(onDatabase(connectionString, 'postgres'))
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
  } finally {
    await client.end()
  }
  return onDatabase(connectionString, name)
}

/**
 * Between tests: empties the tables that a test has filled and resets their counters. DELETE, because TRUNCATE makes
 * new files; foreign keys are not checked meanwhile, which only the role of a testing server may do. `keep`: the
 * migrations' own tables. Of pg-boss only the jobs are deleted: without its queues and version, `send` answers null,
 * and the job is lost without an error.
 */
export async function emptyTables(db: { query(sql: string): Promise<unknown> }, keep: string[] = []) {
  await db.query(`DO $$ DECLARE name regclass; BEGIN
    PERFORM set_config('session_replication_role', 'replica', true);
    FOR name IN SELECT oid::regclass FROM pg_class WHERE relkind = 'r' AND relname <> ALL ('{${keep.join()}}')
        AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema', 'pgboss') LOOP
      EXECUTE format('DELETE FROM %s', name);
    END LOOP;
    IF to_regclass('pgboss.job') IS NOT NULL THEN DELETE FROM pgboss.job; END IF;
    PERFORM setval(seqrelid, seqstart, false) FROM pg_sequence WHERE pg_sequence_last_value(seqrelid) IS NOT NULL;
  END $$`)
}

const onDatabase = (connectionString: string, name: string) =>
  Object.assign(new URL(connectionString), { pathname: `/${name}` }).href

/**
 * In memory where there is room: copying a database makes 300 files, in a tenth of the time there, and a commit waits
 * for no disk. Docker gives /dev/shm 64 MB, which is not enough.
 */
export function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > ROOM_BYTES ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { silentLog } from '#platform/log/log.ts'
import { startTestServer } from './databases/test-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's one server; its database is the migrated template. */
    testServer: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template; `POSTGRES_PACKAGES=postgres-15-` runs the same on 15. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const migrate = (connectionString: string) => migrateDatabase(connectionString, silentLog)
  const server = await startTestServer(migrate, process.env.POSTGRES_PACKAGES)
  process.stdout.write(`PostgreSQL ${await versionOf(server.connectionString)}\n`)
  project.provide('testServer', server.connectionString)
  return () => server.stop()
}

async function versionOf(connectionString: string): Promise<string> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    return rows[0]?.server_version ?? 'unknown'
  } finally {
    await client.end()
  }
}

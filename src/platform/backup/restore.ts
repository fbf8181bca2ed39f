import type pg from 'pg'
import { type LockedSchema, withLockedSchema } from '#platform/db/migrate.ts'
import { overwritePlaces, type Places } from '#platform/installation/places.ts'
import type { Log } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { listMigrations, listTables } from './catalog.store.ts'
import { connect } from './dump.ts'
import { DATABASE, type Header } from './format.ts'
import { createLoader, type Loader } from './load.ts'
import type { Contents } from './make-backup.ts'
import { checkPlaces, createRestoredFiles, type RestoredFiles } from './restored-files.ts'
import { sqlName } from './tables.ts'
import { readBackup } from './verify.ts'

export type RestoreTarget = Places & {
  /** Of the owner of the tables. */
  connectionString: string
  /** Of the user who serves, where that is another one: it gets its rights. */
  servingUrl?: string | undefined
  databaseName: string
  log: Log
}

/**
 * Fills an empty database, and DATA_DIR or the bucket, from a backup of this or an earlier release; no other process
 * can start on them meanwhile. The whole archive is read and checked before anything is changed. The rows come in one
 * transaction, files wait in a place of their own and are moved before its commit: after a crash in the middle the
 * database is empty, and the restore can be begun again (decision 0245). Throws OperatorError with one line.
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Contents> {
  const { header } = await readBackup(path)
  const { isKnown } = await checkPlaces(target, header.installation)
  const { connectionString, servingUrl, log } = target
  return withLockedSchema({ connectionString, servingUrl, log }, async schema => {
    const contents = await load(path, { ...target, schema, header, isKnown })
    await schema.migrate()
    await analyze(connectionString)
    return contents
  })
}

type Load = RestoreTarget & { schema: LockedSchema; header: Header; isKnown: boolean }

/** The archive's own schema, then its rows and files, all or nothing. */
async function load(path: string, { schema, header, isKnown, ...target }: Load): Promise<Contents> {
  const client = await connect(target.connectionString, 'sobremesa restore')
  try {
    await throwIfNotEmpty(client, header, target.databaseName)
    await schema.migrate(header.migrations)
    const files = await createRestoredFiles(target, isKnown)
    try {
      return await fill(path, { client, files, target })
    } catch (error) {
      await files.discard()
      throw error
    }
  } finally {
    await client.end()
  }
}

type Fill = { client: pg.Client; files: RestoredFiles; target: RestoreTarget }

async function fill(path: string, { client, files, target }: Fill): Promise<Contents> {
  await client.query(
    `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
     SET LOCAL row_security = off; SET LOCAL client_encoding = 'UTF8'`,
  )
  let loader: Loader | undefined
  const contents = await readBackup(path, {
    header: async found => {
      loader = await createLoader(client, found)
    },
    entry: async entry => {
      if (entry.name.startsWith(DATABASE)) await loader?.add(entry)
      else await files.add(entry)
    },
    end: async found => loader?.finish(found),
  })
  await files.place()
  if (contents.header.installation) await overwritePlaces(target, contents.header.installation)
  await client.query('COMMIT')
  return contents
}

async function throwIfNotEmpty(client: pg.Client, header: Header, name: string): Promise<void> {
  const present = await listMigrations(client)
  if (!present) return
  for (const table of (await listTables(client)).filter(({ isOfJobs }) => !isOfJobs)) {
    const { rowCount } = await client.query(`SELECT FROM ${sqlName(table)} LIMIT 1`)
    if (rowCount) throw new OperatorError(`${name} is not empty (${table.name} has rows): restore into a new one.`)
  }
  if (present.some(migration => !header.migrations.includes(migration)))
    throw new OperatorError(`${name} has tables of a newer release than the backup: restore into a new one.`)
}

/** The planner knows nothing of rows that came by COPY. */
async function analyze(connectionString: string): Promise<void> {
  const client = await connect(connectionString, 'sobremesa restore')
  try {
    for (const table of await listTables(client)) await client.query(`ANALYZE ${sqlName(table)}`)
  } finally {
    await client.end()
  }
}

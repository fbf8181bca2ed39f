import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BACKUP_LOCK } from '#platform/db/backup-lock.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import type { ArchiveWriter } from './archive.ts'
import { findInstallationId, listMigrations, listReferences, listSequences, listTables } from './catalog.store.ts'
import { type BackupOptions, type CopiedTable, type End, FORMAT, HEADER, type Header, pieceName } from './format.ts'
import { inOrder, sqlColumns, sqlName } from './tables.ts'

/** Rows are held in memory up to this size, because an entry of a tar file begins with its length. */
const PIECE_BYTES = 1_000_000
const LOCK_TIMEOUT = '60s'
const LOCK_NOT_AVAILABLE = '55P03'

/** One moment of the database, as long as it is open. */
export type Snapshot = { client: pg.Client; close(): Promise<void> }

/** A connection whose loss fails the query that uses it. */
export async function connect(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: name, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Waits for whoever is deleting what names files, then takes the snapshot; until it is closed nobody deletes such
 * files. Throws OperatorError while another backup is made.
 */
export async function openSnapshot(connectionString: string): Promise<Snapshot> {
  const guard = await connect(connectionString, 'sobremesa backup lock')
  try {
    await lock(guard)
    return snapshotOf(await openReader(connectionString), guard)
  } catch (error) {
    await guard.end()
    throw error
  }
}

async function lock(guard: pg.Client): Promise<void> {
  try {
    await guard.query(
      `BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; SET LOCAL idle_in_transaction_session_timeout = 0`,
    )
    await guard.query('SELECT pg_advisory_xact_lock($1)', [BACKUP_LOCK])
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    throw new OperatorError('Another backup of this database is being made.', { cause: error })
  }
}

async function openReader(connectionString: string): Promise<pg.Client> {
  const client = await connect(connectionString, 'sobremesa backup')
  try {
    // With row security on, rows that its role may not see would be missing without a word.
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL statement_timeout = 0;
       SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL row_security = off; SET LOCAL datestyle = 'ISO';
       SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'; SET LOCAL bytea_output = 'hex'`,
    )
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

const snapshotOf = (client: pg.Client, guard: pg.Client): Snapshot => ({
  client,
  close: async () => {
    await client.end()
    // It fails when its connection was lost, and with it the promise that no file was deleted.
    try {
      await guard.query('COMMIT')
    } finally {
      await guard.end()
    }
  },
})

/** Writes header and tables. Answers the rows of each table, and sequences. */
export async function dumpDatabase(
  { client }: Snapshot,
  archive: ArchiveWriter,
  { madeAt, checkpoint }: BackupOptions,
): Promise<Pick<End, 'rows' | 'sequences'> & { header: Header }> {
  const migrations = await listMigrations(client)
  if (!migrations) throw new OperatorError('This database holds nothing of the product: there is nothing to back up.')
  const tables = inOrder(await listTables(client), await listReferences(client)).map(({ name, isOfJobs, columns }) => ({
    name,
    isOfJobs,
    columns,
  }))
  const installation = await findInstallationId(client)
  const header: Header = { format: FORMAT, madeAt: madeAt.toISOString(), installation, migrations, tables }
  await archive.add(HEADER, Buffer.from(JSON.stringify(header)))
  const rows: number[] = []
  for (const [place, table] of tables.entries()) {
    const source = readTable(client, table)
    let piece = 0
    for await (const content of inPieces(source as AsyncIterable<Buffer>)) {
      checkpoint()
      await archive.add(pieceName(place, table, piece++), content)
    }
    rows.push(source.rowCount)
  }
  return { header, rows, sequences: await listSequences(client) }
}

/** A query, because COPY refuses a partitioned table by its name. */
const readTable = (client: pg.Client, table: CopiedTable) =>
  client.query(copyTo(`COPY (SELECT ${sqlColumns(table.columns)} FROM ${sqlName(table)}) TO STDOUT`))

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    held.push(chunk)
    bytes += chunk.length
    if (bytes < PIECE_BYTES) continue
    yield Buffer.concat(held)
    held = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(held)
}

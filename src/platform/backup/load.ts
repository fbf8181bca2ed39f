import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Entry } from './archive.ts'
import { listReferences, listTables, setSequence, type KnownTable } from './catalog.store.ts'
import { type CopiedTable, type End, type Header, placeOfPiece } from './format.ts'
import { type Reference, referencesAhead, sqlColumns, sqlName } from './tables.ts'

export type Loader = {
  /** Adds a piece of a table's rows; pieces come in the order of the header. */
  add(piece: Entry): Promise<void>
  /** Sets sequences, checks all that was to be checked at the end. Throws when rows are missing. */
  finish(end: End): Promise<void>
}

type Sink = Writable & { rowCount: number }
/** A table that is being filled. `failed` rejects with the sink's error, whichever call of it would have waited. */
type Filling = { place: number; sink: Sink; failed: Promise<never>; end: () => Promise<void> }

const TEMPORARY = 'restored_rows'

/**
 * Fills the empty tables of a database whose schema is that of the archive, in the caller's transaction and without
 * rights of a superuser: tables come after those that they refer to, and the foreign keys of a circle are checked at
 * the end.
 */
export async function createLoader(client: pg.Client, { tables }: Pick<Header, 'tables'>): Promise<Loader> {
  const present = await listTables(client)
  const targets = tables.map(table => findTarget(table, present))
  const ahead = referencesAhead(targets, await listReferences(client))
  for (const reference of ahead) await alterConstraint(client, reference, 'DEFERRABLE INITIALLY DEFERRED')
  await client.query(`TRUNCATE ${targets.map(sqlName).join(', ')}`)
  const rows = tables.map(() => 0)
  let filling: Filling | undefined

  async function endTable(): Promise<void> {
    if (!filling) return
    const { place, sink, failed, end } = filling
    filling = undefined
    sink.end()
    await Promise.race([finished(sink), failed])
    rows[place] = sink.rowCount
    await end()
  }

  async function beginTable(place: number): Promise<Filling> {
    await endTable()
    const [table, target] = [tables[place], targets[place]]
    if (!table || !target) throw new Error(`there is no table ${place}`)
    const opened = await openTable(client, table, target)
    const failed = new Promise<never>((_, reject) => opened.sink.on('error', reject))
    failed.catch(() => undefined)
    return { place, failed, ...opened }
  }

  return {
    add: async ({ name, body }) => {
      const place = placeOfPiece(name)
      if (filling?.place !== place) filling = await beginTable(place)
      for await (const chunk of body) await Promise.race([write(filling.sink, chunk), filling.failed])
    },
    finish: async end => {
      await endTable()
      for (const sequence of end.sequences) await setSequence(client, sequence)
      await client.query('SET CONSTRAINTS ALL IMMEDIATE')
      for (const reference of ahead) await alterConstraint(client, reference, wasOf(reference))
      const wrong = tables.find((_, place) => rows[place] !== end.rows[place])
      if (wrong) throw new Error(`not all rows of ${wrong.name} came back`)
    },
  }
}

function findTarget(table: CopiedTable, present: readonly KnownTable[]): KnownTable {
  const target = present.find(({ name, isOfJobs }) => name === table.name && isOfJobs === table.isOfJobs)
  if (!target) throw new Error(`this release has no table ${table.name}`)
  return target
}

const wasOf = ({ isDeferrable }: Reference): string =>
  isDeferrable ? 'DEFERRABLE INITIALLY IMMEDIATE' : 'NOT DEFERRABLE'

async function alterConstraint(client: pg.Client, { on, name }: Reference, to: string): Promise<void> {
  await client.query(`ALTER TABLE ${on} ALTER CONSTRAINT ${pg.escapeIdentifier(name)} ${to}`)
}

/**
 * Our own tables have the archive's columns, because the same migrations made them. Those of pg-boss may be of another
 * release of it: what this one does not know any more goes by way of a temporary table.
 */
async function openTable(
  client: pg.Client,
  table: CopiedTable,
  target: KnownTable,
): Promise<Pick<Filling, 'sink' | 'end'>> {
  const copy = (into: string, columns: string) => client.query(copyFrom(`COPY ${into} (${columns}) FROM STDIN`))
  const known = table.columns.filter(column => target.columns.includes(column))
  if (known.length === table.columns.length)
    return { sink: copy(sqlName(table), sqlColumns(table.columns)), end: async () => undefined }
  const columns = table.columns.map(column => `${pg.escapeIdentifier(column)} text`)
  await client.query(`CREATE TEMPORARY TABLE ${TEMPORARY} (${columns.join(', ')})`)
  return {
    sink: copy(TEMPORARY, sqlColumns(table.columns)),
    end: async () => {
      await client.query(await insertKnown(client, target, known))
      await client.query(`DROP TABLE ${TEMPORARY}`)
    },
  }
}

async function insertKnown(client: pg.Client, target: KnownTable, known: string[]): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute WHERE attrelid = $1 AND attnum > 0`,
    [target.oid],
  )
  const typed = known.map(name => {
    const type = rows.find(row => row.name === name)?.type ?? 'text'
    return `${pg.escapeIdentifier(name)}::${type}`
  })
  return `INSERT INTO ${sqlName(target)} (${sqlColumns(known)}) SELECT ${typed.join(', ')} FROM ${TEMPORARY}`
}

/** Waits until there is room again. */
function write(sink: Writable, chunk: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  sink.write(chunk, error => (error ? reject(error) : resolve()))
  return promise
}

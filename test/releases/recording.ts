import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { openPool } from '#platform/db/database.ts'
import { silentLog } from '#platform/log/log.ts'

/** What a release sent to its database, in order, and what it got; on the data of the backup beside it. */
export type Recording = { version: string; statements: Statement[] }
export type Statement = {
  sql: string
  values: unknown[]
  columns: string[]
  count: number | null
  /** Of the rows in any order; null where they tell a time or a random value. */
  sha256: string | null
}

/** Says another thing each time. */
const UNSTEADY = /\b(now|random|gen_random_uuid|clock_timestamp|nextval|version)\s*\(|current_timestamp|pg_/i

export const RELEASES = import.meta.dirname
export const backupOf = (version: string): string => join(RELEASES, version, 'backup.tar.zst')
const statementsOf = (version: string): string => join(RELEASES, version, 'statements.json')

/** Releases that may run beside this code. */
export const recordedReleases = (): string[] => readdirSync(RELEASES).filter(name => existsSync(statementsOf(name)))

export const readRecording = (version: string): Recording =>
  JSON.parse(readFileSync(statementsOf(version), 'utf8'), (_, value: unknown) => decode(value)) as Recording

export function writeRecording({ version, statements }: Recording): void {
  const lines = statements.map(({ values, ...rest }) => JSON.stringify({ ...rest, values: values.map(encode) }))
  writeFileSync(statementsOf(version), `{"version":"${version}","statements":[\n${lines.join(',\n')}\n]}\n`)
}

/** JSON has neither; the driver sends both in forms of their own. */
function encode(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() }
  return Buffer.isBuffer(value) ? { $hex: value.toString('hex') } : value
}
function decode(value: unknown): unknown {
  const { $date, $hex } = (value ?? {}) as { $date?: string; $hex?: string }
  if ($date !== undefined) return new Date($date)
  return $hex === undefined ? value : Buffer.from($hex, 'hex')
}

/** `columns`: those of the answer that count, where they are known. */
type Asked = Pick<Statement, 'sql' | 'values'> & { columns?: string[] }
type Answer = Pick<Statement, 'columns' | 'count' | 'sha256'>
export type Replayed = { asked: Asked; answer?: Answer; error?: string }
type Row = Record<string, unknown>

/** A column that a later release has added is not looked at: `SELECT *` answers it, and the code does not read it. */
function answerOf({ sql, columns }: Asked, { fields, rows, rowCount }: pg.QueryResult<Row>): Answer {
  const answered = fields.map(({ name }) => name)
  const read = columns ? columns.filter(name => answered.includes(name)) : answered
  const lines = rows.map(row => JSON.stringify(read.map(name => row[name]))).toSorted()
  const sha256 = UNSTEADY.test(sql) ? null : createHash('sha256').update(lines.join('\n')).digest('hex')
  return { columns: read, count: rowCount, sha256 }
}

async function send(client: pg.PoolClient, asked: Asked): Promise<Replayed> {
  await client.query('SAVEPOINT one')
  try {
    return { asked, answer: answerOf(asked, await client.query<Row>(asked.sql, asked.values)) }
  } catch (error) {
    await client.query('ROLLBACK TO one')
    return { asked, error: (error as Error).message }
  }
}

/**
 * Sends statements in order, in one transaction that is taken back, as the owner of the tables. `before`: a statement
 * that changes the schema first.
 */
export async function replay(
  connectionString: string,
  statements: readonly Asked[],
  before?: string,
): Promise<Replayed[]> {
  const pool = openPool({ connectionString, name: 'sobremesa replay', max: 1 }, silentLog)
  const client = await pool.connect()
  const replayed: Replayed[] = []
  try {
    await client.query('BEGIN')
    if (before) await client.query(before)
    for (const each of statements) replayed.push(await send(client, each))
    return replayed
  } finally {
    await client.query('ROLLBACK')
    client.release()
    await pool.end()
  }
}

/** How an answer differs from the recorded one. */
function differenceOf({ answer, error }: Replayed, { columns, count, sha256 }: Statement): string | undefined {
  if (!answer) return error
  if (answer.columns.join() !== columns.join()) return `columns ${answer.columns.join()} instead of ${columns.join()}`
  if (answer.count !== count) return `${answer.count} rows instead of ${count}`
  return sha256 !== null && answer.sha256 !== sha256 ? 'other values' : undefined
}

/** What a release would notice, a line for each statement. */
export async function faultsOf(connectionString: string, recording: Recording, before?: string): Promise<string[]> {
  const replayed = await replay(connectionString, recording.statements, before)
  return recording.statements.flatMap((statement, place) => {
    const difference = differenceOf(replayed[place]!, statement)
    return difference ? [`${difference}: ${statement.sql.slice(0, 200)}`] : []
  })
}

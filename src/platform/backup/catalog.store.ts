import type pg from 'pg'
import { KEPT_JOB_TABLES, JOBS_SCHEMA, MIGRATION_TABLES, type Reference } from './tables.ts'
import type { CopiedTable, SequenceValue } from './format.ts'

/** Statements on the catalog; on plain connections, because a backup and a restore run them beside COPY. */

const TABLES = `
  SELECT c.oid::int AS oid, c.relname AS name, n.nspname = $1 AS "isOfJobs", (
    SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
    WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND (
    (n.nspname = current_schema() AND c.relname <> ALL ($2)) OR (n.nspname = $1 AND c.relname = ANY ($3))
  )
  ORDER BY n.nspname = $1, c.relname`

/** From which table of a list to which other one a foreign key leads; those of a partition count for its table. */
const REFERENCES = `
  SELECT con.oid::int AS oid, con.conname AS name, con.condeferrable AS "isDeferrable",
    con.conrelid::regclass::text AS "on",
    coalesce((SELECT inhparent FROM pg_inherits WHERE inhrelid = con.conrelid), con.conrelid)::int AS "from",
    con.confrelid::int AS "to"
  FROM pg_constraint con WHERE con.contype = 'f' AND con.conparentid = 0`

export type KnownTable = CopiedTable & { oid: number }

/** The tables that a backup holds, with what is written in them: no generated columns. */
export async function listTables(client: pg.ClientBase): Promise<KnownTable[]> {
  return (await client.query<KnownTable>(TABLES, [JOBS_SCHEMA, MIGRATION_TABLES, KEPT_JOB_TABLES])).rows
}

export async function listReferences(client: pg.ClientBase): Promise<Reference[]> {
  return (await client.query<Reference>(REFERENCES)).rows
}

/** Null for one that nobody has used. A number that somebody took after the snapshot is higher, which does no harm. */
export async function listSequences(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = current_schema()`,
  )
  return rows
}

export async function setSequence(client: pg.ClientBase, { name, value }: SequenceValue): Promise<void> {
  if (value !== null) await client.query('SELECT setval(quote_ident($1)::regclass, $2::bigint)', [name, value])
}

/** Names of the migrations that ran, in order; null in a database without our tables. */
export async function listMigrations(client: pg.ClientBase): Promise<string[] | null> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`,
  )
  if (!rows[0]?.exists) return null
  return (await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name')).rows.map(
    row => row.name,
  )
}

const hasInstallation = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query<{ exists: boolean }>(`SELECT to_regclass('installation') IS NOT NULL AS exists`)).rows[0]
    ?.exists === true

/** Null in a database of a release without installations, or that nobody has started on. */
export async function findInstallationId(client: pg.ClientBase): Promise<string | null> {
  if (!(await hasInstallation(client))) return null
  return (await client.query<{ id: string }>('SELECT id FROM installation')).rows[0]?.id ?? null
}

/** For `lastBackupAt`: that a backup is complete. */
export async function noteBackup(client: pg.ClientBase, at: Date): Promise<void> {
  if (await hasInstallation(client))
    await client.query('UPDATE installation SET last_backup_at = greatest(last_backup_at, $1)', [at])
}

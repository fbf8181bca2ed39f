import pg from 'pg'
import type { CopiedTable } from './format.ts'

export const JOBS_SCHEMA = 'pgboss'
/** Of pg-boss: what waits and what is planned. Its version, statistics and warnings belong to a database. */
export const KEPT_JOB_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']
/** Restoring runs the migrations, which fills these. */
export const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock']

/** As SQL names it: ours are in the schema that the role's search path begins with. */
export const sqlName = ({ name, isOfJobs }: CopiedTable): string =>
  `${isOfJobs ? `${JOBS_SCHEMA}.` : ''}${pg.escapeIdentifier(name)}`

export const sqlColumns = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ')

/** A foreign key: from a table to another one, by their oids; `on` names the table that has it. */
export type Reference = { name: string; on: string; isDeferrable: boolean; from: number; to: number }

type WithOid = CopiedTable & { oid: number }

/** A table does not wait for itself: COPY checks foreign keys at its end. */
const isBetweenTwo = ({ from, to }: Reference): boolean => from !== to

/**
 * Tables in an order in which each comes after those that it refers to. Of a circle, the first by name comes first:
 * `referencesAhead` are then checked at the end.
 */
export function inOrder<T extends WithOid>(tables: readonly T[], references: readonly Reference[]): T[] {
  const waiting = new Map(tables.map(table => [table.oid, table]))
  const between = references.filter(isBetweenTwo)
  const ordered: T[] = []
  const isReady = ({ oid }: T) => !between.some(({ from, to }) => from === oid && waiting.has(to))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(isReady)
    const next = ready.length > 0 ? ready : [[...waiting.values()][0] as T]
    for (const table of next) waiting.delete(table.oid)
    ordered.push(...next)
  }
  return ordered
}

/** The foreign keys that lead to a table which is filled later. */
export function referencesAhead(tables: readonly WithOid[], references: readonly Reference[]): Reference[] {
  const places = new Map(tables.map(({ oid }, place) => [oid, place]))
  const placeOf = (oid: number) => places.get(oid) ?? -1
  return references.filter(({ from, to }) => placeOf(from) >= 0 && placeOf(to) > placeOf(from))
}

import { type ColumnType, type RawBuilder, sql } from 'kysely'

/** Column types of `*.tables.ts`: type when read, inserted, updated. */

/** `jsonb`: an object when read, text when written, because pg would turn a list into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>
/** The same where it may be NULL, which is not the null of JSON. */
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>
export type Timestamp = ColumnType<Date, Date, Date>
export type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

/**
 * The present time, but at least a millisecond after the column's value: two writes in the same millisecond must have
 * different `updatedAt` (3-decisions §1).
 */
export const laterThan = (column: string, now: Date): RawBuilder<Date> =>
  sql<Date>`greatest(${now}::timestamptz, ${sql.ref(column)} + interval '1 millisecond')`

export { columnOf, type SnakeCase } from './column-names.ts'

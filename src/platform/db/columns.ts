import type { ColumnType } from 'kysely'

/** Column types of `*.tables.ts`: what is read, inserted, updated. */

/** `jsonb`: an object when read, its text when written (pg would make an array of PostgreSQL of a list). */
export type Json<T> = ColumnType<T, string, string>
export type Timestamp = ColumnType<Date, Date, Date>
export type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

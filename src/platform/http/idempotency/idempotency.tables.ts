import type { ColumnType } from 'kysely'
import type { Timestamp } from '#platform/db/columns.ts'

type IdempotencyKeysTable = {
  user_id: string
  key: string
  /** SHA-256 of endpoint, path, body and file. */
  fingerprint: string
  /** Which call works under the key now. */
  claim: string
  claimed_at: Timestamp
  /** `data` of the answer; null while the first call works. Always `{"data": …}`, so that null data is told apart. */
  answer: ColumnType<{ data: unknown } | null, string | null | undefined, string>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeysTable
  }
}

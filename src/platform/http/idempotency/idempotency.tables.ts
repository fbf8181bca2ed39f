import type { ColumnType } from 'kysely'
import type { Timestamp } from '#platform/db/columns.ts'

type IdempotencyKeysTable = {
  user_id: string
  key: string
  /** SHA-256 of endpoint, path, body and file. */
  fingerprint: string
  /** The call that is running under the key now. */
  claim: string
  claimed_at: Timestamp
  /**
   * `data` of the answer; null while the first call runs. Always `{"data": …}`, so that null data can be told from no
   * answer.
   */
  answer: ColumnType<{ data: unknown } | null, string | null | undefined, string>
}

declare module '#platform/db/tables.ts' {
  interface Database {
    idempotency_keys: IdempotencyKeysTable
  }
}

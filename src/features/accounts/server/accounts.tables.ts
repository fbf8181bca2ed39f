import type { ColumnType, Generated } from 'kysely'
import type { Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type PasswordResetsTable = {
  id: string
  user_id: string
  code_hmac: string
  tries: Generated<number>
  /** Tries by the HMAC of their network. */
  network_tries: ColumnType<Record<string, number>, string | undefined, string>
  token_hash: Maybe<string>
  token_expires_at: MaybeTimestamp
  used_at: MaybeTimestamp
  created_at: Timestamp
  expires_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    password_resets: PasswordResetsTable
  }
}

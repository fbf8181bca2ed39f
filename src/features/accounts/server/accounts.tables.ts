import type { ColumnType, Generated } from 'kysely'
import type { Json, Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

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

/** The last deletion of an account, while its link takes it back and some time after, to say what became of it. */
type AccountUndosTable = {
  user_id: string
  token_hash: string
  deleted_at: Timestamp
  expires_at: Timestamp
  used_at: MaybeTimestamp
  /** What each feature ended, by its name. */
  ended: Json<Record<string, unknown>>
}

/** The change of email that waits for its code; an account has one. */
type EmailChangesTable = {
  user_id: string
  id: string
  /** The new address, normalized. */
  email: string
  /** Null until a job has mailed a code, and for ever where the address has an account: then none is right. */
  code_hmac: Maybe<string>
  tries: Generated<number>
  created_at: Timestamp
  expires_at: Timestamp
  used_at: MaybeTimestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    password_resets: PasswordResetsTable
    account_undos: AccountUndosTable
    email_changes: EmailChangesTable
  }
}

import type { Generated } from 'kysely'
import type { MaybeTimestamp } from '#platform/db/columns.ts'

type InstallationTable = {
  /** True: there is one row. */
  one: Generated<boolean>
  id: string
  created_at: Generated<Date>
  /** Null until the id stands in DATA_DIR and in the bucket. */
  paired_at: MaybeTimestamp
  last_backup_at: MaybeTimestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    installation: InstallationTable
  }
}

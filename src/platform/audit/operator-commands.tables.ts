import type { Json, Timestamp } from '#platform/db/columns.ts'

type OperatorCommandsTable = {
  id: string
  began_at: Timestamp
  os_user: string
  host: string
  command: string
  /** Without secrets and emails. */
  arguments: Json<Record<string, string>>
  /** Null: it is running, or was killed. */
  result: 'done' | 'failed' | null
}

declare module '#platform/db/tables.ts' {
  interface Database {
    operator_commands: OperatorCommandsTable
  }
}

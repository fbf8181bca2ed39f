import type { Db } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'

export type BegunCommand = {
  id: string
  beganAt: Date
  osUser: string
  host: string
  command: string
  arguments: Record<string, string>
}

export async function insertCommand(db: Db, begun: BegunCommand): Promise<void> {
  const { id, beganAt, osUser, host, command } = begun
  const row = { id, began_at: beganAt, os_user: osUser, host, command, arguments: JSON.stringify(begun.arguments) }
  await db.insertInto('operator_commands').values(row).execute()
}

export async function updateResult(db: Db, id: string, result: 'done' | 'failed'): Promise<void> {
  await db.updateTable('operator_commands').set({ result }).where('id', '=', id).execute()
}

/** Newest first. */
export function listCommands(db: Db, limit: number) {
  return db
    .selectFrom('operator_commands')
    .select(['began_at as beganAt', 'os_user as osUser', 'host', 'command', 'arguments', 'result'])
    .orderBy('began_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** At most `limit`. Answers how many. */
export function deleteCommands(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('operator_commands').select('id').where('began_at', '<', before).limit(limit)
  return deletedRows(db.deleteFrom('operator_commands').where('id', 'in', old))
}

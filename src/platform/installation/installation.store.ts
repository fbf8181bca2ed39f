import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type InstallationRow = { id: string; isPaired: boolean }

/** Undefined in a database that no release with installations has started on. */
export async function findInstallation(db: Db): Promise<InstallationRow | undefined> {
  const row = await db.selectFrom('installation').select(['id', 'paired_at']).executeTakeFirst()
  return row && { id: row.id, isPaired: row.paired_at !== null }
}

/** Of processes that begin together, one writes its id; each answers the one that is there then. */
export async function insertInstallation(db: Db, id: string): Promise<InstallationRow> {
  await db
    .insertInto('installation')
    .values({ id })
    .onConflict(conflict => conflict.column('one').doNothing())
    .execute()
  return (await findInstallation(db)) ?? { id, isPaired: false }
}

export async function markPaired(db: Db): Promise<void> {
  await db.updateTable('installation').set({ paired_at: sql<Date>`now()` }).execute()
}

/** When the last backup of this database was complete; undefined: there is none. All processes see the same. */
export async function lastBackupAt(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('installation').select('last_backup_at').executeTakeFirst()
  return row?.last_backup_at ?? undefined
}

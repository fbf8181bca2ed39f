import type { Db } from '#platform/db/database.ts'
import { deletedRows, hasUpdated } from '#platform/db/page.ts'
import type { AbuseReport } from '../abuse.contract.ts'

/** The menu that is reported, as it is called then. */
export type ReportedMenu = { slug: string; name: string }
export type NewReport = AbuseReport & { id: string; menu: ReportedMenu; createdAt: Date }

export async function insertReport(db: Db, { id, menu, reason, text, email, createdAt }: NewReport): Promise<void> {
  const row = { id, slug: menu.slug, menu_name: menu.name, reason, message: text, email, created_at: createdAt }
  await db.insertInto('abuse_reports').values(row).execute()
}

/** Newest first; `open`: only those that nobody has closed. */
export function listReports(db: Db, { open, limit }: { open: boolean; limit: number }) {
  const newest = db
    .selectFrom('abuse_reports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return (open ? newest.where('closed_at', 'is', null) : newest).execute()
}

/** False: closed before, or there is none. */
export function closeReport(db: Db, id: string, now: Date): Promise<boolean> {
  return hasUpdated(
    db.updateTable('abuse_reports').set({ closed_at: now }).where('id', '=', id).where('closed_at', 'is', null),
  )
}

/** At most `limit`. Answers how many. */
export function deleteReports(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('abuse_reports').select('id').where('created_at', '<', before).limit(limit)
  return deletedRows(db.deleteFrom('abuse_reports').where('id', 'in', old))
}

import { laterThan } from '#platform/db/columns.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import type { IgnoreReason } from '../check.contract.ts'
import { IGNORED_MAX } from '../check.limits.ts'

export type IgnoredRow = Awaited<ReturnType<typeof listIgnoredRows>>[number]

/** Newest first. */
export const listIgnoredRows = (db: Db, restaurantId: string) =>
  db
    .selectFrom('check_ignored')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .orderBy('updated_at', 'desc')
    .orderBy('finding_id')
    .execute()

export const findIgnoredRow = (db: Db, restaurantId: string, findingId: string): Promise<IgnoredRow | undefined> =>
  db
    .selectFrom('check_ignored')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('finding_id', '=', findingId)
    .executeTakeFirst()

export type NewIgnored = {
  restaurantId: string
  findingId: string
  factsHash: string
  reason: IgnoreReason
  note: string
  until: Date | null
  now: Date
  by: string
}

/** Writes it, or over the former one. */
export async function saveIgnoredRow(trx: Trx, row: NewIgnored): Promise<void> {
  const values = {
    facts_hash: row.factsHash,
    reason: row.reason,
    note: row.note,
    until: row.until,
    updated_by: row.by,
  }
  await trx
    .insertInto('check_ignored')
    .values({ restaurant_id: row.restaurantId, finding_id: row.findingId, ...values, updated_at: row.now })
    .onConflict(conflict =>
      conflict
        .columns(['restaurant_id', 'finding_id'])
        .doUpdateSet({ ...values, updated_at: laterThan('check_ignored.updated_at', row.now) }),
    )
    .execute()
}

export async function deleteIgnoredRow(trx: Trx, restaurantId: string, findingId: string): Promise<void> {
  await trx
    .deleteFrom('check_ignored')
    .where('restaurant_id', '=', restaurantId)
    .where('finding_id', '=', findingId)
    .execute()
}

/** The oldest ones over the limit go; what is no finding any more is among them. */
export async function deleteOldestIgnored(trx: Trx, restaurantId: string): Promise<void> {
  const old = trx
    .selectFrom('check_ignored')
    .select('finding_id')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('updated_at', 'desc')
    .orderBy('finding_id')
    .offset(IGNORED_MAX)
  await trx
    .deleteFrom('check_ignored')
    .where('restaurant_id', '=', restaurantId)
    .where('finding_id', 'in', old)
    .execute()
}

export const exportIgnored = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('check_ignored')
    .select(['restaurant_id as restaurantId', 'finding_id as findingId', 'reason', 'note', 'until'])
    .select('updated_at as updatedAt')
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .orderBy('updated_at')
    .execute()

export async function deleteChecks(trx: Trx, restaurantIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('check_ignored').where('restaurant_id', 'in', restaurantIds).execute()
  await trx.deleteFrom('check_mails').where('restaurant_id', 'in', restaurantIds).execute()
}

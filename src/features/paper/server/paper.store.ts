import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { SheetOptions } from '../paper.contract.ts'

export type EditionRow = Selectable<Database['paper_editions']>
export type FileRow = Selectable<Database['paper_files']>

const editionsOf = (db: Db, restaurantId: string) =>
  db.selectFrom('paper_editions').where('restaurant_id', '=', restaurantId)

/** The newest edition; with `isUsed`, of those that the house has not given up. */
export const findLastEdition = (db: Db, restaurantId: string, isUsed = false): Promise<EditionRow | undefined> =>
  editionsOf(db, restaurantId)
    .selectAll()
    .$if(isUsed, query => query.where('retired_at', 'is', null))
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findEdition = (db: Db, restaurantId: string, n: number): Promise<EditionRow | undefined> =>
  editionsOf(db, restaurantId).selectAll().where('n', '=', n).executeTakeFirst()

/** Without their contents, newest first. */
export const listEditionRows = (
  db: Db,
  restaurantId: string,
): Promise<Omit<EditionRow, 'content' | 'content_hash'>[]> =>
  editionsOf(db, restaurantId)
    .select(['restaurant_id', 'n', 'valid_from', 'made_at', 'made_by', 'retired_at'])
    .orderBy('n', 'desc')
    .execute()

export const listFiles = (db: Db, restaurantId: string, numbers: readonly number[]): Promise<FileRow[]> =>
  db
    .selectFrom('paper_files')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('n', 'in', numbers)
    .orderBy('made_at')
    .orderBy('name')
    .execute()

export const insertEdition = (trx: Db, row: NewEdition) =>
  trx
    .insertInto('paper_editions')
    .values({ ...row, content: JSON.stringify(row.content) })
    .execute()
export type NewEdition = Omit<EditionRow, 'retired_at' | 'content'> & { content: EditionRow['content'] }

export const insertFile = (trx: Db, row: FileRow) =>
  trx
    .insertInto('paper_files')
    .values({ ...row, options: JSON.stringify(row.options) })
    .execute()

/** How the restaurant printed last. */
export async function findOptions(db: Db, restaurantId: string): Promise<SheetOptions | undefined> {
  const row = await db
    .selectFrom('paper_options')
    .select('options')
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst()
  return row?.options
}

export async function saveOptions(trx: Db, restaurantId: string, options: SheetOptions, now: Date): Promise<void> {
  const values = { options: JSON.stringify(options), updated_at: now }
  await trx
    .insertInto('paper_options')
    .values({ restaurant_id: restaurantId, ...values })
    .onConflict(conflict => conflict.column('restaurant_id').doUpdateSet(values))
    .execute()
}

const editionsOfAll = (db: Db, ids: readonly string[]) =>
  db.selectFrom('paper_editions').where('restaurant_id', 'in', ids)

/** For the export of an account. */
export const exportEditions = (db: Db, ids: readonly string[]) =>
  editionsOfAll(db, ids)
    .select(['restaurant_id', 'n', 'valid_from', 'made_at', 'retired_at', 'content'])
    .orderBy('restaurant_id')
    .orderBy('n')
    .execute()
export const exportFiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('paper_files')
    .select(['restaurant_id', 'n', 'name', 'storage_key'])
    .where('restaurant_id', 'in', ids)
    .orderBy('restaurant_id')
    .orderBy('n')
    .orderBy('name')
    .execute()
export const exportOptions = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('paper_options')
    .select(['restaurant_id', 'options', 'updated_at'])
    .where('restaurant_id', 'in', ids)
    .execute()

/** Everything of these restaurants; their files go by a job. */
export async function deletePaper(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('paper_editions').where('restaurant_id', 'in', ids).execute()
  await trx.deleteFrom('paper_options').where('restaurant_id', 'in', ids).execute()
}

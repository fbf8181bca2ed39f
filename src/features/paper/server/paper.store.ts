import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Page } from '#platform/db/page.ts'
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
    .select(['restaurant_id', 'n', 'valid_from', 'made_at', 'made_by', 'retired_at', 'updated_at', 'changed'])
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

/** Whether a file of the storage is one of an edition. */
export async function isNamedFile(db: Db, restaurantId: string, key: string): Promise<boolean> {
  const files = db.selectFrom('paper_files').select('name').where('restaurant_id', '=', restaurantId)
  return (await files.where('storage_key', '=', key).executeTakeFirst()) !== undefined
}

export const insertEdition = (trx: Db, row: NewEdition) =>
  trx
    .insertInto('paper_editions')
    .values({
      ...row,
      updated_at: row.made_at,
      content: JSON.stringify(row.content),
      changed: row.changed ? JSON.stringify(row.changed) : null,
    })
    .execute()
export type NewEdition = Omit<EditionRow, 'retired_at' | 'updated_at' | 'content' | 'changed'> & {
  content: EditionRow['content']
  changed?: EditionRow['changed']
}

export const insertFile = (trx: Db, row: FileRow) =>
  trx
    .insertInto('paper_files')
    .values({ ...row, options: JSON.stringify(row.options), look: JSON.stringify(row.look) })
    .execute()

type Retiring = { restaurantId: string; n: number; retiredAt: Date | null; now: Date }
export const updateRetired = (trx: Db, { restaurantId, n, retiredAt, now }: Retiring) =>
  trx
    .updateTable('paper_editions')
    .set({ retired_at: retiredAt, updated_at: now })
    .where('restaurant_id', '=', restaurantId)
    .where('n', '=', n)
    .execute()

const optionsOf = (db: Db, restaurantId: string) =>
  db.selectFrom('paper_options').where('restaurant_id', '=', restaurantId)

/** How the restaurant printed last; `options`: null where it has printed nothing but changes. */
export const findOptions = (
  db: Db,
  restaurantId: string,
): Promise<{ options: SheetOptions | null; copies: number | null } | undefined> =>
  optionsOf(db, restaurantId).select(['options', 'copies']).executeTakeFirst()

/** The last number that was given, also when its edition is gone since. */
export async function findLastNumber(db: Db, restaurantId: string): Promise<number> {
  const row = await optionsOf(db, restaurantId).select('last_number').executeTakeFirst()
  return row?.last_number ?? 0
}

type Printing = { restaurant_id: string; last_number: number; updated_at: Date }
/** What stays of a print for the next one. */
export async function saveOptions(
  trx: Db,
  { restaurant_id, ...row }: Printing & { options?: SheetOptions; copies?: number },
): Promise<void> {
  const { options, ...rest } = row
  const values = { ...rest, ...(options && { options: JSON.stringify(options) }) }
  await trx
    .insertInto('paper_options')
    .values({ restaurant_id, ...values })
    .onConflict(conflict => conflict.column('restaurant_id').doUpdateSet(values))
    .execute()
}

/** Restaurants with editions that were made before. */
export async function listOldEditions(db: Db, before: Date, { after, limit }: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('paper_editions')
    .select('restaurant_id')
    .where('made_at', '<', before)
    .$if(after !== null, query => query.where('restaurant_id', '>', after))
    .groupBy('restaurant_id')
    .orderBy('restaurant_id')
    .limit(limit)
    .execute()
  return rows.map(row => row.restaurant_id)
}

/** Of all files of a restaurant's editions. */
export async function sumBytes(db: Db, restaurantId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('paper_files')
    .select(eb => eb.cast<number>(eb.fn.coalesce(eb.fn.sum('bytes'), sql.lit(0)), 'bigint').as('bytes'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow()
  return bytes
}

/** Deletes the editions of a restaurant that were made before; answers where their files lie. */
export async function deleteEditionsBefore(trx: Db, restaurantId: string, before: Date): Promise<string[]> {
  const files = await trx
    .selectFrom('paper_files')
    .innerJoin('paper_editions', join =>
      join
        .onRef('paper_editions.restaurant_id', '=', 'paper_files.restaurant_id')
        .onRef('paper_editions.n', '=', 'paper_files.n'),
    )
    .select('storage_key')
    .where('paper_editions.restaurant_id', '=', restaurantId)
    .where('paper_editions.made_at', '<', before)
    .execute()
  await trx
    .deleteFrom('paper_editions')
    .where('restaurant_id', '=', restaurantId)
    .where('made_at', '<', before)
    .execute()
  return files.map(({ storage_key: key }) => key)
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
    .select(['restaurant_id', 'options', 'copies', 'last_number', 'updated_at'])
    .where('restaurant_id', 'in', ids)
    .execute()

/** Everything of these restaurants; their files go by a job. */
export async function deletePaper(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('paper_editions').where('restaurant_id', 'in', ids).execute()
  await trx.deleteFrom('paper_options').where('restaurant_id', 'in', ids).execute()
}

import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { DraftContent } from '../review/draft-content.ts'
import type { SentFiles, TimedPageState } from './drafts.tables.ts'

/** More are not counted: nobody waits behind a hundred. */
const AHEAD_MAX = 100

export type DraftRow = Selectable<Database['import_drafts']>

const draftsOf = (db: Db, restaurantId: string) =>
  db.selectFrom('import_drafts').where('restaurant_id', '=', restaurantId)

/** Also one that is in the menu already. */
export const findAnyDraft = (db: Db, restaurantId: string): Promise<DraftRow | undefined> =>
  draftsOf(db, restaurantId).selectAll().executeTakeFirst()

/** The draft that people see; what is over is gone, whether or not the job has been there. */
export const findDraft = (db: Db, restaurantId: string, now: Date): Promise<DraftRow | undefined> =>
  draftsOf(db, restaurantId)
    .selectAll()
    .where('applied_change_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const lockDraft = (trx: Db, restaurantId: string, now: Date): Promise<DraftRow | undefined> =>
  draftsOf(trx, restaurantId)
    .selectAll()
    .where('applied_change_id', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

export type NewDraft = {
  id: string
  restaurantId: string
  userId: string
  source: DraftRow['source']
  fileName: string
  files: SentFiles
  now: Date
  expiresAt: Date
}

export async function insertDraft(trx: Db, draft: NewDraft): Promise<void> {
  const { id, restaurantId, userId, source, fileName, files, now, expiresAt } = draft
  await trx
    .insertInto('import_drafts')
    .values({
      id,
      restaurant_id: restaurantId,
      user_id: userId,
      state: 'reading',
      source,
      file_name: fileName,
      files: JSON.stringify(files),
      page: 0,
      page_count: 0,
      pages_read: '[]',
      revision: 1,
      created_at: now,
      updated_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

type Own = { restaurantId: string; id: string; now: Date }
const updateDraft = (db: Db, { restaurantId, id, now }: Own) =>
  db
    .updateTable('import_drafts')
    .set({ updated_at: now, revision: sql<number>`revision + 1` })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)

/** False when the draft is gone, or another one is in its place. */
export async function updateProgress(
  db: Db,
  own: Own,
  { pages, read }: { pages: number; read: readonly TimedPageState[] },
): Promise<boolean> {
  const [{ numUpdatedRows }] = (await updateDraft(db, own)
    .set({ page: read.length, page_count: pages, pages_read: JSON.stringify(read) })
    .where('state', '=', 'reading')
    .execute()) as [{ numUpdatedRows: bigint }]
  return numUpdatedRows > 0n
}

/** Readings that began before that of this restaurant: what they still have to read, as far as it is known. */
export const listAhead = (db: Db, restaurantId: string) =>
  db
    .selectFrom('import_drafts as own')
    .innerJoin('import_drafts as other', join => join.onRef('other.id', '<', 'own.id'))
    .select(['other.source', 'other.page', 'other.page_count as pageCount'])
    .select(sql<number>`jsonb_array_length(other.files -> 'files')`.as('files'))
    .where('own.restaurant_id', '=', restaurantId)
    .where('other.state', '=', 'reading')
    .limit(AHEAD_MAX)
    .execute()

/** False when nobody wants it any more. */
export async function updateReady(trx: Db, own: Own & { expiresAt: Date }, content: DraftContent): Promise<boolean> {
  const [{ numUpdatedRows }] = (await updateDraft(trx, own)
    .set({ state: 'ready', content: JSON.stringify(content), read_at: own.now, expires_at: own.expiresAt })
    .where('state', '=', 'reading')
    .execute()) as [{ numUpdatedRows: bigint }]
  return numUpdatedRows > 0n
}

export async function updateFailed(
  db: Db,
  own: Own & { expiresAt: Date },
  failure: { code: string; message: string },
): Promise<void> {
  await updateDraft(db, own)
    .set({ state: 'failed', failure: JSON.stringify(failure), expires_at: own.expiresAt })
    .where('state', '=', 'reading')
    .execute()
}

/** It is read once more. */
export async function updateReadAgain(trx: Db, own: Own, files: SentFiles): Promise<void> {
  await updateDraft(trx, own)
    .set({ state: 'reading', page: 0, pages_read: '[]', content: null, failure: null, files: JSON.stringify(files) })
    .execute()
}

/** One page is read once more; the draft stays. */
export async function updateRepeats(trx: Db, own: Own, sent: SentFiles, content: DraftContent): Promise<void> {
  await updateDraft(trx, own)
    .set({ state: 'reading', files: JSON.stringify(sent), content: JSON.stringify(content) })
    .execute()
}

/** It is read, or it failed again: the draft may be reviewed. False when nobody waits for it any more. */
export async function updateRepeated(trx: Db, own: Own, content: DraftContent): Promise<boolean> {
  const [{ numUpdatedRows }] = (await updateDraft(trx, own)
    .set({ state: 'ready', content: JSON.stringify(content) })
    .where('state', '=', 'reading')
    .execute()) as [{ numUpdatedRows: bigint }]
  return numUpdatedRows > 0n
}

/** What somebody has reviewed. */
export async function updateReviewed(trx: Db, own: Own & { userId: string }, content: DraftContent): Promise<void> {
  await updateDraft(trx, own)
    .set({ content: JSON.stringify(content), changed_by: own.userId, changed_at: own.now })
    .execute()
}

export async function updateContent(trx: Db, own: Own, content: DraftContent): Promise<void> {
  await updateDraft(trx, own)
    .set({ content: JSON.stringify(content) })
    .execute()
}

/** It is in the menu now, or, with null, it is to be reviewed again. */
export async function updateApplied(trx: Db, own: Own, changeId: string | null): Promise<void> {
  await updateDraft(trx, own).set({ applied_change_id: changeId }).execute()
}

/** Answers the id of the draft that was there. */
export async function deleteDraft(trx: Db, restaurantId: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('import_drafts')
    .where('restaurant_id', '=', restaurantId)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type DraftRef = { id: string; restaurantId: string }

/** Drafts that are over, in the order of their ids. */
export function listOverDrafts(
  db: Db,
  now: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<DraftRef[]> {
  return db
    .selectFrom('import_drafts')
    .select(['id', 'restaurant_id as restaurantId'])
    .where('expires_at', '<=', now)
    .$if(after !== null, query => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Drafts of whose reading nothing was heard since, and that are still read. */
export function listStuckReadings(
  db: Db,
  before: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<(DraftRef & { expiresAt: Date })[]> {
  return db
    .selectFrom('import_drafts')
    .select(['id', 'restaurant_id as restaurantId', 'expires_at as expiresAt'])
    .where('state', '=', 'reading')
    .where('updated_at', '<=', before)
    .$if(after !== null, query => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** False when it is gone, or its days were counted anew. */
export async function deleteDraftById(trx: Db, { restaurantId, id, now }: Own): Promise<boolean> {
  const row = await trx
    .deleteFrom('import_drafts')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of these ids, those that are drafts: files of all others are nobody's. */
export async function listDraftIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('import_drafts').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** For the export of the account. */
export const exportDrafts = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('import_drafts')
    .select(['id', 'restaurant_id as restaurantId', 'state', 'file_name as fileName', 'content'])
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('restaurant_id')
    .execute()

export async function deleteDraftsOf(trx: Db, restaurantIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .deleteFrom('import_drafts')
    .where('restaurant_id', 'in', restaurantIds)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

import { type Expression, type Selectable, sql } from 'kysely'
import { laterThan } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { ScheduledKind, ScheduledState } from '../scheduled.contract.ts'
import type { ScheduledPlan } from '../scheduled-items.rules.ts'
import type { ScheduledOutcome } from './scheduled.tables.ts'

export type ScheduledRow = Selectable<Database['scheduled_changes']>
/** Without its body, which may be long, and what its author saw. */
export type ScheduledHead = Omit<ScheduledRow, 'body' | 'plan'> & {
  counts: ScheduledPlan['counts']
  returns_to: string | null
}

const changesOf = (db: Db, restaurantId: string) =>
  db.selectFrom('scheduled_changes').where('restaurant_id', '=', restaurantId)

const HEAD = [
  'id',
  'restaurant_id',
  'user_id',
  'at',
  'kind',
  'state',
  'outcome',
  'change_id',
  'created_at',
  'updated_at',
  'updated_by',
  'ended_at',
] as const

const heads = (db: Db, restaurantId: string) =>
  changesOf(db, restaurantId)
    .select(HEAD)
    .select(sql<ScheduledPlan['counts']>`plan -> 'counts'`.as('counts'))
    .select(sql<string | null>`plan ->> 'returnsTo'`.as('returns_to'))

/** Those that wait, the next one first, then those that are over, the last one first. */
export async function listHeads(
  db: Db,
  restaurantId: string,
  { since, endedMax }: { since: Date; endedMax: number },
): Promise<ScheduledHead[]> {
  const waiting = heads(db, restaurantId).where('state', '=', 'waiting').orderBy('at').orderBy('id')
  const ended = heads(db, restaurantId).where('ended_at', '>', since).orderBy('ended_at', 'desc').orderBy('id', 'desc')
  return [...(await waiting.execute()), ...(await ended.limit(endedMax).execute())]
}

export const findHead = (db: Db, restaurantId: string, id: string): Promise<ScheduledHead | undefined> =>
  heads(db, restaurantId).where('id', '=', id).executeTakeFirst()

export const findScheduled = (db: Db, restaurantId: string, id: string): Promise<ScheduledRow | undefined> =>
  changesOf(db, restaurantId).selectAll().where('id', '=', id).executeTakeFirst()

/** The row of a change, which nobody ends or changes before the commit. */
export const lockScheduled = (trx: Db, restaurantId: string, id: string): Promise<ScheduledRow | undefined> =>
  changesOf(trx, restaurantId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Subquery for the restaurant of a change; the caller checks the actor's right to it. */
export const selectRestaurantOfScheduled = (db: Db, id: string): Expression<string> =>
  db.selectFrom('scheduled_changes').select('restaurant_id').where('id', '=', id).$asScalar()

export async function countWaiting(db: Db, restaurantId: string): Promise<number> {
  const { count } = await changesOf(db, restaurantId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

type Own = { restaurantId: string; id: string; now: Date }
export type Waiting = {
  userId: string
  at: Date
  kind: ScheduledKind
  body: object
  plan: ScheduledPlan
}

export async function insertScheduled(trx: Db, { restaurantId, id, now }: Own, made: Waiting): Promise<void> {
  const { userId, at, kind, body, plan } = made
  await trx
    .insertInto('scheduled_changes')
    .values({
      id,
      restaurant_id: restaurantId,
      user_id: userId,
      at,
      kind,
      state: 'waiting',
      body: JSON.stringify(body),
      plan: JSON.stringify(plan),
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Writes what is given of one that waits. */
export async function updateScheduled(
  trx: Db,
  { restaurantId, id, now, by }: Own & { by: string },
  { at, userId, body, plan }: Partial<Omit<Waiting, 'kind'>>,
): Promise<void> {
  await trx
    .updateTable('scheduled_changes')
    .set({
      ...(at && { at }),
      ...(userId !== undefined && { user_id: userId }),
      ...(body && { body: JSON.stringify(body) }),
      ...(plan && { plan: JSON.stringify(plan) }),
      updated_at: laterThan('updated_at', now),
      updated_by: by,
    })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

type End = {
  state: Exclude<ScheduledState, 'waiting'>
  outcome: ScheduledOutcome | null
  changeId?: string | null
  by?: string
}

/** Ends one that waits: its body goes. False: it was over before. */
export async function endScheduled(trx: Db, { restaurantId, id, now }: Own, end: End): Promise<boolean> {
  const { state, outcome, changeId = null, by } = end
  const row = await trx
    .updateTable('scheduled_changes')
    .set({
      state,
      body: null,
      plan: sql`plan - 'seen'`,
      outcome: outcome && JSON.stringify(outcome),
      change_id: changeId,
      ended_at: now,
      updated_at: laterThan('updated_at', now),
      ...(by !== undefined && { updated_by: by }),
    })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of those that are over only the last ones of a restaurant stay. */
export async function deleteOldestEnded(trx: Db, restaurantId: string, kept: number): Promise<void> {
  const old = changesOf(trx, restaurantId)
    .select('id')
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
  await trx.deleteFrom('scheduled_changes').where('restaurant_id', '=', restaurantId).where('id', 'in', old).execute()
}

export async function deleteEndedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('scheduled_changes').select(['restaurant_id', 'id']).where('ended_at', '<', before)
  const rows = await db
    .deleteFrom('scheduled_changes')
    .using(old.limit(limit).as('old'))
    .whereRef('scheduled_changes.restaurant_id', '=', 'old.restaurant_id')
    .whereRef('scheduled_changes.id', '=', 'old.id')
    .returning('scheduled_changes.id')
    .execute()
  return rows.length
}

/** Those of these restaurants, for the export of the account. */
export const exportScheduled = (db: Db, restaurantIds: readonly string[]) =>
  db
    .selectFrom('scheduled_changes')
    .select(['id', 'restaurant_id as restaurantId', 'at', 'kind', 'state', 'body', 'outcome'])
    .select(['change_id as changeId', 'created_at as createdAt', 'ended_at as endedAt'])
    .where('restaurant_id', 'in', restaurantIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function deleteScheduledOf(trx: Db, restaurantIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('scheduled_changes').where('restaurant_id', 'in', restaurantIds).execute()
}

import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { NoticeMail } from '../identity.contract.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { hasUpdated } from '#platform/db/page.ts'
import type { Database } from '#platform/db/tables.ts'
import { RESTAURANT_IDS } from './restaurant-ids.store.ts'

export type NewUser = {
  id: string
  name: string
  email: string
  passwordHash: string | null
  role: 'owner' | 'worker' | 'admin'
  /** Workers only: the owner in whose team they are. */
  teamOwnerId?: string
  /** An invited worker who has not accepted yet. */
  isPending?: boolean
  /** A worker who counts as the owner, but for paying. */
  isPartner?: boolean
  termsVersion?: string
  /** Nobody has shown yet that they read what is sent to the email. */
  isEmailUnconfirmed?: boolean
  now: Date
}

/** Throws the database's unique violation for an email that a live account has; see also `emails.throwIfReserved`. */
export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user.id,
      name: user.name,
      email: user.email,
      email_confirmed_at: user.isEmailUnconfirmed || user.isPending ? null : user.now,
      password_hash: user.passwordHash,
      role: user.role,
      status: user.role === 'worker' ? (user.isPending ? 'pending' : 'active') : null,
      team_owner_id: user.teamOwnerId ?? null,
      is_partner: user.isPartner ?? false,
      terms_version: user.termsVersion ?? null,
      terms_accepted_at: user.termsVersion ? user.now : null,
      created_at: user.now,
      member_updated_at: user.now,
    })
    .execute()
}

/**
 * Live accounts first; the account of a removed member is found only when no live account has the email. Invited people
 * who have not accepted have no account: they are never found.
 */
export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('status', 'is distinct from', 'pending')
    .orderBy(eb => eb('status', 'is not distinct from', 'removed'))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** With the ids of their restaurants, in one statement: every page waits for `GET /auth/me`. */
export function findUserById(db: Db, id: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .select(RESTAURANT_IDS.as('restaurantIds'))
    .where('users.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Names and roles of accounts that are not deleted; removed members too. */
export function listUserNames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The name of an account that is not deleted, as a part of a statement; `id` is an expression of it. */
const userName = (id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(SELECT users.name FROM users WHERE users.id = ${id} AND users.deleted_at IS NULL)`

/**
 * Locks an owner's row. Every limit that counts restaurants or members begins with it (ARCHITECTURE "Transactions,
 * limits, jobs"). Rows that only refer to the owner (sessions, activity) can still be written meanwhile.
 */
export async function lockUser(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks a user who is signing in, so that nobody changes the password meanwhile and the user's sessions are counted one
 * sign-in after the other. Without `verifiedHash` it was a passkey. False: the password was changed already.
 */
export async function lockSignIn(trx: Trx, id: string, verifiedHash: string | undefined): Promise<boolean> {
  const live = trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('status', 'is distinct from', 'removed')
    .forNoKeyUpdate()
  const user = verifiedHash === undefined ? live : live.where('password_hash', '=', verifiedHash)
  return (await user.executeTakeFirst()) !== undefined
}

/** Replaces the verified hash with a new one. False: another call was faster. */
export async function replacePasswordHash(db: Db, id: string, hashes: { from: string; to: string }): Promise<boolean> {
  return hasUpdated(
    db
      .updateTable('users')
      .set({ password_hash: hashes.to })
      .where('id', '=', id)
      .where('password_hash', '=', hashes.from)
      .where('deleted_at', 'is', null),
  )
}

/** How many restaurants an owner may have. False: nobody's account. */
export async function updateRestaurantsMax(db: Db, email: string, max: number): Promise<boolean> {
  return hasUpdated(
    db
      .updateTable('users')
      .set({ restaurants_max: max })
      .where('email', '=', email)
      .where('role', '=', 'owner')
      .where('deleted_at', 'is', null),
  )
}

async function updateName(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', id).execute()
}

async function updateMutedMails(db: Db, id: string, kinds: NoticeMail[]): Promise<void> {
  await db.updateTable('users').set({ muted_mails: kinds }).where('id', '=', id).execute()
}

const wants = (kind: NoticeMail) => sql<boolean>`NOT ${kind} = ANY (muted_mails)`

type People = (eb: ExpressionBuilder<Database, 'users'>) => Expression<SqlBool>

/**
 * Those of some people who get a notice of this kind today: nobody gets two on one day, and nobody one that they have
 * switched off. Whoever is answered has had it.
 */
const takeNotices = (trx: Trx, { kind, day }: { kind: NoticeMail; day: string }, people: People) =>
  trx
    .updateTable('users')
    .set({ notice_mailed_on: day })
    .where(people)
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([eb('notice_mailed_on', 'is', null), eb('notice_mailed_on', '<', day)]))
    .where(wants(kind))
    .returning(['id', 'email'])
    .execute()

/**
 * The owner and the partners of a house who get a notice of this kind today; `oneWaits`: one of them has had another
 * today, and must be told another day.
 */
async function takeNoticeMails(
  trx: Trx,
  { ownerId, ...notice }: { ownerId: string; kind: NoticeMail; day: string },
): Promise<{ mailed: { email: string }[]; oneWaits: boolean }> {
  const house: People = eb =>
    eb.and([
      eb.or([eb('id', '=', ownerId), eb('team_owner_id', '=', ownerId).and('is_partner', '=', true)]),
      eb.or([eb('status', 'is', null), eb('status', '=', 'active')]),
    ])
  const mailed = await takeNotices(trx, notice, house)
  const told = await trx
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(house)
    .where('deleted_at', 'is', null)
    .where(wants(notice.kind))
    .executeTakeFirstOrThrow()
  return { mailed, oneWaits: Number(told.count) > mailed.length }
}

/**
 * The same of these people, whatever they are; `muted` are those who have switched the kind off. The others have had a
 * notice today.
 */
async function takeNoticeMailsOf(
  trx: Trx,
  { userIds, ...notice }: { userIds: readonly string[]; kind: NoticeMail; day: string },
): Promise<{ mailed: { id: string; email: string }[]; muted: string[] }> {
  if (userIds.length === 0) return { mailed: [], muted: [] }
  const mailed = await takeNotices(trx, notice, eb => eb('id', 'in', userIds))
  const muted = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where(sql<boolean>`${notice.kind} = ANY (muted_mails)`)
    .execute()
  return { mailed, muted: muted.map(({ id }) => id) }
}

/** What people say of themselves, and the mails that follow from it. */
export const userFields = { updateName, updateMutedMails, takeNoticeMails, takeNoticeMailsOf, userName }

export async function updatePasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function updateCurrentRestaurant(db: Db, id: string, restaurantId: string | null): Promise<void> {
  await db.updateTable('users').set({ current_restaurant_id: restaurantId }).where('id', '=', id).execute()
}

/** Users whose current restaurant was deleted get their first one, an active one if there is any (3-decisions §5). */
export async function replaceCurrentRestaurant(trx: Trx, restaurantId: string): Promise<void> {
  await sql`
    UPDATE users SET current_restaurant_id = (
      SELECT restaurants.id FROM memberships JOIN restaurants ON restaurants.id = memberships.restaurant_id
      WHERE memberships.user_id = users.id AND restaurants.deleted_at IS NULL AND restaurants.id <> ${restaurantId}
      ORDER BY restaurants.status = 'active' DESC, restaurants.created_at, restaurants.id LIMIT 1
    ) WHERE current_restaurant_id = ${restaurantId}`.execute(trx)
}

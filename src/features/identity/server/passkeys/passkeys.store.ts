import type { Db, Trx } from '#platform/db/database.ts'
import { laterThan } from '#platform/db/columns.ts'
import { deletedRows, hasUpdated } from '#platform/db/page.ts'

export type PasskeyRow = {
  id: string
  name: string
  credentialId: string
  transports: string[]
  createdAt: Date
  updatedAt: Date
  lastUsedAt: Date | null
}

const COLUMNS = [
  'id',
  'name',
  'credential_id as credentialId',
  'transports',
  'created_at as createdAt',
  'updated_at as updatedAt',
  'last_used_at as lastUsedAt',
] as const

/** A user's passkeys, the newest first. */
export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** One of that user, locked. */
export function lockPasskey(trx: Trx, userId: string, id: string): Promise<PasskeyRow | undefined> {
  return trx
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The passkey that a browser names, with its key and whose it is. */
export function findByCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id as userId', 'public_key as publicKey', 'counter', 'transports'])
    .select(['credential_id as credentialId', 'users.role', 'users.status', 'users.email'])
    .where('credential_id', '=', credentialId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

export type NewPasskey = {
  id: string
  userId: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  name: string
  now: Date
}

/** Throws the database's unique violation for a credential that is stored already. */
export async function insertPasskey(trx: Trx, passkey: NewPasskey): Promise<void> {
  await trx
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.now,
      updated_at: passkey.now,
    })
    .execute()
}

type Use = { id: string; userId: string; counter: number; now: Date }

/**
 * Notes a use. A device that counts its uses must have counted on, unless it counts none. False: it has not, or the
 * passkey is gone.
 */
export async function noteUse(trx: Trx, { id, userId, counter, now }: Use): Promise<boolean> {
  return hasUpdated(
    trx
      .updateTable('passkeys')
      .set({ counter, last_used_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where(eb => eb.or([eb('counter', '<', String(counter)), eb('counter', '=', '0')])),
  )
}

export async function updatePasskeyName(
  trx: Trx,
  userId: string,
  { id, name, now }: { id: string; name: string; now: Date },
) {
  await trx
    .updateTable('passkeys')
    .set({ name, updated_at: laterThan('updated_at', now) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function deletePasskey(trx: Trx, userId: string, id: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Deletes a user's passkeys except these. */
export async function deletePasskeysBesides(trx: Trx, userId: string, kept: readonly string[]): Promise<void> {
  const others = trx.deleteFrom('passkeys').where('user_id', '=', userId)
  await (kept.length > 0 ? others.where('id', 'not in', [...kept]) : others).execute()
}

/** Uses a challenge up: of parallel callers exactly one gets true. */
export async function consumeChallenge(trx: Trx, hash: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_challenges')
    .values({ hash, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes challenges that no answer would fit any more, at most `limit`; answers how many. */
export async function deleteOldChallenges(db: Db, now: Date, limit: number): Promise<number> {
  const old = db.selectFrom('used_challenges').select('hash').where('expires_at', '<', now).limit(limit)
  return deletedRows(db.deleteFrom('used_challenges').where('hash', 'in', old))
}

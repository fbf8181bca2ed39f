import type { Db, Trx } from '#platform/db/database.ts'
import type { Payments } from '#platform/payments/payments.ts'

export type Checkout = {
  id: string
  provider: Payments['name']
  request: string
  sessionId: string | null
  url: string | null
  expiresAt: Date
}

/** The one open checkout of an owner. With `lock`, nobody completes or replaces it before the commit. */
export function findCheckout(db: Db, ownerId: string, lock = false): Promise<Checkout | undefined> {
  const query = db
    .selectFrom('checkouts')
    .select(['id', 'provider', 'request', 'session_id as sessionId', 'url', 'expires_at as expiresAt'])
    .where('owner_id', '=', ownerId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Takes the place of the owner's checkout. */
export async function replaceCheckout(
  trx: Trx,
  ownerId: string,
  { id, provider, request, expiresAt }: Omit<Checkout, 'sessionId' | 'url'>,
): Promise<void> {
  const columns = { id, provider, request, session_id: null, url: null, expires_at: expiresAt }
  await trx
    .insertInto('checkouts')
    .values({ owner_id: ownerId, ...columns })
    .onConflict(conflict => conflict.column('owner_id').doUpdateSet(columns))
    .execute()
}

/** No request continues it any more; its session stays known until it is closed at the provider. */
export async function retireCheckout(trx: Trx, ownerId: string): Promise<void> {
  await trx.updateTable('checkouts').set({ request: '' }).where('owner_id', '=', ownerId).execute()
}

/** False when another attempt has taken its place meanwhile. */
export async function completeCheckout(
  db: Db,
  ownerId: string,
  { id, sessionId, url }: { id: string; sessionId: string; url: string },
): Promise<boolean> {
  const row = await db
    .updateTable('checkouts')
    .set({ session_id: sessionId, url })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteCheckout(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('checkouts').where('owner_id', '=', ownerId).execute()
}

/** Deletes this attempt; a later one stays. */
export async function deleteAttempt(db: Db, ownerId: string, id: string): Promise<void> {
  await db.deleteFrom('checkouts').where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

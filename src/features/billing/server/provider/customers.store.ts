import { sql } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import { type Page, pageBy } from '#platform/db/page.ts'
import type { Payments } from '#platform/payments/payments.ts'

type Provider = Payments['name']

export async function findCustomer(db: Db, provider: Provider, ownerId: string): Promise<string | undefined> {
  const query = db.selectFrom('payment_customers').select('customer_id')
  const row = await query.where('owner_id', '=', ownerId).where('provider', '=', provider).executeTakeFirst()
  return row?.customer_id
}

export async function findOwnerOfCustomer(db: Db, provider: Provider, customerId: string): Promise<string | undefined> {
  const query = db.selectFrom('payment_customers').select('owner_id')
  const row = await query.where('provider', '=', provider).where('customer_id', '=', customerId).executeTakeFirst()
  return row?.owner_id
}

/**
 * Stores the customer of an owner; the one that was stored first wins, and is answered. Throws for a customer of
 * somebody else.
 */
export async function saveCustomer(db: Db, provider: Provider, ownerId: string, customerId: string): Promise<string> {
  await db
    .insertInto('payment_customers')
    .values({ owner_id: ownerId, provider, customer_id: customerId })
    // No column is named: the same row at the same moment can break either of the two unique constraints first.
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const stored = await findCustomer(db, provider, ownerId)
  if (stored === undefined) throw new Error(`customer ${customerId} of ${provider} belongs to another owner`)
  return stored
}

/** The customers of a provider with their owner's id, in its order. */
export async function listCustomers(
  db: Db,
  provider: Provider,
  page: Page,
): Promise<{ id: string; customerId: string }[]> {
  const query = db.selectFrom('payment_customers').select(['owner_id as id', 'customer_id as customerId'])
  return pageBy(query.where('provider', '=', provider), 'owner_id', page).execute()
}

/** A number that grows: taken before the provider is asked, so a higher one means a state that is at least as new. */
export async function takeTicket(db: Db): Promise<number> {
  const { rows } = await sql<{ ticket: number }>`SELECT nextval('payment_tickets') AS ticket`.execute(db)
  return rows[0]?.ticket ?? 0
}

/** False when a newer state has been applied already. */
export async function claimTicket(trx: Trx, provider: Provider, ownerId: string, ticket: number): Promise<boolean> {
  const row = await trx
    .updateTable('payment_customers')
    .set({ applied_ticket: ticket })
    .where('owner_id', '=', ownerId)
    .where('provider', '=', provider)
    .where('applied_ticket', '<', ticket)
    .returning('owner_id')
    .executeTakeFirst()
  return row !== undefined
}

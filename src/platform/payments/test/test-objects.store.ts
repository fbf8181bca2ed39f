import type { Db } from '#platform/db/database.ts'
import type { PaidPlan, PlanChange, ProviderStatus } from '../payments.ts'

/** What the test provider remembers; moments are ISO texts. */
export type TestCustomer = { kind: 'customer'; ownerId: string; email: string }
export type TestCheckout = {
  kind: 'checkout'
  plan: PaidPlan
  successUrl: string
  cancelUrl: string
  state: 'open' | 'paid' | 'closed'
  expiresAt: string
}
export type TestPortal = {
  kind: 'portal'
  returnUrl: string
  expiresAt: string
  /** The page only confirms this: for this sum, reckoned for this moment, where both were agreed to. */
  change?: PlanChange & { at?: string; cents?: number; resume?: boolean }
}
export type TestSubscription = {
  kind: 'subscription'
  plan: PaidPlan
  status: ProviderStatus
  createdAt: string
  periodEnd: string
  /** From when its periods are counted; absent: from their end, in what earlier versions made. */
  anchor?: string
  isCancelled: boolean
  endedAt: string | null
  /** What follows the paid period; absent or null: the same plan. */
  scheduled?: PaidPlan | null
}
export type TestInvoice = { kind: 'invoice'; plan: PaidPlan; cents: number; paidAt: string; isRefunded: boolean }
export type TestObject = TestInvoice | TestCustomer | TestCheckout | TestPortal | TestSubscription

type Kind = TestObject['kind']
export type Stored<K extends Kind> = { id: string; customerId: string; content: Extract<TestObject, { kind: K }> }

const selectObjects = (db: Db) =>
  db.selectFrom('test_payment_objects').select(['id', 'customer_id as customerId', 'content'])

/** With `lock`, nobody changes it before the commit. */
export async function findObject<K extends Kind>(
  db: Db,
  kind: K,
  id: string,
  lock = false,
): Promise<Stored<K> | undefined> {
  const query = selectObjects(db).where('id', '=', id).where('kind', '=', kind)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) as Stored<K> | undefined
}

/** Oldest first. */
export async function listObjects<K extends Kind>(db: Db, kind: K, customerId: string): Promise<Stored<K>[]> {
  const query = selectObjects(db).where('customer_id', '=', customerId).where('kind', '=', kind)
  return (await query.orderBy('created_at').orderBy('id').execute()) as Stored<K>[]
}

/** Keeps what is there when the id is known: a repeated call makes nothing new. */
export async function insertObject(db: Db, { id, customerId, content }: Stored<Kind>, now: Date): Promise<void> {
  await db
    .insertInto('test_payment_objects')
    .values({ id, customer_id: customerId, kind: content.kind, content: JSON.stringify(content), created_at: now })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

export async function updateObject(db: Db, id: string, content: TestObject): Promise<void> {
  const text = JSON.stringify(content)
  await db.updateTable('test_payment_objects').set({ content: text }).where('id', '=', id).execute()
}

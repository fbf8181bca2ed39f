import type { Clock } from '#platform/clock/clock.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { Catalog, Payments } from '../payments.ts'
import { nextEnd } from '../periods.rules.ts'
import { insertPeriods } from './test-invoices.ts'
import { findObject, insertObject, type Stored, type TestSubscription, updateObject } from './test-objects.store.ts'

export type TestCheckouts = Pick<Payments, 'createCheckout' | 'closeCheckout'> & {
  findCheckout(id: string): Promise<Stored<'checkout'> | undefined>
  /** The button of the test page. False when the checkout is no longer open. */
  payCheckout(id: string): Promise<boolean>
}

type Setup = {
  db: Db
  clock: Clock
  publicUrl: string
  catalog: Catalog
  /** Sends an event about a customer. */
  tell: (type: string, customerId: string) => Promise<void>
}

/**
 * Marks an open checkout as paid and begins its subscription; answers the customer, or undefined when it is not open.
 */
async function payIn(
  trx: Trx,
  id: string,
  { now, catalog }: { now: Date; catalog: Catalog },
): Promise<string | undefined> {
  const found = await findObject(trx, 'checkout', id, true)
  if (found?.content.state !== 'open' || Date.parse(found.content.expiresAt) <= now.getTime()) return undefined
  const { customerId, content } = found
  await updateObject(trx, id, { ...content, state: 'paid' })
  const subscription: TestSubscription = {
    kind: 'subscription',
    plan: content.plan,
    status: 'active',
    createdAt: now.toISOString(),
    anchor: now.toISOString(),
    periodEnd: nextEnd(now, content.plan.interval, now).toISOString(),
    isCancelled: false,
    endedAt: null,
  }
  const payer = { id: `sub_test_${v7()}`, customerId }
  await insertObject(trx, { ...payer, content: subscription }, now)
  await insertPeriods(trx, payer, catalog, [{ plan: content.plan, at: now }])
  return customerId
}

/** The checkouts of the test provider, with a page each. */
export const createTestCheckouts = ({ db, clock, publicUrl, catalog, tell }: Setup): TestCheckouts => ({
  createCheckout: async ({ plan, customerId, successUrl, cancelUrl, expiresAt, attemptId }) => {
    const id = `cs_test_${attemptId}`
    const content = { kind: 'checkout', plan, successUrl, cancelUrl, state: 'open' } as const
    await insertObject(db, { id, customerId, content: { ...content, expiresAt: expiresAt.toISOString() } }, clock.now())
    return { id, url: `${publicUrl}/dev/pagos/pago/${id}` }
  },
  closeCheckout: id =>
    db.transaction().execute(async trx => {
      const found = await findObject(trx, 'checkout', id, true)
      if (found?.content.state === 'paid') return 'paid'
      if (found) await updateObject(trx, id, { ...found.content, state: 'closed' })
      return 'closed'
    }),
  findCheckout: id => findObject(db, 'checkout', id),
  payCheckout: async id => {
    const customerId = await db.transaction().execute(trx => payIn(trx, id, { now: clock.now(), catalog }))
    if (customerId === undefined) return false
    await tell('checkout.session.completed', customerId)
    await tell('customer.subscription.created', customerId)
    return true
  },
})

import type { Clock } from '#platform/clock/clock.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { checkSignature, signEvent } from '../signature.ts'
import { BadSignature, type Payments, PaymentsUnreachable } from '../payments.ts'
import {
  findObject,
  insertObject,
  listObjects,
  type Stored,
  type TestSubscription,
  updateObject,
} from './test-objects.store.ts'
import { periodEnd, subscriptionAt, toProviderSubscription } from './test-subscription.rules.ts'

/** A signed event on its way to our webhook. */
/** As sent; what is signed by us may still be no event. */
type WireEvent = { id: string; type: string; data?: { object?: { customer?: string } } }

export type SignedEvent = { body: Buffer; signature: string }

export type TestPayments = Payments & {
  readonly name: 'test'
  /** Who takes the events: the webhook of this process. Without one they are lost, as with a provider. */
  deliverTo(deliver: (event: SignedEvent) => Promise<void>): void
  /** An event as it is sent. */
  signedEvent(type: string, customerId: string): SignedEvent
  findCheckout(id: string): Promise<Stored<'checkout'> | undefined>
  findPortal(id: string): Promise<Stored<'portal'> | undefined>
  findCustomer(id: string): Promise<Stored<'customer'> | undefined>
  /** The button of the test page. False when the checkout is no longer open. */
  payCheckout(id: string): Promise<boolean>
  /** Changes a subscription as the provider itself would (a payment that fails), and tells it. */
  alter(subscriptionId: string, change: Partial<TestSubscription>): Promise<void>
}

export type TestPaymentsSettings = {
  db: Db
  clock: Clock
  /** Origin of the product, where its pages are. */
  publicUrl: string
  /** Signs the events. */
  secret: string
}

const PORTAL_MS = 60 * 60 * 1000

/** True for the built-in provider, whose pages are ours. */
export const isTestPayments = (payments: Payments | undefined): payments is TestPayments => payments?.name === 'test'

/**
 * The provider of development and tests: charges nothing, and behaves like the real one, signed webhook included
 * (3-decisions §4). Its memory is in the database, so that every process sees it.
 */
export function createTestPayments({ db, clock, publicUrl, secret }: TestPaymentsSettings): TestPayments {
  let deliver: ((event: SignedEvent) => Promise<void>) | undefined

  function signedEvent(type: string, customerId: string): SignedEvent {
    const event = { id: `evt_test_${v7()}`, type, data: { object: { customer: customerId } } }
    const body = Buffer.from(JSON.stringify(event))
    return { body, signature: signEvent(secret, body, clock.now()) }
  }
  const tell = async (type: string, customerId: string): Promise<void> => deliver?.(signedEvent(type, customerId))

  /** Changes a subscription under a lock, then tells it. */
  async function change(id: string, apply: (now: TestSubscription) => TestSubscription): Promise<void> {
    const customerId = await db.transaction().execute(async trx => {
      const found = await findObject(trx, 'subscription', id, true)
      if (!found) throw new PaymentsUnreachable(`no such subscription: ${id}`)
      await updateObject(trx, id, apply(subscriptionAt(found.content, clock.now())))
      return found.customerId
    })
    await tell('customer.subscription.updated', customerId)
  }

  async function payIn(trx: Trx, id: string): Promise<string | undefined> {
    const now = clock.now()
    const found = await findObject(trx, 'checkout', id, true)
    if (found?.content.state !== 'open' || Date.parse(found.content.expiresAt) <= now.getTime()) return undefined
    const { customerId, content } = found
    await updateObject(trx, id, { ...content, state: 'paid' })
    const subscription: TestSubscription = {
      kind: 'subscription',
      plan: content.plan,
      status: 'active',
      createdAt: now.toISOString(),
      periodEnd: periodEnd(now, content.plan).toISOString(),
      isCancelled: false,
      endedAt: null,
    }
    await insertObject(trx, { id: `sub_test_${v7()}`, customerId, content: subscription }, now)
    return customerId
  }

  return {
    name: 'test',
    deliverTo: to => {
      deliver = to
    },
    createCustomer: async ({ ownerId, email }) => {
      const id = `cus_test_${ownerId}`
      await insertObject(db, { id, customerId: id, content: { kind: 'customer', ownerId, email } }, clock.now())
      return id
    },
    createCheckout: async ({ plan, customerId, successUrl, cancelUrl, expiresAt, attemptId }) => {
      const id = `cs_test_${attemptId}`
      const content = { kind: 'checkout', plan, successUrl, cancelUrl, state: 'open' } as const
      await insertObject(
        db,
        { id, customerId, content: { ...content, expiresAt: expiresAt.toISOString() } },
        clock.now(),
      )
      return { id, url: `${publicUrl}/dev/pagos/pago/${id}` }
    },
    closeCheckout: id =>
      db.transaction().execute(async trx => {
        const found = await findObject(trx, 'checkout', id, true)
        if (found?.content.state === 'paid') return 'paid'
        if (found) await updateObject(trx, id, { ...found.content, state: 'closed' })
        return 'closed'
      }),
    createPortal: async (customerId, returnUrl) => {
      const id = `bps_test_${v7()}`
      const expiresAt = new Date(clock.now().getTime() + PORTAL_MS).toISOString()
      await insertObject(db, { id, customerId, content: { kind: 'portal', returnUrl, expiresAt } }, clock.now())
      return `${publicUrl}/dev/pagos/portal/${id}`
    },
    listSubscriptions: async customerId => {
      const found = await listObjects(db, 'subscription', customerId)
      return found.map(({ id, content }) => toProviderSubscription(id, content, clock.now()))
    },
    changePlan: (id, plan) => change(id, now => ({ ...now, plan, periodEnd: nextEnd(now, plan, clock.now()) })),
    setCancellation: (id, { cancel }) => change(id, now => ({ ...now, isCancelled: cancel })),
    endSubscription: id =>
      change(id, now => (now.endedAt ? now : { ...now, status: 'canceled', endedAt: clock.now().toISOString() })),
    findRefundedSubscription: async () => undefined,
    readEvent: (body, signature) => {
      checkSignature(secret, body, signature, clock.now())
      try {
        const { id, type, data } = JSON.parse(String(body)) as WireEvent
        return { id, type, customerId: data?.object?.customer, refundedCharge: undefined }
      } catch (cause) {
        throw new BadSignature('the event cannot be read', { cause })
      }
    },
    syncCatalog: async () => ['The test provider needs no products.'],

    signedEvent,
    findCheckout: id => findObject(db, 'checkout', id),
    findPortal: id => findObject(db, 'portal', id),
    findCustomer: id => findObject(db, 'customer', id),
    payCheckout: async id => {
      const customerId = await db.transaction().execute(trx => payIn(trx, id))
      if (customerId === undefined) return false
      await tell('checkout.session.completed', customerId)
      await tell('customer.subscription.created', customerId)
      return true
    },
    alter: (id, altered) => change(id, now => ({ ...now, ...altered })),
  }
}

/** Another interval begins a new period today; another plan keeps the period. */
const nextEnd = (before: TestSubscription, plan: TestSubscription['plan'], now: Date): string =>
  before.plan.interval === plan.interval ? before.periodEnd : periodEnd(now, plan).toISOString()

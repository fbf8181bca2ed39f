import { HOUR_MS } from '#shared/time.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { checkSignature, signEvent } from '../signature.ts'
import { BadSignature, type PaymentEvent, type Payments, PaymentsUnreachable } from '../payments.ts'
import {
  findObject,
  insertObject,
  listObjects,
  type Stored,
  type TestSubscription,
  updateObject,
} from './test-objects.store.ts'
import { createTestCheckouts, type TestCheckouts } from './test-checkouts.ts'
import { periodEnd, subscriptionAt, toProviderSubscription } from './test-subscription.rules.ts'

/** As sent; what is signed by us may still be no event. */
type WireEvent = { id: string; type: string; data?: { object?: { customer?: string } } }

/** A signed event on its way to our webhook. */
export type SignedEvent = { body: Buffer; signature: string }

export type TestPayments = Payments &
  TestCheckouts & {
    readonly name: 'test'
    /** Who takes the events: the webhook of this process. Without one they are lost, as with a provider. */
    deliverTo(deliver: (event: SignedEvent) => Promise<void>): void
    /** An event as it is sent. */
    signedEvent(type: string, customerId: string): SignedEvent
    findPortal(id: string): Promise<Stored<'portal'> | undefined>
    findCustomer(id: string): Promise<Stored<'customer'> | undefined>
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

const PORTAL_MS = HOUR_MS

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

  return {
    name: 'test',
    ...createTestCheckouts({ db, clock, publicUrl, tell }),
    deliverTo: to => {
      deliver = to
    },
    createCustomer: async ({ ownerId, email }) => {
      const id = `cus_test_${ownerId}`
      await insertObject(db, { id, customerId: id, content: { kind: 'customer', ownerId, email } }, clock.now())
      return id
    },
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
      return eventOf(body)
    },
    syncCatalog: async () => ['The test provider needs no products.'],

    signedEvent,
    findPortal: id => findObject(db, 'portal', id),
    findCustomer: id => findObject(db, 'customer', id),
    alter: (id, altered) => change(id, now => ({ ...now, ...altered })),
  }
}

/** Throws BadSignature for a body that is no event. */
function eventOf(body: Buffer): PaymentEvent {
  try {
    const { id, type, data } = JSON.parse(String(body)) as WireEvent
    return { id, type, customerId: data?.object?.customer, refundedCharge: undefined }
  } catch (cause) {
    throw new BadSignature('the event cannot be read', { cause })
  }
}

/** Another interval begins a new period today; another plan keeps the period. */
const nextEnd = (before: TestSubscription, plan: TestSubscription['plan'], now: Date): string =>
  before.plan.interval === plan.interval ? before.periodEnd : periodEnd(now, plan).toISOString()

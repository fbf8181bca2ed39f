import { HOUR_MS } from '#shared/time.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { checkSignature, signEvent } from '../signature.ts'
import { BadSignature, type Catalog, type PaymentEvent, type Payments } from '../payments.ts'
import { createTestChanges, type TestChanges } from './test-changes.ts'
import { createTestCheckouts, type TestCheckouts } from './test-checkouts.ts'
import { createTestInvoices, type TestInvoices } from './test-invoices.ts'
import { findObject, insertObject, listObjects, type Stored, type TestSubscription } from './test-objects.store.ts'
import { toProviderSubscription } from './test-subscription.rules.ts'

/** As sent; what is signed by us may still be no event. */
type WireObject = { customer?: string; status?: string; charge?: string }
type WireEvent = { id: string; type: string; data?: { object?: WireObject } }

/** A signed event on its way to our webhook. */
export type SignedEvent = { body: Buffer; signature: string }

export type TestPayments = Payments &
  TestCheckouts &
  TestInvoices &
  Pick<TestChanges, 'confirmChange'> & {
    readonly name: 'test'
    /** Who takes the events: the webhook of this process. Without one they are lost, as with a provider. */
    deliverTo(deliver: (event: SignedEvent) => Promise<void>): void
    /** An event as it is sent. */
    signedEvent(type: string, customerId: string): SignedEvent
    findPortal(id: string): Promise<Stored<'portal'> | undefined>
    findCustomer(id: string): Promise<Stored<'customer'> | undefined>
    /** The next charge: `failed` makes the payment due, `paid` pays what is due; both are told. */
    charge(subscriptionId: string, result: 'paid' | 'failed'): Promise<void>
    /** A dispute about the latest payment has been decided; told without a customer, as Stripe does. */
    closeDispute(subscriptionId: string, status: 'won' | 'lost'): Promise<void>
    /** Changes a subscription as the provider itself would, and tells it. */
    alter(subscriptionId: string, change: Partial<TestSubscription>): Promise<void>
  }

export type TestPaymentsSettings = {
  db: Db
  clock: Clock
  /** Origin of the product, where its pages are. */
  publicUrl: string
  /** Signs the events. */
  secret: string
  catalog: Catalog
}

const PORTAL_MS = HOUR_MS
/** A charge is named after the subscription that it paid. */
const CHARGE_OF = 'ch_test_of_'

/** True for the built-in provider, whose pages are ours. */
export const isTestPayments = (payments: Payments | undefined): payments is TestPayments => payments?.name === 'test'

/**
 * The provider of development and tests: charges nothing, and behaves like the real one, signed webhook included
 * (3-decisions §4). Its memory is in the database, so that every process sees it.
 */
export function createTestPayments({ db, clock, publicUrl, secret, catalog }: TestPaymentsSettings): TestPayments {
  let deliver: ((event: SignedEvent) => Promise<void>) | undefined

  function signedEvent(type: string, customerId: string): SignedEvent {
    return signed(type, { customer: customerId })
  }
  function signed(type: string, object: WireObject): SignedEvent {
    const event = { id: `evt_test_${v7()}`, type, data: { object } }
    const body = Buffer.from(JSON.stringify(event))
    return { body, signature: signEvent(secret, body, clock.now()) }
  }
  const tell = async (type: string, customerId: string): Promise<void> => deliver?.(signedEvent(type, customerId))

  const setup = { db, clock, publicUrl, catalog, tell }
  const { change, ...changes } = createTestChanges(setup)

  return {
    name: 'test',
    ...createTestCheckouts(setup),
    ...createTestInvoices(setup),
    ...changes,
    deliverTo: to => {
      deliver = to
    },
    createCustomer: async ({ ownerId, email }) => {
      const id = `cus_test_${ownerId}`
      await insertObject(db, { id, customerId: id, content: { kind: 'customer', ownerId, email } }, clock.now())
      return id
    },
    createPortal: async (customerId, returnUrl, asked) => {
      const id = `bps_test_${v7()}`
      const expiresAt = new Date(clock.now().getTime() + PORTAL_MS).toISOString()
      const content = { kind: 'portal', returnUrl, expiresAt, ...(asked && { change: asked }) } as const
      await insertObject(db, { id, customerId, content }, clock.now())
      return `${publicUrl}/dev/pagos/portal/${id}`
    },
    listSubscriptions: async customerId => {
      const found = await listObjects(db, 'subscription', customerId)
      return found.map(({ id, content }) => toProviderSubscription(id, content, clock.now()))
    },
    setCancellation: (id, { cancel }) =>
      change(id, ({ now }) => ({ ...now, isCancelled: cancel, ...(cancel && { scheduled: null }) })),
    endSubscription: id =>
      change(id, ({ now }) => (now.endedAt ? now : { ...now, status: 'canceled', endedAt: clock.now().toISOString() })),
    findRefundedSubscription: async () => undefined,
    findDisputed: async charge => {
      const subscriptionId = charge.slice(CHARGE_OF.length)
      const found = await findObject(db, 'subscription', subscriptionId)
      return found && { customerId: found.customerId, subscriptionId }
    },
    readEvent: (body, signature) => {
      checkSignature(secret, body, signature, clock.now())
      return eventOf(body)
    },
    syncCatalog: async () => ['The test provider needs no products.'],

    signedEvent,
    findPortal: id => findObject(db, 'portal', id),
    findCustomer: id => findObject(db, 'customer', id),
    charge: (id, result) =>
      result === 'failed'
        ? change(id, ({ now }) => ({ ...now, status: 'past_due' }), 'invoice.payment_failed')
        : change(id, ({ now }) => ({ ...now, status: 'active' }), 'invoice.paid'),
    closeDispute: async (id, status) => deliver?.(signed('charge.dispute.closed', { status, charge: CHARGE_OF + id })),
    alter: (id, altered) => change(id, ({ now }) => ({ ...now, ...altered })),
  }
}

/** Throws BadSignature for a body that is no event. */
function eventOf(body: Buffer): PaymentEvent {
  try {
    const { id, type, data } = JSON.parse(String(body)) as WireEvent
    const { customer, status, charge } = data?.object ?? {}
    const lostCharge = type === 'charge.dispute.closed' && status === 'lost' ? charge : undefined
    return { id, type, customerId: customer, refundedCharge: undefined, lostCharge }
  } catch (cause) {
    throw new BadSignature('the event cannot be read', { cause })
  }
}

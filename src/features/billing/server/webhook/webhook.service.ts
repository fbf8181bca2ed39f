import { AppError } from '#shared/app-error.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { BadSignature, KNOWN_EVENTS, type PaymentEvent, type Payments } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { billingErrors } from '../../billing.errors.ts'
import { mailFailedPayment } from '../mails/failed-payment.service.ts'
import { findOwnerOfCustomer } from '../provider/customers.store.ts'
import { requirePayments } from '../provider/provider.ts'
import { syncCustomer } from '../provider/sync-subscription.service.ts'
import { type EventId, insertEvent, markApplied } from './payment-events.store.ts'

/** Without a customer: the event of a lost dispute, which names only the charge. */
type Payload = EventId & {
  customerId?: string
  refundedCharge?: string
  lostCharge?: string
  paymentFailed?: boolean
}

const PAYMENT_FAILED = 'invoice.payment_failed'

/** Applies one stored event; a failed run is logged and repeated, and the daily comparison finds the rest. */
export const applyEvent = defineJob<Payload>('billing.apply-event')

function read(payments: Payments, body: Buffer, signature: string | undefined): PaymentEvent {
  try {
    return payments.readEvent(body, signature)
  } catch (cause) {
    if (cause instanceof BadSignature) throw new AppError(billingErrors.badSignature, { cause })
    throw cause
  }
}

/** What became of an event: stored, known already, or of a kind that means nothing to us. */
export type Received = 'received' | 'repeated' | 'ignored'

/**
 * Takes one event of the provider: verified, stored once by its id, and left to a job of the same transaction, so that
 * the answer is fast and nothing is lost. Unknown types are ignored. Throws 400 for a wrong or old signature, 503
 * (3-decisions §4).
 */
export async function receiveEvent(platform: Platform, body: Buffer, signature: string | undefined): Promise<Received> {
  const payments = requirePayments(platform)
  const { id, type, customerId, refundedCharge, lostCharge } = read(payments, body, signature)
  if (!KNOWN_EVENTS.has(type) || !(customerId ?? lostCharge)) return 'ignored'
  const event = { provider: payments.name, eventId: id }
  return platform.db.transaction().execute(async trx => {
    if (!(await insertEvent(trx, event, type, platform.clock.now()))) return 'repeated'
    const about = {
      ...(customerId && { customerId }),
      ...(refundedCharge && { refundedCharge }),
      ...(lostCharge && { lostCharge }),
      ...(type === PAYMENT_FAILED && { paymentFailed: true }),
    }
    await platform.jobs.enqueue(trx, applyEvent, { ...event, ...about })
    return 'received'
  })
}

/** For the job: what the event is about is asked of the provider; the event's own content is not used. */
export async function applyStoredEvent(platform: Platform, payload: Payload): Promise<void> {
  const { refundedCharge, lostCharge, paymentFailed, provider, eventId } = payload
  const payments = requirePayments(platform)
  if (payments.name !== provider) throw new Error(`event ${eventId} is of ${provider}, which is not configured`)
  const disputed = lostCharge ? await payments.findDisputed(lostCharge) : undefined
  const customerId = payload.customerId ?? disputed?.customerId
  if (customerId) {
    const ownerId = await findOwnerOfCustomer(platform.db, payments.name, customerId)
    if (refundedCharge && ownerId) await endRefunded(payments, refundedCharge)
    // The money went back, whichever period it was for (3-decisions §4).
    if (disputed && ownerId) await payments.endSubscription(disputed.subscriptionId)
    await syncCustomer(platform, customerId)
    if (paymentFailed && ownerId) await mailFailedPayment(platform, ownerId)
  }
  await markApplied(platform.db, { provider, eventId }, platform.clock.now())
}

/** A full refund ends the subscription (3-decisions §4). */
async function endRefunded(payments: Payments, chargeId: string): Promise<void> {
  const id = await payments.findRefundedSubscription(chargeId)
  if (id) await payments.endSubscription(id)
}

import type Stripe from 'stripe'
import type { PaymentEvent } from '../payments.ts'

type Concerned = { object?: string; id?: string; customer?: string | { id: string } | null; refunded?: boolean }

/** Whom an event is about. Nothing else of it is used: neither its state, nor its email, nor its metadata. */
export function toPaymentEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const { object, customer, refunded, id: objectId } = data.object as Concerned
  return {
    id,
    type,
    customerId: typeof customer === 'string' ? customer : customer?.id,
    refundedCharge: object === 'charge' && refunded === true ? objectId : undefined,
  }
}

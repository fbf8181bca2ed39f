import type Stripe from 'stripe'
import type { PaymentEvent } from '../payments.ts'

type Concerned = {
  object?: string
  id?: string
  customer?: string | { id: string } | null
  refunded?: boolean
  status?: string | null
  charge?: string | { id: string } | null
}
const idOf = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id

/** Whom an event is about. Nothing else of it is used: neither its state, nor its email, nor its metadata. */
export function toPaymentEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const { object, customer, refunded, status, charge, id: objectId } = data.object as Concerned
  return {
    id,
    type,
    customerId: idOf(customer),
    refundedCharge: object === 'charge' && refunded === true ? objectId : undefined,
    lostCharge: object === 'dispute' && status === 'lost' ? idOf(charge) : undefined,
  }
}

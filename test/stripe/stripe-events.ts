import Stripe from 'stripe'

type Event = { type: string; object: Record<string, unknown>; secret: string; now: Date }

let number = 0

/** An event as Stripe signs it: with the helper of its own package. */
export function signedStripeEvent({ type, object, secret, now }: Event): { body: Buffer; signature: string } {
  number += 1
  const created = Math.floor(now.getTime() / 1000)
  const payload = JSON.stringify({ id: `evt_${number}`, object: 'event', type, created, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: created })
  return { body: Buffer.from(payload), signature }
}

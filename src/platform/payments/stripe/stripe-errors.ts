import Stripe from 'stripe'
import { PaymentDeclined, PaymentsUnreachable } from '../payments.ts'

const NOT_FOUND = 404
const TEXT_MAX = 300

/**
 * Runs calls of the provider: whatever goes wrong is `PaymentsUnreachable`, except a payment that the bank refused. The
 * cause is kept for the log without the request, which may hold personal data.
 */
export async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined(error.code)
    throw new PaymentsUnreachable(String(error instanceof Error ? error.message : error).slice(0, TEXT_MAX))
  }
}

/** Undefined for what the provider does not have. */
export async function orUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === NOT_FOUND) return undefined
    throw error
  }
}

import { AppError } from '#shared/app-error.ts'
import { PaymentDeclined, type Payments, PaymentsUnreachable } from '#platform/payments/payments.ts'
import type { Platform } from '#platform/platform.ts'
import { billingErrors } from '../../billing.errors.ts'

/** The payment provider; throws 503 where none is configured: production without a key (3-decisions §4). */
export function requirePayments({ payments }: Platform): Payments {
  if (!payments) throw new AppError(billingErrors.paymentsNotConfigured)
  return payments
}

/** Calls the provider, never inside a transaction. Throws 503 when it cannot be reached, 409 when the bank refuses. */
export async function atProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof PaymentsUnreachable) throw new AppError(billingErrors.paymentsUnavailable, { cause })
    if (cause instanceof PaymentDeclined) throw new AppError(billingErrors.paymentDeclined, { cause })
    throw cause
  }
}

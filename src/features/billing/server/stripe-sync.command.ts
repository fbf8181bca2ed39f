import type { AdminCommand } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { PaymentsUnreachable } from '#platform/payments/payments.ts'

/** Makes products, prices, VAT and the portal at Stripe from `plans.ts`, as often as one likes (3-decisions §4). */
export const stripeSyncCommand: AdminCommand = {
  usage: '',
  options: [],
  run: async ({ payments }) => {
    if (payments?.name !== 'stripe') throw new OperatorError('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.')
    try {
      const lines = await payments.syncCatalog()
      return lines.length > 0 ? lines.join('\n') : 'Everything was there.'
    } catch (cause) {
      if (cause instanceof PaymentsUnreachable) throw new OperatorError(`Stripe: ${cause.message}`, { cause })
      throw cause
    }
  },
}

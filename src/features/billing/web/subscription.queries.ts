import { queryOptions } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import type { PaidTier } from '../plans.ts'
import { getCurrentSubscription, getPlanStatus } from '../billing.contract.ts'

/** What the own account may do and what it pays; asked for each time the tab is opened. */
export const ownPlan = queryOptions({
  queryKey: ['subscription'] as const,
  queryFn: async ({ signal }) => {
    const [status, current] = await Promise.all([
      call(getPlanStatus, { signal }),
      call(getCurrentSubscription, { signal }),
    ])
    return { status, current }
  },
  staleTime: 0,
})

/** What the account of the house may do; a partner may ask for it, and what it pays is no matter of theirs. */
export const housePlan = queryOptions({
  queryKey: [...ownPlan.queryKey, 'status'] as const,
  queryFn: ({ signal }) => call(getPlanStatus, { signal }),
})

/**
 * True when the payment provider charges for a plan that counts, and for this one if it is named; a plan that the
 * operator granted is no payment.
 */
export async function isPaymentConfirmed(signal: AbortSignal, wanted?: PaidTier): Promise<boolean> {
  const { status, tier } = await call(getPlanStatus, { signal })
  if (wanted !== undefined && tier !== wanted) return false
  return status === 'active' && (await call(getCurrentSubscription, { signal })).isPaid
}

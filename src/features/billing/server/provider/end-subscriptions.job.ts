import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { requirePayments } from './provider.ts'

/** Ends these subscriptions at the provider; tried again until it is done (3-decisions §8). */
export const endSubscriptions = defineJob<{ ids: string[] }>('billing.end-subscriptions')

export async function endAtProvider(platform: Platform, { ids }: { ids: string[] }): Promise<void> {
  const payments = requirePayments(platform)
  for (const id of ids) await payments.endSubscription(id)
}

import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { ProviderState } from '../provider/provider-state.rules.ts'
import type { Subscription } from '../subscriptions.store.ts'

export type PlanChange = { ownerId: string; before: Subscription | undefined; after: ProviderState }

/** Mails the owner what has changed, in the transaction that changes it. */
export async function mailChange(_platform: Platform, _trx: Trx, _change: PlanChange): Promise<void> {}

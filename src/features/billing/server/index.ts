import type { Feature } from '#platform/feature/feature.ts'
import { subscriptionCommand } from './subscription.command.ts'

/** The server's front door of billing. */
export const billingFeature: Feature = {
  name: 'billing',
  adminCommands: { subscription: subscriptionCommand },
}
export { grantSubscription, requireEntitled, startTrial, subscriptionChanged } from './subscriptions.ts'
export { findSubscription, type Subscription } from './subscriptions.store.ts'

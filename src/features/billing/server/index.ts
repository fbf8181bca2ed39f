/** The server's front door of billing. */
export { grantSubscription, requireEntitled, startTrial, subscriptionChanged } from './subscriptions.ts'
export { findSubscription, type Subscription } from './subscriptions.store.ts'

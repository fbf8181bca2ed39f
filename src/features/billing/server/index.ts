import type { Feature } from '#platform/feature/feature.ts'
import { billingAccountData } from './billing.account-data.ts'
import { billingJobs } from './billing.jobs.ts'
import { registerBillingRoutes } from './billing.routes.ts'
import { subscribeBilling } from './billing.subscribers.ts'
import { stripeSyncCommand } from './stripe-sync.command.ts'
import { subscriptionCommand } from './subscription.command.ts'

/** Server front door of billing. */
export const billingFeature: Feature = {
  name: 'billing',
  routes: registerBillingRoutes,
  jobs: billingJobs,
  events: subscribeBilling,
  accountData: billingAccountData,
  adminCommands: { subscription: subscriptionCommand, 'stripe-sync': stripeSyncCommand },
}
export { ownRestaurants } from './plan-use.ts'
export { selectAllowances } from './allowances.store.ts'
export {
  accountAccess,
  type AccountAccess,
  beginAccountWrite,
  type PlanAccess,
  requireEntitled,
} from './plan-access.ts'
export { keepPayments, returningPlan } from './deleted/deleted-plans.service.ts'
export { grantSubscription, startTrial } from './subscriptions.service.ts'
export { subscriptionChanged } from './subscriptions.events.ts'
export { findSubscription, PLAN_COLUMNS, planOf, selectPlans } from './subscriptions.store.ts'
export type { Subscription } from './subscription.ts'

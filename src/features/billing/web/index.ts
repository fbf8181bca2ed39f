/** Browser front door of billing. */
export { SubscriptionTab } from './subscription-tab.tsx'

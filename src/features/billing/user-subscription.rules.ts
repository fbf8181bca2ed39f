import type { User } from '#features/identity/identity.contract.ts'
import type { SubscriptionState } from './billing.rules.ts'

/**
 * The subscription of a user in an answer of the server, in the form that the rules take. Undefined for workers and
 * admins, who have none.
 */
export function subscriptionOf(user: User): SubscriptionState | undefined {
  const given = user.subscription
  if (!given) return undefined
  return {
    tier: given.tier,
    status: given.status,
    trialEndsAt: given.trialEndsAt ? new Date(given.trialEndsAt) : null,
    subscriptionEndsAt: given.subscriptionEndsAt ? new Date(given.subscriptionEndsAt) : null,
  }
}

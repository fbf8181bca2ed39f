import { SECOND_MS } from '#shared/time.ts'
import { isOneOf, keyedHash, keyedHashes, type Secrets } from '#platform/id/keyed-hash.ts'
import type { PaidPlan, PlanPrice } from '#platform/payments/payments.ts'
import { SLIP_MS } from '../../billing.limits.ts'
import type { Subscription } from '../subscription.ts'

/** What an owner agrees to: this plan at this price, coming from this state, reckoned for this moment. */
export type Slip = {
  ownerId: string
  before: Subscription | undefined
  plan: PaidPlan
  price: PlanPrice
  at: Date
}

const HASH = /^(\d{1,12})\.([\w-]{43})$/

function textOf({ ownerId, before, plan, price, at }: Slip): string {
  const { tier, billingInterval, cancelAtPeriodEnd, providerSubscriptionId } = before ?? {}
  const state = [tier, billingInterval, cancelAtPeriodEnd, providerSubscriptionId]
  return JSON.stringify(['plan-slip', ownerId, at, state, plan.tier, plan.interval, price])
}

/** The moment, and a keyed hash of all of it: nothing is stored, and nobody can make one up. */
export const hashOf = (secrets: Secrets, slip: Slip): string =>
  `${slip.at.getTime() / SECOND_MS}.${keyedHash(secrets, textOf(slip)).toString('base64url')}`

export const isHashOf = (secrets: Secrets, slip: Slip, hash: string): boolean => {
  const mac = HASH.exec(hash)?.[2]
  return mac !== undefined && isOneOf(keyedHashes(secrets, textOf(slip)), Buffer.from(mac, 'base64url'))
}

/** The moment that a hash was reckoned for; undefined when it is none, or is older than it may be. */
export function momentOf(hash: string, now: Date): Date | undefined {
  const at = new Date(Number(HASH.exec(hash)?.[1] ?? Number.NaN) * SECOND_MS)
  const age = now.getTime() - at.getTime()
  return age >= 0 && age < SLIP_MS ? at : undefined
}

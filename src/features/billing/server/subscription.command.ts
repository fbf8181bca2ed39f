import { z } from 'zod'
import { SUBSCRIPTION_STATUSES, TIERS } from '#shared/plan.ts'
import { type AdminCommand, type Given, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { grantSubscription } from './subscriptions.service.ts'

const GRANTED = SUBSCRIPTION_STATUSES.filter(one => one !== 'past_due')
const tier = z.enum(TIERS, { error: `must be one of: ${TIERS.join(', ')}` })
const status = z.enum(SUBSCRIPTION_STATUSES, { error: `must be one of: ${SUBSCRIPTION_STATUSES.join(', ')}` })
const NOT_A_MOMENT = 'must be a moment like 2027-01-31T00:00:00Z'
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: NOT_A_MOMENT })
  .transform(text => new Date(text))

/** Past due is what the provider says of a payment; a granted plan has none, so nobody could ever settle it. */
const NOTHING_IS_DUE =
  'past_due: nobody pays for a granted plan, so no payment of it can be due; grant "active" with --ends, or end it with "canceled"'

const optional = (given: Given, name: string): Date | null =>
  given[name] === undefined ? null : valueOf(given, name, moment)

/** Grants, extends or ends an owner's plan; their restaurants are verified in the same transaction (3-decisions §9). */
export const subscriptionCommand: AdminCommand = {
  usage: `--email <email> --tier ${TIERS.join('|')} --status ${GRANTED.join('|')} [--trial-ends <ISO>] [--ends <ISO>]`,
  options: ['email', 'tier', 'status', 'trial-ends', 'ends'],
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const grant = { email, tier: valueOf(given, 'tier', tier), status: valueOf(given, 'status', status) }
    if (grant.status === 'past_due') throw new OperatorError(NOTHING_IS_DUE)
    const ends = { trialEndsAt: optional(given, 'trial-ends'), subscriptionEndsAt: optional(given, 'ends') }
    if (!(await grantSubscription(platform, { ...grant, ...ends })))
      throw new OperatorError(`${email} is no owner's account`)
    return `${email}: ${grant.tier}, ${grant.status}.`
  },
}

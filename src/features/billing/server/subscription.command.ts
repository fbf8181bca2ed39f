import { z } from 'zod'
import { SUBSCRIPTION_STATUSES, TIERS } from '#shared/plan.ts'
import { type AdminCommand, type Given, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { grantSubscription } from './subscriptions.service.ts'

const tier = z.enum(TIERS, { error: `must be one of: ${TIERS.join(', ')}` })
const status = z.enum(SUBSCRIPTION_STATUSES, { error: `must be one of: ${SUBSCRIPTION_STATUSES.join(', ')}` })
const NOT_A_MOMENT = 'must be a moment like 2027-01-31T00:00:00Z'
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: NOT_A_MOMENT })
  .transform(text => new Date(text))

const optional = (given: Given, name: string): Date | null =>
  given[name] === undefined ? null : valueOf(given, name, moment)

/** Grants, extends or ends an owner's plan; their restaurants are verified in the same transaction (3-decisions §9). */
export const subscriptionCommand: AdminCommand = {
  usage: `--email <email> --tier ${TIERS.join('|')} --status ${SUBSCRIPTION_STATUSES.join('|')} [--trial-ends <ISO>] [--ends <ISO>]`,
  options: ['email', 'tier', 'status', 'trial-ends', 'ends'],
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const grant = { email, tier: valueOf(given, 'tier', tier), status: valueOf(given, 'status', status) }
    const ends = { trialEndsAt: optional(given, 'trial-ends'), subscriptionEndsAt: optional(given, 'ends') }
    if (!(await grantSubscription(platform, { ...grant, ...ends })))
      throw new OperatorError(`${email} is no owner's account`)
    return `${email}: ${grant.tier}, ${grant.status}.`
  },
}

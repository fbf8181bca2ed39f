import { z } from 'zod'
import { text } from '#shared/text.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { SUSPENSION_REASON_MAX } from '../../restaurants.limits.ts'
import { type Outcome, suspendAccount, suspendMenu } from './suspension.service.ts'

const reason = text({ oneLine: true, max: SUSPENSION_REASON_MAX, required: 'must not be empty' })
const slug = z.string()

type Done = Extract<Outcome, { kind: 'done' }>

/** Throws a line that says why nothing was changed. */
function requireDone(outcome: Outcome, { none, already }: { none: string; already: string }): Done {
  if (outcome.kind === 'done') return outcome
  throw new OperatorError(`${outcome.kind === 'none' ? none : already}; nothing was changed`)
}

const list = ({ names }: Done): string => (names.length === 0 ? 'no menu' : names.join(', '))
const rest = (what: string, { stays }: Done): string => (stays ? ` It stays suspended with ${what}.` : '')

/** Takes a menu offline everywhere within a second; what its owner may do stays as it is (3-decisions §4). */
export const suspend: AdminCommand = {
  usage: '--slug <slug> --reason <what its owner reads, in Spanish>',
  options: ['slug', 'reason'],
  run: async (platform, given) => {
    const at = valueOf(given, 'slug', slug)
    const outcome = await suspendMenu(platform, at, valueOf(given, 'reason', reason))
    const { names, ownerEmail } = requireDone(outcome, {
      none: `${at} belongs to no restaurant`,
      already: `${at} is suspended already`,
    })
    return names.length > 0
      ? `${at} is suspended; a mail to ${ownerEmail} says so.`
      : `${at} is suspended by itself too; its account was already, so no mail was sent.`
  },
}

export const unsuspend: AdminCommand = {
  usage: '--slug <slug>',
  options: ['slug'],
  run: async (platform, given) => {
    const at = valueOf(given, 'slug', slug)
    const done = requireDone(await suspendMenu(platform, at, null), {
      none: `${at} belongs to no restaurant`,
      already: `${at} is not suspended by itself`,
    })
    return `The suspension of ${at} has ended.${rest('its account (unsuspend-account)', done)}`
  },
}

/** Also the menus that the account will make. */
export const suspendAccountCommand: AdminCommand = {
  usage: '--email <email> --reason <what the owner reads, in Spanish>',
  options: ['email', 'reason'],
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const done = requireDone(await suspendAccount(platform, email, valueOf(given, 'reason', reason)), {
      none: `${email} is no owner's account`,
      already: `${email} is suspended already`,
    })
    return `The account of ${email} is suspended, and with it: ${list(done)}. A mail says so.`
  },
}

export const unsuspendAccountCommand: AdminCommand = {
  usage: '--email <email>',
  options: ['email'],
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const done = requireDone(await suspendAccount(platform, email, null), {
      none: `${email} is no owner's account`,
      already: `${email} is not suspended`,
    })
    return `The suspension of ${email} has ended. Visible again: ${list(done)}.${done.stays ? ' Some menus stay suspended by themselves (unsuspend).' : ''}`
  },
}

import { z } from 'zod'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { emailField } from '../../email.rules.ts'
import { makeSecondFactor } from '../second-factor/second-factor.ts'
import { deleteFactor } from '../second-factor/second-factors.store.ts'
import { findUserByEmail } from '../users.store.ts'

const yes = z.literal('yes', { error: 'must be yes' })

/**
 * Prints a new second factor for an administrator, once, and 10 codes for a lost phone; an earlier one no longer
 * counts. With `--remove yes`, a password alone signs in again (3-decisions §2).
 */
export const adminTotp: AdminCommand = {
  usage: '--email <email> [--remove yes]',
  options: ['email', 'remove'],
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const user = await findUserByEmail(platform.db, email)
    if (user?.role !== 'admin') throw new OperatorError(`${email} is no administrator`)
    if (given['remove'] !== undefined) {
      valueOf(given, 'remove', yes)
      const isGone = await deleteFactor(platform.db, user.id)
      return isGone ? `${email} signs in with the password alone.` : `${email} had no second factor.`
    }
    const { uri, secret, recoveryCodes } = await makeSecondFactor(platform, { userId: user.id, email })
    return [
      `${email} needs a code of an application to sign in from now on. This is shown once:`,
      `  secret   ${secret}`,
      `  address  ${uri}`,
      'Codes for a lost phone, each once:',
      ...recoveryCodes.map(code => `  ${code}`),
    ].join('\n')
  },
}

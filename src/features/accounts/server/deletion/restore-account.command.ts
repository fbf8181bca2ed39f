import { z } from 'zod'
import { isUniqueViolation } from '#platform/db/database.ts'
import { type AdminCommand, type Given, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import type { Platform } from '#platform/platform.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { deletedAccounts, restoreUser } from '#features/identity/server/people.ts'

const id = z.uuid({ error: 'must be the id of an account' })

/** The account that is meant. Throws a line when none, or more than one, had that email. */
async function deletedAccount(platform: Platform, given: Given): Promise<string> {
  if (given['id'] !== undefined) return valueOf(given, 'id', id)
  const email = valueOf(given, 'email', emailField)
  const [last, ...others] = await deletedAccounts.listByEmail(platform.db, email)
  if (!last) throw new OperatorError(`${email} is no deleted account`)
  if (others.length === 0) return last.id
  const accounts = [last, ...others].map(account => `${account.id} (deleted ${account.deletedAt.toISOString()})`)
  throw new OperatorError(`${email} had ${accounts.length} accounts, choose one with --id: ${accounts.join(', ')}`)
}

/**
 * Restores a deleted account within its year: restaurants, menus and slugs, but not plan, sessions and members
 * (3-decisions §8).
 */
export const restoreAccount: AdminCommand = {
  usage: '--email <email> | --id <id of the account>',
  options: ['email', 'id'],
  run: async (platform, given) => {
    const ownerId = await deletedAccount(platform, given)
    try {
      await platform.db.transaction().execute(async trx => {
        if (!(await restoreUser(platform, trx, ownerId))) throw new OperatorError(`${ownerId} is no deleted account`)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_live'))
        throw new OperatorError('another account has this email by now; nothing was changed', { cause: error })
      throw error
    }
    return `${ownerId} is back, with its restaurants; it has no plan.`
  },
}

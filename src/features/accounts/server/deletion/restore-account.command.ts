import { z } from 'zod'
import { isUniqueViolation } from '#platform/db/database.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { restoreUser } from '#features/identity/server/people.ts'

const id = z.uuid({ error: 'must be the id of an account' })

/**
 * Restores a deleted account within its year: restaurants, menus and slugs, but not plan, sessions and members
 * (3-decisions §8).
 */
export const restoreAccount: AdminCommand = {
  usage: '--id <id of the account>',
  options: ['id'],
  run: async (platform, given) => {
    const ownerId = valueOf(given, 'id', id)
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

import { OperatorError } from '#platform/operator/operator-error.ts'
import { text } from '#shared/text.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { emailField } from '../../email.rules.ts'
import { USER_NAME_MAX } from '../../identity.limits.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { insertUser } from '../users.store.ts'
import { askPassword } from './ask-password.ts'

const name = text({ oneLine: true, max: USER_NAME_MAX, required: 'must not be empty' })

/** Creates an administrator's account; there is no other way to get one (3-decisions §2). */
export const createAdmin: AdminCommand = {
  usage: '--email <email> --name <name>   (password from ADMIN_PASSWORD, or asked)',
  options: ['email', 'name'],
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const user = {
      id: v7(),
      email,
      name: valueOf(given, 'name', name),
      role: 'admin' as const,
      now: platform.clock.now(),
    }
    const passwordHash = await hashPassword(await askPassword(user))
    try {
      await insertUser(platform.db, { ...user, passwordHash })
    } catch (error) {
      if (isUniqueViolation(error)) throw new OperatorError(`${email} has an account already`)
      throw error
    }
    return `${email} is an administrator now.`
  },
}

import { OperatorError } from '#app/server/operator.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { USER_NAME_MAX } from '#features/identity/identity.limits.ts'
import { hashPassword, insertUser } from '#features/identity/server/index.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { text } from '#shared/text.ts'
import { askPassword } from './ask-password.ts'
import { type AdminCommand, valueOf } from './command.ts'

const name = text({ max: USER_NAME_MAX, required: 'must not be empty' })

/** Makes an administrator's account; there is no other way to get one (3-decisions §2). */
export const command: AdminCommand = {
  usage: '--email <e-mail> --name <name>   (password from ADMIN_PASSWORD, or asked)',
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
    const passwordHash = await hashPassword(await askPassword())
    try {
      await insertUser(platform.db, { ...user, passwordHash })
    } catch (error) {
      if (isUniqueViolation(error)) throw new OperatorError(`${email} has an account already`)
      throw error
    }
    return `${email} is an administrator now.`
  },
}

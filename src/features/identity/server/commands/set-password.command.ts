import { OperatorError } from '#platform/operator/operator-error.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { emailField } from '../../email.rules.ts'
import { replacePassword } from '../accounts.service.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { findUserByEmail } from '../users.store.ts'
import { askPassword } from './ask-password.ts'

/** Gives an account a new password and ends its sessions. */
export const setPassword: AdminCommand = {
  usage: '--email <email>   (password from ADMIN_PASSWORD, or asked)',
  options: ['email'],
  run: async ({ db, clock }, given) => {
    const email = valueOf(given, 'email', emailField)
    const user = await findUserByEmail(db, email)
    if (!user) throw new OperatorError(`${email} has no account`)
    const passwordHash = await hashPassword(await askPassword(user))
    await db.transaction().execute(async trx => {
      await replacePassword(trx, { userId: user.id, to: passwordHash, now: clock.now() })
    })
    return `${email} has a new password; its sessions have ended.`
  },
}

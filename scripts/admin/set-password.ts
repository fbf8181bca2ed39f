import { OperatorError } from '#app/server/operator.ts'
import { emailField } from '#features/identity/email.rules.ts'
import {
  deleteSessionsOfUser,
  findUserByEmail,
  hashPassword,
  updatePasswordHash,
} from '#features/identity/server/index.ts'
import { askPassword } from './ask-password.ts'
import { type AdminCommand, valueOf } from './command.ts'

/** Gives an account a new password and ends its sessions. */
export const command: AdminCommand = {
  usage: '--email <e-mail>   (password from ADMIN_PASSWORD, or asked)',
  options: ['email'],
  run: async ({ db }, given) => {
    const email = valueOf(given, 'email', emailField)
    const user = await findUserByEmail(db, email)
    if (!user) throw new OperatorError(`${email} has no account`)
    const passwordHash = await hashPassword(await askPassword())
    await db.transaction().execute(async trx => {
      await updatePasswordHash(trx, user.id, passwordHash)
      await deleteSessionsOfUser(trx, user.id)
    })
    return `${email} has a new password; its sessions have ended.`
  },
}

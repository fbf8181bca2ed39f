import { OperatorError } from '#platform/operator/operator-error.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { emailField } from '../../email.rules.ts'
import { endSessionsOfUser } from '../sessions/sessions.store.ts'
import { findUserByEmail } from '../users.store.ts'

/** Ends all sessions of an account, on all its devices; its password stays. */
export const endSessionsCommand: AdminCommand = {
  usage: '--email <email>',
  options: ['email'],
  run: async ({ db, clock }, given) => {
    const email = valueOf(given, 'email', emailField)
    const user = await findUserByEmail(db, email)
    if (!user) throw new OperatorError(`${email} has no account`)
    const ending = { reason: 'closed' as const, now: clock.now() }
    const ended = await db.transaction().execute(trx => endSessionsOfUser(trx, user.id, ending))
    return `${ended} sessions of ${email} have ended.`
  },
}

import { OperatorError } from '#platform/operator/operator-error.ts'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import type { Platform } from '#platform/platform.ts'
import { emailField } from '../../email.rules.ts'
import { endOldestSessions, endSessionsOfUser } from '../sessions/sessions.store.ts'
import { findUserByEmail } from '../users.store.ts'

const PAGE = 1000
const reason = 'closed' as const

/** Everybody's, a page at a time, so that no statement locks them all. */
async function endAll({ db, clock }: Platform): Promise<number> {
  const ending = { reason, now: clock.now() }
  let ended = 0
  for (let last = PAGE; last === PAGE; ended += last)
    last = await db.transaction().execute(trx => endOldestSessions(trx, ending, PAGE))
  return ended
}

/** Ends all sessions of an account, on all its devices; its password stays. With `--all`, those of everybody. */
export const endSessionsCommand: AdminCommand = {
  usage: '--email <email> | --all',
  options: ['email'],
  flags: ['all'],
  positional: 'email',
  run: async (platform, given) => {
    if (given['all'] !== undefined && given['email'] !== undefined)
      throw new OperatorError('Choose --email or --all, not both')
    if (given['all'] !== undefined) return `${await endAll(platform)} sessions of everybody have ended.`
    const email = valueOf(given, 'email', emailField)
    const { db, clock } = platform
    const user = await findUserByEmail(db, email)
    if (!user) throw new OperatorError(`${email} has no account`)
    const ending = { reason, now: clock.now() }
    const ended = await db.transaction().execute(trx => endSessionsOfUser(trx, user.id, ending))
    return `${ended} sessions of ${email} have ended.`
  },
}

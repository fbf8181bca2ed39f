import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { isUniqueViolation, type Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { isOneOf } from '#platform/id/keyed-hash.ts'
import type { LimitRule } from '#platform/limits/limits.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { type Actor, findUserById, lockUser } from '#features/identity/server/index.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { lockLiveSession } from '#features/identity/server/people.ts'
import { DEMO_EMAIL } from '#features/restaurants/demo.rules.ts'
import { restaurantErrors } from '#features/restaurants/restaurants.errors.ts'
import { accountErrors } from '../../accounts.errors.ts'
import {
  EMAIL_CHANGE,
  EMAIL_CODE_TRIES,
  EMAIL_CODES_DAY,
  EMAIL_MAILS_DAY,
  RESET_CODE_MINUTES,
} from '../../accounts.limits.ts'
import { mailEmailChanged } from '../mails/accounts.mailing.ts'
import { codeHmacs, sendEmailCode } from './email-code.job.ts'
import * as store from './email-changes.store.ts'

type Own = Pick<Actor, 'userId' | 'sessionId'>

/** The three changes of a day are refused in a sentence of their own. */
async function withinChanges(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error
    const { message } = accountErrors.emailChanges
    throw new AppError(commonErrors.tooManyRequests, { message, retryAfterS: error.retryAfterS ?? 1, cause: error })
  }
}

/** For `bind`'s `limit`: throws 429 after three changes of a day. */
export const peekChanges = ({ limits }: Platform, { userId }: Own): Promise<void> =>
  withinChanges(() => limits.peek(EMAIL_CHANGE, userId))

async function isWithin({ limits }: Platform, rule: LimitRule, key: string): Promise<boolean> {
  try {
    await limits.consume(rule, key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
}

/**
 * Asks for another email. What is written and queued is the same for every address, so neither the answer nor its time
 * tells whether it has an account; a job finds out (4-beyond §10). Throws 400 `same_email`, 403 `demo`, 429.
 */
export async function requestEmailChange(platform: Platform, actor: Own, email: string): Promise<void> {
  const { db, clock, limits, jobs } = platform
  const { userId } = actor
  await limits.consume(EMAIL_CODES_DAY, userId)
  const mayMail = await isWithin(platform, EMAIL_MAILS_DAY, email)
  const id = v7()
  const now = clock.now()
  await db.transaction().execute(async trx => {
    const user = await ownUser(trx, actor, now)
    if (user.email === email) {
      const { sameEmail } = accountErrors
      throw new AppError(sameEmail, { errors: { email: sameEmail.message } })
    }
    const expiresAt = new Date(now.getTime() + RESET_CODE_MINUTES * MINUTE_MS)
    await store.replaceChange(trx, { id, userId, email, now, expiresAt })
    if (mayMail) await jobs.enqueue(trx, sendEmailCode, { userId, changeId: id })
  })
}

/** The actor's account under its lock. Throws 401, 403 `demo`. */
async function ownUser(trx: Trx, actor: Own, now: Date) {
  const isThere = await lockUser(trx, actor.userId)
  const user = isThere ? await findUserById(trx, actor.userId) : undefined
  if (!user) throw new AppError(commonErrors.unauthenticated)
  await lockLiveSession(trx, actor, now)
  if (user.email === DEMO_EMAIL) throw new AppError(restaurantErrors.demo)
  return user
}

/** What was wrong with a code: after the fifth try it is dead. */
const refusal = (tries: number): AppError =>
  new AppError(tries >= EMAIL_CODE_TRIES ? accountErrors.deadCode : accountErrors.badCode)

/** An address that has got an account since its code was mailed. */
const isTaken = (error: unknown): boolean =>
  isUniqueViolation(error, 'users_email_live') ||
  (error instanceof AppError && error.code === identityErrors.emailExists.code)

/**
 * Changes the email with the code that the new address got: other sessions end, and the address before gets a link that
 * takes it back for seven days. Each try is counted before it is judged. Throws 400 `bad_code` and `dead_code`, 429
 * after three changes of a day. An address that has an account by now is answered like a wrong code, and told by mail.
 */
export async function changeEmail(platform: Platform, actor: Own, code: string, userAgent: string): Promise<void> {
  const { db, clock, limits } = platform
  const { userId, sessionId } = actor
  const now = clock.now()
  const tried = await store.countTry(db, userId, now)
  if (!tried) throw refusal((await store.isDead(db, userId, now)) ? EMAIL_CODE_TRIES : 0)
  const { id, email, tries } = tried
  const isRight = isOneOf(
    codeHmacs(platform, { userId, changeId: id }, code),
    Buffer.from(tried.codeHmac ?? '', 'base64url'),
  )
  if (!isRight) throw refusal(tries)
  await withinChanges(() => limits.consume(EMAIL_CHANGE, userId))
  const change = async (trx: Trx): Promise<void> => {
    const user = await ownUser(trx, actor, now)
    if (!(await store.consumeChange(trx, { userId, id }, now))) throw refusal(0)
    const before = user.email
    const undo = await emails.replace(platform, trx, { userId, before, after: email, spare: sessionId, now })
    const isKnown = user.email_confirmed_at !== null
    await mailEmailChanged(platform, trx, { to: before, isKnown, userAgent, now, ...undo })
  }
  try {
    await db.transaction().execute(change)
  } catch (error) {
    await limits.refund(EMAIL_CHANGE, userId)
    if (!isTaken(error)) throw error
    // The job finds the account, makes no code, and mails its owner.
    await platform.db.transaction().execute(trx => platform.jobs.enqueue(trx, sendEmailCode, { userId, changeId: id }))
    throw new AppError(accountErrors.badCode, { cause: error })
  }
}

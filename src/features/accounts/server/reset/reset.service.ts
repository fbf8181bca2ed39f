import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { isOneOf } from '#platform/id/keyed-hash.ts'
import { hashToken, newToken } from '#platform/id/token.ts'
import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserByEmail, findUserById, lockUser } from '#features/identity/server/index.ts'
import { hashNewPassword, isKnownVisitor, replacePassword } from '#features/identity/server/people.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { FORGOT_EMAIL_DAY, RESET_TOKEN_MINUTES } from '../../accounts.limits.ts'
import { mailPasswordChanged } from '../mails/accounts.mailing.ts'
import { sendResetCode } from './reset-code.job.ts'
import { codeHmacs, networkHmac } from './reset-code.ts'
import * as store from './reset.store.ts'

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/**
 * The ten mails a day of an email. They save mails and refuse nobody: strangers could use them up, so a device or
 * network that the account knows is always sent one.
 */
async function mayMail(platform: Platform, email: string, request: FastifyRequest): Promise<boolean> {
  try {
    await platform.limits.consume(FORGOT_EMAIL_DAY, email)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error
    return isKnownVisitor(platform, email, request)
  }
}

/**
 * Requests a code. For known and unknown emails the request does the same: it queues a job, which looks for the
 * account. So neither answer nor time tells whether it exists. After ten mails a day the last code is valid for another
 * 15 minutes instead (3-decisions §2).
 */
export async function requestCode(platform: Platform, email: string, request: FastifyRequest): Promise<void> {
  const renewsOnly = !(await mayMail(platform, email, request))
  const requestedAt = platform.clock.now().toISOString()
  const asked = { email, requestedAt, renewsOnly }
  await platform.db.transaction().execute(trx => platform.jobs.enqueue(trx, sendResetCode, asked))
}

/** Stands for an unknown user, so that the same statements run. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** Uses up a code and answers the token that sets the password. Throws 400 `bad_code` for everything else. */
export async function verifyCode(
  platform: Platform,
  { email, code }: { email: string; code: string },
  request: FastifyRequest,
): Promise<string> {
  const { db } = platform
  const now = platform.clock.now()
  const userId = (await findUserByEmail(db, email))?.id ?? NOBODY
  const actual = codeHmacs(platform, userId, code)
  const network = networkHmac(platform, platform.limits.networkOf(request.ip))
  const tried = await store.countTry(db, { userId, network, now })
  const expected = Buffer.from(tried?.codeHmac ?? '', 'base64url')
  const isRight = isOneOf(actual, expected)
  if (!tried || !isRight) throw new AppError(accountErrors.badCode)
  const token = newToken()
  const isFirst = await store.exchangeCode(db, tried.id, {
    tokenHash: hashToken(token),
    expiresAt: after(now, RESET_TOKEN_MINUTES),
  })
  if (!isFirst) throw new AppError(accountErrors.badCode)
  return token
}

/**
 * Sets a new password with a token, once, and ends all sessions. A password that breaks the rule does not use up the
 * token. Throws 400 `bad_reset_token`.
 */
export async function setPassword(
  platform: Platform,
  { tempToken, newPassword }: { tempToken: string; newPassword: string },
  userAgent: string,
): Promise<void> {
  const { db, clock, tenants } = platform
  const tokenHash = hashToken(tempToken)
  const userId = await store.findTokenOwner(db, tokenHash, clock.now())
  const person = userId === undefined ? undefined : await findUserById(db, userId)
  if (!userId || !person) throw new AppError(accountErrors.badResetToken)
  const passwordHash = await hashNewPassword(newPassword, { person, field: 'newPassword' })
  const now = clock.now()
  const set = async (trx: Trx): Promise<void> => {
    const isThere = await lockUser(trx, userId)
    if (!isThere || !(await store.consumeToken(trx, tokenHash, now))) throw new AppError(accountErrors.badResetToken)
    await replacePassword(trx, { userId, to: passwordHash, now })
    await mailPasswordChanged(platform, trx, { userId, userAgent, now })
  }
  await tenants.as({ ids: [userId] }, () => db.transaction().execute(set))
}

import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { consumeEach } from '#platform/limits/consume-each.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { findUserByEmail } from '#features/identity/server/index.ts'
import { signIn, verifyPassword } from '#features/identity/server/people.ts'
import type { Credentials } from '../../accounts.contract.ts'
import { LOGIN_IP, LOGIN_EMAIL, LOGIN_PAIR } from '../../accounts.limits.ts'
import { typedEmail } from '../typed-email.ts'

type Browser = Parameters<typeof signIn>[2]
type Try = { email: string; network: string }

const pairOf = ({ email, network }: Try): string => `${email} ${network}`

/**
 * Counts a try before anything of it is checked, so that parallel guesses cannot pass a limit. When one limit refuses,
 * the points of the others are returned. Throws 429.
 */
export async function countLogin({ limits }: Platform, body: unknown, request: FastifyRequest): Promise<void> {
  const tried = { email: typedEmail(body), network: limits.networkOf(request.ip) }
  await consumeEach(limits, [
    [LOGIN_IP, tried.network],
    [LOGIN_PAIR, pairOf(tried)],
    [LOGIN_EMAIL, tried.email],
  ])
}

/** A try that could not be checked (503) does not count. */
async function refundTry({ limits }: Platform, tried: Try): Promise<void> {
  await limits.refund(LOGIN_PAIR, pairOf(tried))
  await limits.refund(LOGIN_IP, tried.network)
  await limits.refund(LOGIN_EMAIL, tried.email)
}

/** A right password clears the limit of the pair; the wider limits get back only this try. */
async function clearTries({ limits }: Platform, tried: Try): Promise<void> {
  await limits.reset(LOGIN_PAIR, pairOf(tried))
  await limits.refund(LOGIN_IP, tried.network)
  await limits.refund(LOGIN_EMAIL, tried.email)
}

/**
 * Signs a browser in and answers the user's id; call `countLogin` before. The same 401 with the same amount of work for
 * an unknown email and a wrong password; 403 `member_removed` only after a right password (3-decisions §2).
 */
export async function login(platform: Platform, { email, password }: Credentials, browser: Browser): Promise<string> {
  const tried = { email, network: platform.limits.networkOf(browser.request.ip) }
  const user = await findUserByEmail(platform.db, email)
  const stored = user?.password_hash ?? null
  const isRight = await verifyPassword(password, stored).catch(async (error: unknown) => {
    await refundTry(platform, tried)
    throw error
  })
  if (!user || !stored || !isRight) throw new AppError(identityErrors.badCredentials)
  await clearTries(platform, tried)
  if (user.status === 'removed') throw new AppError(identityErrors.memberRemoved)
  await signIn(platform, { userId: user.id, verifiedHash: stored, password }, browser)
  return user.id
}

import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { consumeEach } from '#platform/limits/consume-each.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { findUserByEmail } from '#features/identity/server/index.ts'
import { isKnownVisitor, signIn, verifyPassword } from '#features/identity/server/people.ts'
import type { Credentials } from '../../accounts.contract.ts'
import { LOGIN_IP, LOGIN_EMAIL, LOGIN_PAIR, LOGIN_SUCCESS } from '../../accounts.limits.ts'
import { pairOf, type Try, triedBy } from '../typed-email.ts'

type Browser = Parameters<typeof signIn>[2]

/**
 * Counts a try before anything of it is checked, so that parallel guesses cannot pass a limit. When one limit refuses,
 * the points of the others are returned. The limit of the email alone refuses no device and no network that the account
 * knows, so that strangers cannot shut its owner out. Throws 429.
 */
export async function countLogin(platform: Platform, body: unknown, request: FastifyRequest): Promise<void> {
  const { limits } = platform
  const tried = triedBy(platform, body, request)
  await consumeEach(limits, [
    [LOGIN_SUCCESS, tried.network],
    [LOGIN_IP, tried.network],
    [LOGIN_PAIR, pairOf(tried)],
    [LOGIN_EMAIL, tried.email, () => isKnownVisitor(platform, tried.email, request)],
  ])
}

/** A try that could not be checked (503, 429 of the gate) does not count. */
async function refundTry({ limits }: Platform, tried: Try): Promise<void> {
  await limits.refund(LOGIN_SUCCESS, tried.network)
  await limits.refund(LOGIN_PAIR, pairOf(tried))
  await limits.refund(LOGIN_IP, tried.network)
  await limits.refund(LOGIN_EMAIL, tried.email)
}

/**
 * A right password clears the limit of the pair; the wider limits of failures get back only this try, and it counts
 * among the right ones of its network.
 */
async function clearTries({ limits }: Platform, tried: Try): Promise<void> {
  await limits.reset(LOGIN_PAIR, pairOf(tried))
  await limits.refund(LOGIN_IP, tried.network)
  await limits.refund(LOGIN_EMAIL, tried.email)
}

/**
 * Whether strangers have used up the tries of an email while this visitor may go on, because the account knows them.
 * Tells nobody more than the 401 itself: everybody else gets 429 then.
 */
async function isTriedElsewhere(platform: Platform, { email }: Try, request: FastifyRequest): Promise<boolean> {
  const isUsedUp = await platform.limits.peek(LOGIN_EMAIL, email).then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError && error.status === 429) return true
      throw error
    },
  )
  return isUsedUp && isKnownVisitor(platform, email, request)
}

type Asked = { userId: string; hasCode: boolean; request: FastifyRequest }

/**
 * A right password without a code is no failure: it gets its own points back, and clears nothing, or else codes could
 * be guessed without end. A wrong code is a failure, like a wrong password.
 */
async function countSecondFactor(platform: Platform, tried: Try, { userId, hasCode, request }: Asked): Promise<void> {
  const { limits } = platform
  if (!hasCode) {
    await limits.refund(LOGIN_PAIR, pairOf(tried))
    await limits.refund(LOGIN_IP, tried.network)
    return limits.refund(LOGIN_EMAIL, tried.email)
  }
  await limits.refund(LOGIN_SUCCESS, tried.network)
  logSecurity(platform, 'second_factor_refused', { userId, email: tried.email, request })
}

/**
 * Signs a browser in and answers the user's id; call `countLogin` before. The same 401 with the same amount of work for
 * an unknown email and a wrong password, with `data: {triedElsewhere: true}` for somebody whom the limit of the email
 * spares; 403 `member_removed` and 401 `second_factor` only after a right password
 * (3-decisions §2).
 */
export async function login(
  platform: Platform,
  { email, password, code }: Credentials,
  browser: Browser,
): Promise<string> {
  const { request } = browser
  const tried = { email, network: platform.limits.networkOf(request.ip) }
  const user = await findUserByEmail(platform.db, email)
  const stored = user?.password_hash ?? null
  const isRight = await verifyPassword(password, stored, tried.network).catch(async (error: unknown) => {
    await refundTry(platform, tried)
    throw error
  })
  if (!user || !stored || !isRight) {
    await platform.limits.refund(LOGIN_SUCCESS, tried.network)
    logSecurity(platform, 'sign_in_refused', { userId: user?.id, email, request, more: { why: 'bad_credentials' } })
    const isElsewhere = await isTriedElsewhere(platform, tried, request)
    throw new AppError(identityErrors.badCredentials, isElsewhere ? { data: { triedElsewhere: true } } : {})
  }
  if (user.status === 'removed') {
    await clearTries(platform, tried)
    logSecurity(platform, 'sign_in_refused', { userId: user.id, email, request, more: { why: 'member_removed' } })
    throw new AppError(identityErrors.memberRemoved)
  }
  const known = { userId: user.id, role: user.role, verifiedHash: stored, password, code }
  await signIn(platform, known, browser).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === identityErrors.secondFactor.code)
      await countSecondFactor(platform, tried, { userId: user.id, hasCode: error.errors !== undefined, request })
    throw error
  })
  await clearTries(platform, tried)
  logSecurity(platform, 'signed_in', { userId: user.id, email, request })
  return user.id
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { findUserByEmail, signIn, verifyPassword } from '#features/identity/server/index.ts'
import type { Credentials } from '../accounts.contract.ts'
import { LOGIN_ADDRESS, LOGIN_EMAIL, LOGIN_PAIR } from '../accounts.limits.ts'

/**
 * Signs a browser in and answers the user's id. The same 401 for an unknown e-mail and a wrong password, in the same
 * time; 429 before anything is hashed; 403 `member_removed` only after a right password (3-decisions §2).
 */
export async function login(
  platform: Platform,
  { email, password }: Credentials,
  browser: { request: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const { limits, db } = platform
  const address = browser.request.ip
  const pair = `${email} ${limits.networkOf(address)}`
  // Counted before the password is looked at, so that parallel guesses cannot pass the limit; given back when right.
  await limits.consume(LOGIN_PAIR, pair)
  await limits.consume(LOGIN_ADDRESS, limits.networkOf(address))
  await limits.consume(LOGIN_EMAIL, email)
  const user = await findUserByEmail(db, email)
  const isRight = await verifyPassword(password, user?.password_hash ?? null)
  if (!user || !isRight) throw new AppError(identityErrors.badCredentials)
  await limits.forget(LOGIN_PAIR, pair)
  await limits.giveBack(LOGIN_ADDRESS, limits.networkOf(address))
  await limits.giveBack(LOGIN_EMAIL, email)
  if (user.status === 'removed') throw new AppError(identityErrors.memberRemoved)
  await signIn(platform, user.id, browser.request, browser.reply)
  return user.id
}

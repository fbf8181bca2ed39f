import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { v7 } from '#platform/id/id.ts'
import { throwIfOtherUser } from '#platform/http/origin/other-user.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import { hashToken, newToken } from '#platform/id/token.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import type { SessionEnd } from '../identity.tables.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '../../identity.errors.ts'
import type { Role } from '../../identity.contract.ts'
import {
  ACCESS_TOKEN_MINUTES,
  ADMIN_SESSION_HOURS,
  REFRESH_GRACE_S,
  REFRESH_TOKEN_DAYS,
  SESSION_MAX_DAYS,
  SESSIONS_MAX,
} from '../../identity.limits.ts'
import { deleteEndedSessions, deleteExpiredTokens, deleteLeastUsedSessions, deleteSpentTokens } from './bounds.store.ts'
import { clearCookies, readCookies, readRefresh, setCookies, type Tokens } from './cookies.ts'
import { visitOf } from './devices.ts'
import { deleteForgottenDevices, rememberDevice } from './devices.store.ts'
import { suspiciousSession } from '../identity.events.ts'
import { rehashIfCheaper } from '../passwords/rehash.ts'
import { requireSecondFactor } from '../second-factor/second-factor.ts'
import { newRefreshToken, sessionOfOwnToken } from './refresh-token.ts'
import * as store from './sessions.store.ts'
import { lockSignIn } from '../users.store.ts'

type Family = { sessionId: string; sessionExpiresAt: Date }

type Settings = Pick<Platform, 'config'>

async function issueTokens(settings: Settings, db: Db, family: Family & { now: Date }): Promise<Tokens> {
  const { sessionId, now } = family
  const [access, refresh] = [newToken(), newRefreshToken(settings, sessionId, now)]
  const refreshExpiresAt = new Date(
    Math.min(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS, family.sessionExpiresAt.getTime()),
  )
  const accessExpiresAt = new Date(now.getTime() + ACCESS_TOKEN_MINUTES * MINUTE_MS)
  await store.insertTokens(db, [
    { hash: hashToken(access), sessionId, kind: 'access', now, expiresAt: accessExpiresAt },
    { hash: hashToken(refresh), sessionId, kind: 'refresh', now, expiresAt: refreshExpiresAt },
  ])
  return { access, refresh, refreshExpiresAt }
}

type Start = { userId: string; role: Role; userAgent: string; now: Date }

/** How long a session lasts at most, however often it is renewed. */
const lifetimeOf = (role: Role): number =>
  role === 'admin' ? ADMIN_SESSION_HOURS * HOUR_MS : SESSION_MAX_DAYS * DAY_MS

/**
 * Starts a session (a family of tokens) for a user; it lasts 180 days at most, 12 hours for an administrator. Of the
 * user's sessions 50 are left,
 * without ended ones first, then without the least used ones (3-decisions §2). The caller holds the lock of the user's
 * row, so that parallel sign-ins are counted correctly.
 */
export async function startSession(
  settings: Settings,
  trx: Db,
  { userId, role, userAgent, now }: Start,
): Promise<Tokens> {
  const sessionExpiresAt = new Date(now.getTime() + lifetimeOf(role))
  const family = { sessionId: v7(), sessionExpiresAt, now }
  await deleteLeastUsedSessions(trx, { userId, kept: SESSIONS_MAX - 1, now })
  await store.insertSession(trx, { id: family.sessionId, userId, userAgent, now, expiresAt: sessionExpiresAt })
  return issueTokens(settings, trx, family)
}

/**
 * The user who signs in. `verifiedHash`: the stored hash that the password was compared with; with `password`, it is
 * replaced when its costs are lower than today's. `code`: of the second factor, where they have one. `usePasskey`: in
 * the place of a password, and of a second factor: the device has verified the person.
 */
export type SignIn = { userId: string; role: Role } & (
  | { verifiedHash: string; password?: string; code?: string | undefined }
  | { usePasskey: (trx: Trx) => Promise<void> }
)
export type Browser = { request: FastifyRequest; reply: FastifyReply }

/**
 * Starts a session for the browser that made the call, sets its cookies, and ends the sessions whose cookies came with
 * the request. Throws 401 `second_factor` without a right code, and 401 when the password was changed or the account
 * deleted since the comparison. Emits `suspiciousSession` unless the device is known or the account is new (3-decisions
 * §2).
 */
export const signIn = (platform: Platform, user: SignIn, browser: Browser): Promise<void> =>
  platform.tenants.as({ ids: [user.userId] }, () => begin(platform, user, browser))

/** The stored hash of somebody whose password was right, after their second factor, with today's costs. */
async function hashOfToday(platform: Platform, user: Extract<SignIn, { verifiedHash: string }>): Promise<string> {
  const { userId, verifiedHash, password } = user
  await requireSecondFactor(platform, userId, user.code)
  if (password === undefined) return verifiedHash
  return rehashIfCheaper(platform, { userId, password, stored: verifiedHash })
}

async function begin(platform: Platform, user: SignIn, browser: Browser): Promise<void> {
  const { userId, role } = user
  const stored = 'usePasskey' in user ? undefined : await hashOfToday(platform, user)
  const { request, reply } = browser
  const now = platform.clock.now()
  const visit = visitOf(platform, request)
  const old = readCookies(request, platform).map(hashToken)
  const tokens = await platform.db.transaction().execute(async trx => {
    if (!(await lockSignIn(trx, userId, stored))) throw new AppError(identityErrors.badCredentials)
    if ('usePasskey' in user) await user.usePasskey(trx)
    await store.endSessionsOfTokens(trx, old, { reason: 'replaced', now })
    if ((await rememberDevice(trx, userId, visit, now)) === 'unknown')
      await platform.events.emit(trx, suspiciousSession, {
        kind: 'signed_in_elsewhere',
        userId,
        userAgent: visit.userAgent,
        now,
      })
    return startSession(platform, trx, { userId, role, userAgent: visit.userAgent, now })
  })
  setCookies(reply, tokens, platform)
}

/**
 * Renews a session. A refresh token works once. Used again, it ends the whole family; but within ten seconds (two tabs
 * refresh at once) it gets a new token in the same family. Throws 401, with `member_removed` if that is the reason.
 * Throws 409 `other_user` when the request names another user than the session's; nothing is used up then (3-decisions
 * §2, §3).
 */
export async function refreshSession(platform: Platform, { request, reply }: Browser): Promise<void> {
  const sent = readRefresh(request, platform)
  const visit = visitOf(platform, request)
  const renewed: Renewed = sent ? await renew(platform, { ...sent, request }) : ended(null)
  if ('error' in renewed) {
    const { reusedOf: userId } = renewed
    if (userId !== undefined) logSecurity(platform, 'refresh_reused', { userId, request })
    clearCookies(reply, platform)
    throw renewed.error
  }
  setCookies(reply, renewed.tokens, platform)
  await rememberDevice(platform.db, renewed.userId, visit, platform.clock.now())
}

/** `reusedOf`: the user whose token came again too late. */
type Renewed = { tokens: Tokens; userId: string } | { error: AppError; reusedOf?: string | undefined }

/** Why a browser with these cookies is not signed in: an ended session keeps its reason. */
export const endedError = (reason: SessionEnd | null): AppError =>
  new AppError(reason === 'member_removed' ? identityErrors.sessionOfRemovedMember : commonErrors.unauthenticated)

const ended = (reason: SessionEnd | null): { error: AppError } => ({ error: endedError(reason) })

type SentToken = NonNullable<ReturnType<typeof readRefresh>> & Pick<Browser, 'request'>

/**
 * A token under the former name of its cookie counts for sessions that began with that name: others could only have
 * been planted under it (decision 0226).
 */
function renew(platform: Platform, { token, isFormer, request }: SentToken): Promise<Renewed> {
  const now = platform.clock.now()
  const hash = hashToken(token)
  return platform.db.transaction().execute(async trx => {
    const session = await store.lockSessionOfRefreshToken(trx, hash, now)
    if (session?.hasHostCookies && isFormer) return ended(null)
    if (!session) return endOfDeletedToken(platform, trx, { token, now })
    if (session.status === 'removed') return ended('member_removed')
    if (session.endReason) return ended(session.endReason)
    throwIfOtherUser(request, session.userId)
    if (!(await store.consumeRefreshToken(trx, hash, now)) && !(await isWithinGrace(trx, hash, now))) {
      const isReused = await endReused(platform, trx, { ...session, hash, now })
      return { ...ended(null), reusedOf: isReused ? session.userId : undefined }
    }
    await store.updateSessionSeenAt(trx, session.sessionId, now)
    const usedBefore = new Date(now.getTime() - REFRESH_GRACE_S * 1000)
    await deleteSpentTokens(trx, { sessionId: session.sessionId, usedBefore, now })
    return { tokens: await issueTokens(platform, trx, { ...session, now }), userId: session.userId }
  })
}

/** A token of ours without a row was used before, so its family ends; everything else is nobody's. */
async function endOfDeletedToken(
  platform: Platform,
  trx: Trx,
  { token, now }: { token: string; now: Date },
): Promise<Renewed> {
  const sessionId = sessionOfOwnToken(platform, token, now)
  const session = sessionId && (await store.lockSession(trx, sessionId, now))
  if (!session) return ended(null)
  if (session.status === 'removed') return ended('member_removed')
  if (session.endReason) return ended(session.endReason)
  await endFamily(platform, trx, { ...session, now })
  return { ...ended(null), reusedOf: session.userId }
}

async function isWithinGrace(trx: Trx, hash: string, now: Date): Promise<boolean> {
  const usedAt = await store.findTokenUse(trx, hash)
  return usedAt !== null && now.getTime() - usedAt.getTime() <= REFRESH_GRACE_S * 1000
}

type Reuse = { sessionId: string; userId: string; userAgent: string; hash: string; now: Date }

/** A token that was used before ends the family; an expired one does not. Answers whether it was used. */
async function endReused(platform: Platform, trx: Trx, { hash, ...family }: Reuse): Promise<boolean> {
  if (!(await store.findTokenUse(trx, hash))) return false
  await endFamily(platform, trx, family)
  return true
}

async function endFamily(platform: Platform, trx: Trx, { sessionId, userId, userAgent, now }: Omit<Reuse, 'hash'>) {
  await store.endSessionById(trx, sessionId, { reason: 'token_reused', now })
  await platform.events.emit(trx, suspiciousSession, { kind: 'token_reused', userId, userAgent, now })
}

/**
 * Ends the sessions of this browser's cookies, found by the access token or by the refresh token, and empties its HTTP
 * cache, which may hold pictures of the dashboard. Throws 409 `other_user` when the request names another user than
 * theirs; nothing is ended then.
 */
export async function endSession(platform: Platform, { request, reply }: Browser): Promise<void> {
  const hashes = readCookies(request, platform).map(hashToken)
  const now = platform.clock.now()
  const userIds = await platform.db.transaction().execute(async trx => {
    const users = new Set(await store.listUsersOfTokens(trx, hashes, now))
    for (const userId of users) throwIfOtherUser(request, userId)
    await store.endSessionsOfTokens(trx, hashes, { reason: 'signed_out', now })
    return users
  })
  for (const userId of userIds) logSecurity(platform, 'signed_out', { userId, request })
  clearCookies(reply, platform)
  reply.header('clear-site-data', '"cache"')
}

/**
 * Deletes what can no longer be used: tokens, sessions, devices. Ended sessions are kept while one of their cookies may
 * come back.
 */
export async function deleteExpired(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const endedBefore = new Date(now.getTime() - REFRESH_TOKEN_DAYS * DAY_MS)
  await deleteInPages(platform, 'identity.tokens', limit => deleteExpiredTokens(db, now, limit))
  await deleteInPages(platform, 'identity.sessions', limit => deleteEndedSessions(db, { now, endedBefore }, limit))
  await deleteInPages(platform, 'identity.devices', limit => deleteForgottenDevices(db, now, limit))
}

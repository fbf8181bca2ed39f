import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { v7 } from '#platform/id/id.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { ACCESS_TOKEN_MINUTES, REFRESH_GRACE_S, REFRESH_TOKEN_DAYS, SESSION_MAX_DAYS } from '../identity.limits.ts'
import { clearCookies, readCookie, setCookies } from './cookies.ts'
import * as store from './sessions.store.ts'
import { hashToken, newToken, type Tokens } from './tokens.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const USER_AGENT_MAX = 300

type Family = { sessionId: string; sessionExpiresAt: Date }

async function issueTokens(db: Db, family: Family, now: Date): Promise<Tokens> {
  const [access, refresh] = [newToken(), newToken()]
  const refreshExpiresAt = new Date(
    Math.min(now.getTime() + REFRESH_TOKEN_DAYS * DAY_MS, family.sessionExpiresAt.getTime()),
  )
  const accessExpiresAt = new Date(now.getTime() + ACCESS_TOKEN_MINUTES * MINUTE_MS)
  const { sessionId } = family
  await store.insertTokens(db, [
    { hash: hashToken(access), sessionId, kind: 'access', now, expiresAt: accessExpiresAt },
    { hash: hashToken(refresh), sessionId, kind: 'refresh', now, expiresAt: refreshExpiresAt },
  ])
  return { access, refresh, refreshExpiresAt }
}

/** Starts a session (a family of tokens) for a user; at most 180 days long (3-decisions §2). */
export async function startSession(db: Db, userId: string, userAgent: string, now: Date): Promise<Tokens> {
  const family = { sessionId: v7(), sessionExpiresAt: new Date(now.getTime() + SESSION_MAX_DAYS * DAY_MS) }
  await store.insertSession(db, {
    id: family.sessionId,
    userId,
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
    now,
    expiresAt: family.sessionExpiresAt,
  })
  return issueTokens(db, family, now)
}

/** Starts a session in the browser that asks: cookies included. */
export async function signIn(
  platform: Platform,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const userAgent = request.headers['user-agent'] ?? ''
  const tokens = await platform.db
    .transaction()
    .execute(trx => startSession(trx, userId, userAgent, platform.clock.now()))
  setCookies(reply, tokens, platform)
}

/**
 * Renews a session. A refresh token works once; used again it ends the whole family, except within ten seconds (two
 * tabs), when it gets a sibling of its own. Throws 401. (3-decisions §2)
 */
export async function refreshSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = readCookie(request, 'refresh')
  const tokens = token && (await renew(platform, hashToken(token)))
  if (!tokens) {
    clearCookies(reply, platform)
    throw new AppError(commonErrors.unauthenticated)
  }
  setCookies(reply, tokens, platform)
}

async function renew(platform: Platform, hash: string): Promise<Tokens | undefined> {
  const now = platform.clock.now()
  return platform.db.transaction().execute(async trx => {
    const taken = await store.consumeRefreshToken(trx, hash, now)
    if (taken) {
      await store.updateSessionSeenAt(trx, taken.sessionId, now)
      return issueTokens(trx, taken, now)
    }
    const used = await store.findUsedRefreshToken(trx, hash)
    if (!used?.usedAt || used.sessionExpiresAt <= now) return undefined
    if (now.getTime() - used.usedAt.getTime() <= REFRESH_GRACE_S * 1000) return issueTokens(trx, used, now)
    await store.deleteSession(trx, used.sessionId)
    return undefined
  })
}

/** Ends the session of this browser, whether its access token still lives or only its refresh token does. */
export async function endSession(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  clearCookies(reply, platform)
  for (const kind of ['access', 'refresh'] as const) {
    const token = readCookie(request, kind)
    if (token) await store.deleteSessionOfToken(platform.db, hashToken(token))
  }
}

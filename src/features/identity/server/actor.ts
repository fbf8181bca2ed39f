import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Platform } from '#platform/platform.ts'
import type { Role } from '../identity.contract.ts'
import { readCookie } from './cookies.ts'
import { findByAccessToken } from './sessions.store.ts'
import { hashToken } from './tokens.ts'

/** Who is asking, looked up in the database at this very request. */
export type Actor = {
  userId: string
  role: Role
  status: 'pending' | 'active' | 'removed' | null
  /** The owner whose plan decides: themselves, or the owner of a worker's team. */
  ownerId: string
  sessionId: string
}

/** Who is asking, or nobody. */
export async function findActor(platform: Platform, request: FastifyRequest): Promise<Actor | undefined> {
  const token = readCookie(request, 'access')
  if (!token) return undefined
  const found = await findByAccessToken(platform.db, hashToken(token), platform.clock.now())
  if (!found || found.status === 'removed') return undefined
  const { userId, role, status, sessionId } = found
  return { userId, role, status, sessionId, ownerId: found.teamOwnerId ?? userId }
}

/** For `bind`'s `actor`: everybody who is signed in. Throws 401. */
export const requireActor =
  (platform: Platform) =>
  async (request: FastifyRequest): Promise<Actor> => {
    const actor = await findActor(platform, request)
    if (!actor) throw new AppError(commonErrors.unauthenticated)
    return actor
  }

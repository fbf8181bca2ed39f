import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { hashToken } from '#platform/id/token.ts'
import type { Platform } from '#platform/platform.ts'
import type { Role } from '../identity.contract.ts'
import { readAccess } from './sessions/cookies.ts'
import { endedError } from './sessions/sessions.service.ts'
import { findByAccessToken } from './sessions/sessions.store.ts'

/** The signed-in user who makes a call, loaded from the database in this very request. */
export type Actor = {
  userId: string
  role: Role
  status: 'pending' | 'active' | 'removed' | null
  /** The owner whose plan counts: the actor, or the owner of the worker's team. */
  ownerId: string
  sessionId: string
  /** A worker who counts as the owner of their team, but for paying (4-beyond §10). */
  isPartner: boolean
  /** True for administrators: every change that they make is written to the log. */
  isTraced?: boolean
  /**
   * Somebody whose work is done later, when no session of theirs need be open: `memberships.absentActor` alone makes
   * one. Account and membership are looked up as for everybody.
   */
  isAbsent?: true
}

async function loadActor(platform: Platform, request: FastifyRequest): Promise<Actor | AppError> {
  const token = readAccess(request, platform)
  const found = token && (await findByAccessToken(platform.db, hashToken(token), platform.clock.now()))
  if (!found) return new AppError(commonErrors.unauthenticated)
  if (found.status === 'removed') return endedError('member_removed')
  if (found.endReason) return endedError(found.endReason)
  const { userId, role, status, sessionId, isPartner } = found
  const ownerId = found.teamOwnerId ?? userId
  return { userId, role, status, sessionId, isPartner, ownerId, isTraced: role === 'admin' }
}

/** The actor of a request; undefined when nobody is signed in. */
export async function findActor(platform: Platform, request: FastifyRequest): Promise<Actor | undefined> {
  const found = await loadActor(platform, request)
  return found instanceof AppError ? undefined : found
}

/** For `bind`'s `actor`: any signed-in user. Throws 401, with `member_removed` if that is the reason. */
export async function requireActor(platform: Platform, request: FastifyRequest): Promise<Actor> {
  const found = await loadActor(platform, request)
  if (found instanceof AppError) throw found
  return found
}

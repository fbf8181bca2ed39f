import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Platform } from '#platform/platform.ts'
import type { CallActor } from './call.ts'

/** One call, as far as it is known when its steps need the database. */
export type CallOrigin = {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  /** Undefined for calls that everybody may make, and while the `actor` step itself asks who it is. */
  readonly actor: CallActor
}

/** Makes the platform that all steps of one call get. */
export type PlatformOfCall = (platform: Platform, call: CallOrigin) => Platform

/**
 * The platform of a call: today the one of the process. Whatever shall see every statement of a call, or decide with
 * which database it works (row-level security, a read replica, an audit), belongs here (decision 0165).
 */
export const platformOfCall: PlatformOfCall = platform => platform

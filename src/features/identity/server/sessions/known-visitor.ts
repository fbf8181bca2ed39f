import type { FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { visitOf } from './devices.ts'
import { isKnownVisit } from './devices.store.ts'

/**
 * True when the account of that email had a session on this device, or in this network, in the last 180 days: what
 * strangers do with an email never shuts these out (3-decisions §2).
 */
export const isKnownVisitor = (platform: Platform, email: string, request: FastifyRequest): Promise<boolean> =>
  isKnownVisit(platform.db, email, visitOf(platform, request), platform.clock.now())

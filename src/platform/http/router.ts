import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Front } from './front/front.ts'
import type { Platform } from '#platform/platform.ts'
import type { PlatformOfCall } from './call.ts'
import type { ReadGate } from './gates/read-gate.ts'
import type { WriteGate } from './gates/write-gate.ts'

/** Where features bind their calls; keeps the list for OpenAPI and the isolation matrix. */
export type Router = {
  readonly fastify: FastifyInstance
  /** Of the process. The steps of a call get one of their own (`platformOfCall`). */
  readonly platform: Platform
  readonly platformOfCall: PlatformOfCall
  /** Answers before Fastify does. */
  readonly front: Pick<Front, 'add'>
  /** The gate of all writes of this process. */
  readonly writeGate: WriteGate
  /** The gate of all reads of owners and their people. */
  readonly readGate: ReadGate
  readonly endpoints: Endpoint[]
}

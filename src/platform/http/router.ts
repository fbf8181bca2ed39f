import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Front } from './front/front.ts'
import type { Platform } from '#platform/platform.ts'

/** Where features bind their calls; keeps the list for OpenAPI and the isolation matrix. */
export type Router = {
  readonly fastify: FastifyInstance
  readonly platform: Platform
  /** Answers before Fastify does. */
  readonly front: Pick<Front, 'add'>
  readonly endpoints: Endpoint[]
}

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Files of the build: `/assets` has hashed names and is immutable; the few others keep their names for an hour. */
export async function registerStaticFiles(fastify: FastifyInstance, clientRoot: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: join(clientRoot, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
  })
  await fastify.register(fastifyStatic, {
    root: join(clientRoot, 'public'),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    maxAge: 60 * 60 * 1000,
  })
}

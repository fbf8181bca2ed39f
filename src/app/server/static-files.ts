import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** Files of `public/` that keep their names. Each is a route, so each is a reserved word. */
const PUBLIC_FILES = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.png',
  'site.webmanifest',
]

/**
 * Files of the build: names in `/assets` have a hash, so they are immutable; the few files of `public/` are cached for
 * an hour.
 */
export async function registerStaticFiles(fastify: FastifyInstance, clientRoot: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: join(clientRoot, 'assets'),
    prefix: '/assets/',
    index: false,
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
  })
  for (const name of PUBLIC_FILES) {
    fastify.get(`/${name}`, (_request, reply) =>
      reply.sendFile(name, clientRoot, { maxAge: HOUR_MS, immutable: false }),
    )
  }
}

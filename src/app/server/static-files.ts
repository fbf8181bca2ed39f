import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyAnswer } from '#platform/http/front/ready-answer.ts'
import type { Router } from '#platform/http/router.ts'
import { sendPage } from '#platform/pages/send-page.ts'
import { readBuiltFile, readBuiltFolder } from './built-files.ts'

/** Names in `/assets` have a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'

/** Files of `public/` that keep their names. Each is a route, so each is a reserved word. */
export const PUBLIC_FILES = [
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.png',
  'site.webmanifest',
]

/**
 * Files of the build: names in `/assets` are immutable; the few files of `public/` are cached for an hour. All are read
 * at the start (4 MB): a running product does not change when its folder is built anew.
 */
export async function registerStaticFiles({ fastify, front }: Router, clientRoot: string): Promise<void> {
  const files = await readBuiltFolder(join(clientRoot, 'assets'), '/assets/', FOREVER)
  for (const name of PUBLIC_FILES) files.set(`/${name}`, await readBuiltFile(join(clientRoot, name), ONE_HOUR))
  front.add('built_file', path => files.get(path))
  // What the front leaves to Fastify: URLs that are spelled with escapes or have odd queries, and missing files.
  const answer = (request: FastifyRequest, reply: FastifyReply) => sendFile(request, reply, files)
  fastify.get('/assets/*', answer)
  for (const name of PUBLIC_FILES) fastify.get(`/${name}`, answer)
}

function sendFile(request: FastifyRequest, reply: FastifyReply, files: ReadonlyMap<string, ReadyAnswer>): void {
  const rest = (request.params as { '*'?: string })['*']
  const file = files.get(rest === undefined ? (request.routeOptions.url ?? '') : `/assets/${rest}`)
  if (file) sendPage(request, reply, file)
  else reply.callNotFound()
}

import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyPage } from './rendered-page.ts'

const REFUSED = /;\s*q=0(\.0*)?$/

/** Is an encoding named in `Accept-Encoding`, and not refused by `q=0`? */
function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false
  return header.split(',').some(part => {
    const name = part.trim()
    return (name === encoding || name.startsWith(`${encoding};`)) && !REFUSED.test(name)
  })
}

/** Does the browser, or a cache on the way, have this very answer? `If-None-Match` may be a list. */
export const hasAlready = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header === '*' || header.includes(etag.slice(2)))

/**
 * Sends a page synchronously in the best encoding that the browser takes, or 304 when it has this very page. Answers
 * nothing: a reply that a handler returns is sent twice.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, status = 200): void {
  reply.headers(page.headers)
  if (status === 200) {
    reply.header('etag', page.etag)
    if (hasAlready(request.headers['if-none-match'], page.etag)) {
      reply.code(304).send()
      return
    }
  }
  reply.code(status)
  const encodings = (request.headers['accept-encoding'] as string | undefined) ?? ''
  if (accepts(encodings, 'br')) reply.header('content-encoding', 'br').send(page.br)
  else if (accepts(encodings, 'gzip')) reply.header('content-encoding', 'gzip').send(page.gzip)
  else reply.send(gunzipSync(page.gzip))
}

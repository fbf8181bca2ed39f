import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '#platform/http/accept-encoding.ts'
import { isNotModified } from '#platform/http/etag.ts'
import type { ReadyPage } from './ready-page.ts'

const OK = 200
const NOT_MODIFIED = 304

/**
 * Sends a page synchronously in the best encoding that the browser accepts; or 304 when the browser has this page, but
 * only instead of a 200 (RFC 9110, 13.2.1). Returns nothing, because a reply that a handler returns is sent twice.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, status = OK): void {
  reply.code(status).headers(page.headers)
  if (page.etag !== undefined) {
    reply.header('etag', page.etag)
    if (status === OK && isNotModified(request.headers['if-none-match'], page.etag)) {
      reply.code(NOT_MODIFIED).send()
      return
    }
  }
  const encodings = request.headers['accept-encoding']
  if (acceptsEncoding(encodings, 'br')) reply.header('content-encoding', 'br').send(page.br)
  else if (acceptsEncoding(encodings, 'gzip')) reply.header('content-encoding', 'gzip').send(page.gzip)
  else reply.send(gunzipSync(page.gzip))
}

/**
 * HTML that was rendered for this one answer, compressed with gzip if the browser accepts it. Only for a few kilobytes,
 * because it blocks the event loop (0.06 ms for 3 KB; brotli takes five times as long and saves 8 % more); other
 * threads are often busy with passwords and images. Answers the body to send.
 */
export function compressForOne(request: FastifyRequest, reply: FastifyReply, html: string): Buffer | string {
  reply.header('vary', 'accept-encoding')
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return html
  reply.header('content-encoding', 'gzip')
  return gzipSync(html)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Router } from '#platform/http/router.ts'

const HASH = /^[0-9a-f]{32,64}$/
const FILE = /^[1-9]\d{0,4}\.(webp|avif)$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

type Params = { hash: string; file: string }

/** `/uploads/{hash}/{width}.webp`: what an address holds never changes. A missing file is a plain 404, never HTML. */
export function registerUploadRoutes({ fastify, platform }: Router): void {
  fastify.get<{ Params: Params }>('/uploads/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params
    const stored = HASH.test(hash) && FILE.test(file) ? await platform.storage.open(`${hash}/${file}`) : undefined
    if (!stored) return missing(request, reply)
    const etag = `"${hash}-${file}"`
    reply.header('cache-control', IMMUTABLE).header('etag', etag).header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type(stored.contentType).header('content-length', stored.bytes)
    return reply.send(stored.stream())
  })
  fastify.get('/uploads', missing)
  fastify.get('/uploads/*', missing)
}

const missing = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('No encontrado')

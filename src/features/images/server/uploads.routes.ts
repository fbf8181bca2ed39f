import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Router } from '#platform/http/router.ts'
import { IMMUTABLE } from '#platform/storage/namespaces.ts'
import { imageStorage } from './image-files.ts'

const FOLDER = /^[0-9a-f]{32,64}$/
const FILE = /^[1-9]\d{0,4}\.(webp|avif)$/

type Params = { folder: string; file: string }

/**
 * Serves `/uploads/{folder}/{width}.webp` from any storage: with a bucket, old pages and saved menus still name these
 * addresses. A missing file is a plain 404, never HTML.
 */
export function registerUploadRoutes({ fastify, platform }: Router): void {
  const storage = imageStorage(platform)
  const method = ['GET', 'HEAD']
  const url = '/uploads/:folder/:file'
  const handler = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { folder, file } = request.params
    const stored = FOLDER.test(folder) && FILE.test(file) ? await storage.open(`${folder}/${file}`) : undefined
    if (!stored) return missing(request, reply)
    const etag = `"${folder}-${file}"`
    reply.header('cache-control', IMMUTABLE).header('etag', etag).header('x-content-type-options', 'nosniff')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type(stored.contentType).header('content-length', stored.bytes)
    // Fastify's own HEAD would read the whole file to leave it out.
    return reply.send(request.method === 'HEAD' ? '' : stored.stream())
  }
  fastify.route<{ Params: Params }>({ method, url, handler })
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '#platform/http/etag.ts'
import type { Router } from '#platform/http/router.ts'
import { sendPage } from '#platform/pages/send-page.ts'
import { pictureMemory, type ReadyPicture } from './picture-memory.ts'
import { askedRange } from './picture-ranges.ts'

const FOLDER = /^[0-9a-f]{32,64}$/
const FILE = /^[1-9]\d{0,4}\.(webp|avif)$/

type Params = { folder: string; file: string }

const PREFIX = '/uploads/'

const isName = (folder: string, file: string): boolean => FOLDER.test(folder) && FILE.test(file)

/**
 * Serves `/uploads/{folder}/{width}.webp` from any storage: with a bucket, old pages and saved menus still name these
 * addresses. A picture that is in memory is sent by the front. A missing file is a plain 404, never HTML.
 */
export function registerUploadRoutes({ fastify, platform, front }: Router): void {
  const memory = platform.services.get(pictureMemory)
  front.add('picture', path => (path.startsWith(PREFIX) ? memory.getFresh(path.slice(PREFIX.length)) : undefined))
  const method = ['GET', 'HEAD']
  const url = `${PREFIX}:folder/:file`
  const handler = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { folder, file } = request.params
    const picture = isName(folder, file) ? await memory.find(`${folder}/${file}`) : undefined
    if (picture) sendPicture(request, reply, picture)
    else missing(request, reply)
    return reply
  }
  fastify.route<{ Params: Params }>({ method, url, handler })
  fastify.get('/uploads', missing)
  fastify.get('/uploads/*', missing)
}

/** Whole, or the part that is asked for. */
function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: ReadyPicture): void {
  const { etag, headers, plain } = picture
  const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
  const isWhole = request.method === 'HEAD' || (ifRange !== undefined && ifRange !== etag) || isNotModified(known, etag)
  const part = isWhole ? undefined : askedRange(range, plain.length)
  if (part === undefined) return sendPage(request, reply, picture)
  reply.headers(headers).header('etag', etag)
  if (part === 'none') {
    reply.code(416).header('cache-control', 'no-store').header('content-range', `bytes */${plain.length}`).send()
    return
  }
  const { first, last } = part
  reply.code(206).header('content-range', `bytes ${first}-${last}/${plain.length}`)
  reply.send(plain.subarray(first, last + 1))
}

const missing = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('No encontrado')

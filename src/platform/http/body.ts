import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { hasTooManyNames } from '#shared/fields/json-names.ts'
import { holdsUnstorable } from '#shared/text.ts'
import type { Platform } from '#platform/platform.ts'
import { readMultipart } from './multipart.ts'
import type { UploadedFile } from './uploaded-file.ts'

/**
 * Throws 400 for U+0000 or a lone surrogate in any key or value: PostgreSQL cannot store them. The rule of each text
 * field is stricter (shared/text.ts).
 */
export function throwIfUnstorableText(value: unknown): void {
  if (holdsUnstorable(value)) throw new AppError(commonErrors.badText)
}

/**
 * The only bodies are JSON and multipart; everything else is 415, plain text too. An empty body counts as absent,
 * because many clients send a media type with calls without a body.
 */
export function registerBodyParsers(fastify: FastifyInstance): void {
  // Node answers no end of a body that was not announced (`optimizeEmptyRequests`): a parser would wait for ever.
  fastify.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    // Not deleted: an object that lost a property is a slow one from then on.
    if (headers['content-type'] !== undefined && headers['content-length'] === undefined)
      if (headers['transfer-encoding'] === undefined) headers['content-type'] = undefined
    done()
  })
  const parseJson = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeContentTypeParser(['text/plain', 'application/json'])
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else if (hasTooManyNames(body)) done(new AppError(commonErrors.badJson))
    else void parseJson(request, body, done)
  })
}

/** In one scope: keeps bodies of these media types as bytes, for checking a signature; all others are 415. */
export function keepBodiesRaw(scope: FastifyInstance, types: readonly string[]): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body: Buffer, done) => done(null, body))
}

type Body = { body: Record<string, unknown>; files: readonly UploadedFile[]; rawBody: Buffer }
const NO_BYTES = Buffer.alloc(0)

/**
 * The body as an object, from JSON or multipart; `{}` when there is none. Throws 400 for a body that is no object. For
 * endpoints with `rawBody`, the bytes as they came.
 */
export async function readBody(request: FastifyRequest, endpoint: Endpoint, platform: Platform): Promise<Body> {
  if (endpoint.rawBody) return { body: {}, files: [], rawBody: (request.body as Buffer | undefined) ?? NO_BYTES }
  if (request.isMultipart()) {
    if (!endpoint.file) throw new AppError(commonErrors.mediaType)
    const parts = await readMultipart(request, endpoint.file, platform)
    throwIfUnstorableText(parts.body)
    return { ...parts, rawBody: NO_BYTES }
  }
  const body = request.body === undefined ? {} : request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError(commonErrors.badJson)
  throwIfUnstorableText(body)
  return { body: body as Record<string, unknown>, files: [], rawBody: NO_BYTES }
}

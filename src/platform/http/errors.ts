import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorDefinition } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isDiskUnavailable } from '#platform/storage/free-disk.ts'
import { StorageUnavailable } from '#platform/storage/storage.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import { type AnswerLog, noteFailure } from './answers/answer-log.ts'

const BY_FASTIFY_CODE: Record<string, ErrorDefinition> = {
  FST_ERR_CTP_INVALID_JSON_BODY: commonErrors.badJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: commonErrors.badJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: commonErrors.badJson,
  FST_ERR_CTP_BODY_TOO_LARGE: commonErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: commonErrors.mediaType,
  FST_ERR_BAD_URL: commonErrors.notFound,
  FST_ERR_MAX_PARAM_LENGTH: commonErrors.notFound,
}

const RETRY_AFTER_S = 5
const FAILED = 500

/** A page that tells people of a failure of ours; `render` is set by the feature that draws it. */
export type FailurePage = {
  render?: (request: {
    id: string
    url: string
  }) => Promise<{ html: string; headers: Readonly<Record<string, string>> }>
}
declare module 'fastify' {
  interface FastifyInstance {
    failurePage: FailurePage
  }
  interface FastifyRequest {
    /** Who makes the call, once that is known; undefined for strangers. */
    userId: string | undefined
  }
}

/** What an error means for whoever asked. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code = '', statusCode } = error as Partial<FastifyError>
  const known = BY_FASTIFY_CODE[code]
  if (known) return new AppError(known, { cause: error })
  // Errors of the file server: a folder, or a path that leads out of it. They become a 404.
  if (statusCode === 403 || statusCode === 404) return new AppError(commonErrors.notFound, { cause: error })
  if (error instanceof SyntaxError && statusCode === 400) return new AppError(commonErrors.badJson, { cause: error })
  if (isDatabaseUnavailable(error) || isDiskUnavailable(error) || error instanceof StorageUnavailable)
    return new AppError(commonErrors.unavailable, { cause: error, retryAfterS: RETRY_AFTER_S })
  return new AppError(commonErrors.internal, { cause: error })
}

/** For whoever answers with an error: its line in the log names it, and a header says when to come again. */
export function noteError(reply: FastifyReply, error: AppError): void {
  const { status, code, retryAfterS, cause } = error
  // Without the stack of whoever is refused again and again.
  noteFailure(reply, { code, ...(status >= FAILED && { err: cause ?? error }) })
  if (retryAfterS !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterS))))
}

/** The one place that turns an error into an answer (3-decisions §1). A stack trace or SQL never leaves the server. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client has closed the connection: there is nobody to answer, and it is no fault of ours.
  if (reply.raw.destroyed) return void request.log.info({ code: 'client_gone' }, 'request given up')
  const known = toAppError(error)
  const { status, code, message, errors, data, cause } = known
  if (reply.raw.headersSent) {
    // Its line would say 200.
    request.log.error({ req: request, err: cause ?? error, code }, 'request failed in the middle of its answer')
    return void reply.raw.destroy()
  }
  noteError(reply, known)
  reply.code(status).header('cache-control', 'no-store').header('x-request-id', request.id)
  const envelope = { success: false, message, code, ...(errors && { errors }), ...(data !== undefined && { data }) }
  const sendEnvelope = () => reply.type('application/json; charset=utf-8').send(envelope)
  if (status < FAILED || !isForPeople(request)) return void sendEnvelope()
  sendFailurePage(request, reply).catch((err: unknown) => {
    request.log.error({ err }, 'the page of a failure failed')
    sendEnvelope()
  })
}

/** True for a page that a browser opens; calls of scripts and programs get the envelope. */
function isForPeople({ method, url, headers, server }: FastifyRequest): boolean {
  if (server.failurePage?.render === undefined || url.startsWith('/api/')) return false
  return (method === 'GET' || method === 'HEAD') && Boolean(headers.accept?.includes('text/html'))
}

async function sendFailurePage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const page = await request.server.failurePage.render?.(request)
  if (page) reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html)
}

const REFUSED = 400

/** For errors that Fastify finds before any hook: a URL that cannot be decoded. */
export function sendFrameworkError(
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  log: AnswerLog,
): void {
  sendError(error, request, reply)
  log.write(request, reply)
}

/**
 * Every answer from 400 on, pages and files too, has an `x-request-id`, with which the log finds it. Not async, because
 * a menu page must be answered synchronously.
 */
export function registerRequestIds(fastify: FastifyInstance, log: AnswerLog): void {
  fastify.decorateRequest('userId', undefined)
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode >= REFUSED) reply.header('x-request-id', request.id)
    done(null, payload)
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    log.write(request, reply)
    done()
  })
  fastify.addHook('onClose', async () => log.end())
}

/** Errors and unknown paths below `/api` are answered in the envelope, never as HTML. */
export function registerErrors(fastify: FastifyInstance): void {
  fastify.decorate('failurePage', {})
  fastify.setErrorHandler(sendError)
  fastify.setNotFoundHandler((request, reply) => sendError(new AppError(commonErrors.notFound), request, reply))
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError, validationError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/endpoint.ts'
import { fieldErrors, spanishFallback } from '#shared/field-errors.ts'
import { readBody, throwIfUnstorableText } from './body.ts'
import { discardUpload } from './multipart.ts'
import type { Router } from './router.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** JSON bodies, unless the endpoint says otherwise (3-decisions §9). */
const BODY_LIMIT_BYTES = 256_000

export type Call<E, Actor, Access> = {
  actor: Actor
  access: Access
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  file: UploadedFile | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * The steps of one call, in the order of refusals (3-decisions §1): csrf came before; `actor` (401), `limit` (429),
 * `access` (404, 403) run before the body is read, and `access` once more when it has arrived; then the body is parsed
 * and `validate` asks what a schema cannot know (400), `requireWritable` asks for the plan (403; exactly the endpoints
 * with `writes: true` have it), and `handle` does the work.
 */
export type Binding<E, Actor, Access> = {
  actor: (request: FastifyRequest) => Promise<Actor> | Actor
  limit?: (actor: Actor, request: FastifyRequest) => Promise<void>
  access?: (actor: Actor, params: ParamsOf<E>, request: FastifyRequest) => Promise<Access> | Access
  validate?: (call: Call<E, Actor, Access>) => Promise<void> | void
  requireWritable?: (access: Access, now: Date) => void
  handle: (call: Call<E, Actor, Access>) => Promise<AnswerInput<E>>
}
type AnswerInput<E> = E extends { answer: infer A extends z.ZodType } ? z.input<A> : AnswerOf<E>

/** Binds one endpoint below `/api`. What the answer's schema does not list never leaves the server. */
export function bind<E extends Endpoint, Actor, Access>(
  router: Router,
  endpoint: E,
  binding: Binding<E, Actor, Access>,
): void {
  throwIfUnguarded(endpoint, binding)
  const { platform } = router
  const asked = new WeakMap<FastifyRequest, { actor: Actor; access: Access }>()
  router.endpoints.push(endpoint)
  const accessOf = async (actor: Actor, request: FastifyRequest) =>
    (await binding.access?.(actor, request.params as ParamsOf<E>, request)) as Access
  const run = async (request: FastifyRequest, reply: FastifyReply) => {
    const before = asked.get(request) as { actor: Actor; access: Access }
    try {
      const { body, file } = await readBody(request, endpoint, platform)
      throwIfUnstorableText(request.query)
      const { actor } = before
      // A body may take minutes to arrive, and the right to send it may end meanwhile (3-decisions §9).
      const access = endpoint.body ? await accessOf(actor, request) : before.access
      const call = {
        actor,
        access,
        params: request.params as ParamsOf<E>,
        query: parse(endpoint.query, request.query) as QueryOf<E>,
        body: parse(endpoint.body, body) as BodyOf<E>,
        file,
        request,
        reply,
      }
      await binding.validate?.(call)
      binding.requireWritable?.(access, platform.clock.now())
      return await binding.handle(call)
    } finally {
      await discardUpload(request)
    }
  }
  router.fastify.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT_BYTES,
    onRequest: async request => {
      const actor = await binding.actor(request)
      await binding.limit?.(actor, request)
      asked.set(request, { actor, access: await accessOf(actor, request) })
    },
    handler: async (request, reply) => {
      const data = await run(request, reply)
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      return reply.code(endpoint.status ?? 200).send({
        success: true,
        data: endpoint.answer.parse(data),
        ...(endpoint.message && { message: endpoint.message }),
      })
    },
  })
}

/** A call that says `writes` and asks nobody, or asks and does not say so, is a mistake that no request should find. */
function throwIfUnguarded({ name, writes }: Endpoint, { requireWritable }: { requireWritable?: unknown }): void {
  if (Boolean(writes) !== Boolean(requireWritable))
    throw new Error(`${name}: "writes: true" of the endpoint and "requireWritable" of its binding go together`)
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value ?? {}, spanishFallback)
  if (!result.success) throw validationError(fieldErrors(result.error))
  return result.data
}

/** For calls that everybody may make. */
export const anyone = (): undefined => undefined

/** 404 for an id that is none: such ids never reach the database (3-decisions §1). */
export const notFound = (): AppError => new AppError(commonErrors.notFound)

/** What is there; throws 404 for what is gone. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}

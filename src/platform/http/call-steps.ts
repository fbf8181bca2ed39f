import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { validationError } from '#shared/app-error.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/endpoint.ts'
import { fieldErrors, spanishFallback } from '#shared/fields/field-errors.ts'
import { compressJson } from './compress-json.ts'
import { idempotencyKeyOf, type KeepAnswer, oncePerKey } from './idempotency/idempotency.ts'
import { keepBodiesRaw, readBody, throwIfUnstorableText } from './body.ts'
import { discardUpload } from './multipart.ts'
import type { Platform } from '#platform/platform.ts'
import type { Router } from './router.ts'
import type { UploadedFile } from './uploaded-file.ts'
import { writeGate, writersOf } from './write-gate.ts'

/** Largest JSON of the fields beside a file, unless the endpoint says otherwise (3-decisions §9). */
const BODY_LIMIT_BYTES = 256_000

export type Call<E, Actor, Access> = {
  actor: Actor
  access: Access
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  file: UploadedFile | undefined
  /** The bytes as they came, for endpoints with `rawBody`; empty for all others. */
  rawBody: Buffer
  /** The header's value, for endpoints with `ifMatch`. */
  ifMatch?: string | undefined
  /** A creating write calls it with `data` of its answer, inside its transaction. */
  keepAnswer?: KeepAnswer | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * The steps of one call, in the order of refusals (3-decisions §1). CSRF was checked before. `actor` (401), `limit`
 * (429) and `access` (404, 403) run before the body is read. When it has arrived, `limitBody` counts what it names
 * (429) and `access` runs again. Then the body is parsed; `validate` checks what a schema cannot (400);
 * `requireWritable` checks the plan (403; exactly the endpoints with `writes: true` have it); and `handle` does the
 * work.
 */
export type Steps<E, Actor, Access, Result> = {
  actor: (request: FastifyRequest) => Promise<Actor> | Actor
  limit?: (actor: Actor, request: FastifyRequest) => Promise<void>
  access?: (actor: Actor, params: ParamsOf<E>, request: FastifyRequest) => Promise<Access> | Access
  limitBody?: (body: Record<string, unknown>, request: FastifyRequest, actor: Actor) => Promise<void>
  validate?: (call: Call<E, Actor, Access>) => Promise<void> | void
  requireWritable?: (access: Access, now: Date) => void
  handle: (call: Call<E, Actor, Access>) => Promise<Result>
}

/** Sends the result of a call; calls `reply.send` last. */
type Answer<Result> = (result: Result, request: FastifyRequest, reply: FastifyReply) => void | Promise<void>

/** Registers the route of an endpoint: runs its steps, then `answer` sends the result. */
export function registerCall<E extends Endpoint, Actor, Access, Result>(
  router: Router,
  endpoint: E,
  steps: Steps<E, Actor, Access, Result>,
  answer: Answer<Result>,
): void {
  throwIfUnguarded(endpoint, steps)
  const types = endpoint.rawBody
  if (types === undefined) return registerRoute(router, endpoint, steps, answer)
  // In its own scope, so that the parser that keeps bytes does not handle the bodies of other calls.
  router.fastify.register(async scope => {
    keepBodiesRaw(scope, types)
    registerRoute({ ...router, fastify: scope }, endpoint, steps, answer)
  })
}

function registerRoute<E extends Endpoint, Actor, Access, Result>(
  router: Router,
  endpoint: E,
  steps: Steps<E, Actor, Access, Result>,
  answer: Answer<Result>,
): void {
  const { platform } = router
  const asked = new WeakMap<FastifyRequest, { actor: Actor; access: Access }>()
  const accessOf = async (actor: Actor, request: FastifyRequest) =>
    (await steps.access?.(actor, request.params as ParamsOf<E>, request)) as Access
  const run = async (request: FastifyRequest, reply: FastifyReply) => {
    const before = asked.get(request) as { actor: Actor; access: Access }
    try {
      const { key, body, file: sent, rawBody } = await readCall(request, endpoint, platform)
      const file = sent && { ...sent, owner: ownerIdOf(before.actor) }
      return await writeGate(platform)(writersOf(endpoint, before, file !== undefined), async () => {
        await steps.limitBody?.(body, request, before.actor)
        // A body may take minutes to arrive, and the right to send it may end meanwhile (3-decisions §9).
        const access = hasBody(endpoint) ? await accessOf(before.actor, request) : before.access
        const call = {
          actor: before.actor,
          access,
          params: request.params as ParamsOf<E>,
          query: parse(endpoint.query, request.query) as QueryOf<E>,
          body: parse(endpoint.body, body) as BodyOf<E>,
          file,
          rawBody,
          ifMatch: endpoint.ifMatch && request.headers['if-match'],
          request,
          reply,
        }
        await steps.validate?.(call)
        steps.requireWritable?.(access, platform.clock.now())
        const userId = userIdOf(before.actor)
        if (key === undefined || userId === undefined) return await steps.handle(call)
        const intent = { name: endpoint.name, params: call.params, body: call.body, file }
        return await oncePerKey(platform, { userId, key }, intent, keepAnswer => steps.handle({ ...call, keepAnswer }))
      })
    } finally {
      await discardUpload(request)
    }
  }
  router.endpoints.push(endpoint)
  router.fastify.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT_BYTES,
    config: { csrfExempt: endpoint.csrf === 'exempt' },
    ...(!endpoint.holdsSecret && { onSend: compressJson }),
    onRequest: async request => {
      const actor = await steps.actor(request)
      await steps.limit?.(actor, request)
      asked.set(request, { actor, access: await accessOf(actor, request) })
    },
    handler: async (request, reply) => {
      await answer(await run(request, reply), request, reply)
      return reply
    },
  })
}

/**
 * What the request brought: the key for repetitions, the fields, the file. Throws 400 for a text that no column can
 * store.
 */
async function readCall(request: FastifyRequest, endpoint: Endpoint, platform: Platform) {
  const key = acceptsKey(endpoint) ? idempotencyKeyOf(request.headers['idempotency-key']) : undefined
  const { body, file, rawBody } = await readBody(request, endpoint, platform)
  throwIfUnstorableText(request.params)
  throwIfUnstorableText(request.query)
  return { key, body, file, rawBody }
}

/** True for calls that create; an answer with a token is never stored (3-decisions §1). */
const acceptsKey = ({ status, holdsSecret, fileTypes }: Endpoint): boolean =>
  status === 201 && !holdsSecret && !fileTypes

/** The user id of any kind of actor; undefined when nobody is signed in. */
const userIdOf = (actor: unknown): string | undefined => (actor as { userId?: string } | undefined)?.userId

const ownerIdOf = (actor: unknown): string | undefined => (actor as { ownerId?: string } | undefined)?.ownerId

const hasBody = ({ body, file, rawBody }: Endpoint): boolean => Boolean(body ?? file ?? rawBody)

/** Throws at start when a call says `writes` without a check of the plan, or has a check and does not say so. */
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

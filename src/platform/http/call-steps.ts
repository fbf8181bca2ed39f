import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { validationError } from '#shared/app-error.ts'
import { acceptsKey, makesDataGrow, type BodyOf, type Endpoint, type ParamsOf, type QueryOf } from '#shared/endpoint.ts'
import { fieldErrors, spanishFallback } from '#shared/fields/field-errors.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import { requireFreeDisk } from '#platform/storage/free-disk.ts'
import { keepBodiesRaw, readBody, throwIfUnstorableText } from './body.ts'
import type { Call, CallAccess, CallActor, Steps } from './call.ts'
import { askingShare, shareOf } from './gates/call-share.ts'
import { tenantOf } from './gates/call-tenant.ts'
import { compressJson } from './compress-json.ts'
import { idempotencyKeyOf, oncePerKey } from './idempotency/idempotency.ts'
import { discardUpload } from './multipart.ts'
import { throwIfOtherUser } from './origin/other-user.ts'
import type { Router } from './router.ts'
import { writerOf, WRITES_OF_OWNER } from './gates/write-gate.ts'

/** Largest JSON of the fields beside a file, unless the endpoint says otherwise (3-decisions §9). */
const BODY_LIMIT_BYTES = 256_000

/** Nobody gives up a call with a key: its answer is asked for again. */
const NEVER = new AbortController().signal

/** Sends the result of a call; calls `reply.send` last. */
type Answer<Result> = (result: Result, request: FastifyRequest, reply: FastifyReply) => void | Promise<void>

/** Registers the route of an endpoint: runs its steps, then `answer` sends the result. */
export function registerCall<E extends Endpoint, Actor extends CallActor, Access extends CallAccess, Result>(
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

/** What the first steps found out before the body was read, and the platform of the call. */
type Asked<Actor, Access> = { actor: Actor; access: Access; platform: Platform }

function registerRoute<E extends Endpoint, Actor extends CallActor, Access extends CallAccess, Result>(
  router: Router,
  endpoint: E,
  steps: Steps<E, Actor, Access, Result>,
  answer: Answer<Result>,
): void {
  const allAsked = new WeakMap<FastifyRequest, Asked<Actor, Access>>()
  router.endpoints.push(endpoint)
  router.fastify.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT_BYTES,
    config: { csrfExempt: endpoint.csrf === 'exempt' },
    ...(!endpoint.holdsSecret && { onSend: compressJson }),
    onRequest: async request => {
      allAsked.set(request, await ask(router, { endpoint, request }, steps))
    },
    handler: async (request, reply) => {
      const asked = allAsked.get(request) as Asked<Actor, Access>
      const run = async (): Promise<void> => {
        const result = await runCall({ router, endpoint, steps }, asked, { request, reply })
        traceWrite(endpoint, asked, request)
        await answer(result, request, reply)
      }
      const { actor } = asked
      const isShared = actor !== undefined && endpoint.method === 'GET' && !endpoint.keepsConnection
      await (isShared ? router.readGate.run({ ownerId: actor.ownerId, request }, run) : run())
      return reply
    },
  })
}

/** Writes to the log who has changed what somebody may do, and every change of an administrator (3-decisions §2). */
function traceWrite(endpoint: Endpoint, { actor, platform }: Asked<CallActor, unknown>, request: FastifyRequest): void {
  const isTraced = endpoint.traced === true || (actor?.isTraced === true && endpoint.method !== 'GET')
  if (!isTraced) return
  const more = { call: endpoint.name, params: request.params, asAdmin: actor?.isTraced === true }
  logSecurity(platform, 'write', { userId: actor?.userId, request, more })
}

/** Who asks, how often, for what: before the body is read. */
async function ask<E extends Endpoint, Actor extends CallActor, Access extends CallAccess>(
  { platform: ofProcess, platformOfCall }: Router,
  { endpoint, request }: { endpoint: E; request: FastifyRequest },
  steps: Steps<E, Actor, Access, unknown>,
): Promise<Asked<Actor, Access>> {
  const asking = platformOfCall(ofProcess, { endpoint, request, actor: undefined })
  const actor = await ofProcess.shares.as(askingShare(request), () => steps.actor(asking, request))
  request.userId = actor?.userId
  if (actor) throwIfOtherUser(request, actor.userId)
  const platform = platformOfCall(ofProcess, { endpoint, request, actor })
  const access = await ofProcess.shares.as(shareOf(endpoint, { request, actor }), async () => {
    if (actor && endpoint.method !== 'GET') await platform.limits.consume(WRITES_OF_OWNER, actor.ownerId)
    await steps.limit?.(platform, { actor, request })
    return accessOf(steps, { actor, platform }, request)
  })
  if (makesDataGrow(endpoint)) await requireFreeDisk(platform.config.dataDir)
  return { actor, access, platform }
}

const accessOf = async <E extends Endpoint, Actor extends CallActor, Access extends CallAccess>(
  { access }: Steps<E, Actor, Access, never> | Steps<E, Actor, Access, unknown>,
  { actor, platform }: { actor: Actor; platform: Platform },
  request: FastifyRequest,
): Promise<Access> => (await access?.(platform, { actor, request, params: request.params as ParamsOf<E> })) as Access

type Route<E extends Endpoint, Actor extends CallActor, Access extends CallAccess, Result> = {
  router: Router
  endpoint: E
  steps: Steps<E, Actor, Access, Result>
}

/** All steps that need the body; its file is deleted before the answer is sent. */
async function runCall<E extends Endpoint, Actor extends CallActor, Access extends CallAccess, Result>(
  route: Route<E, Actor, Access, Result>,
  before: Asked<Actor, Access>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Result> {
  try {
    const { endpoint, router } = route
    const sent = await readCall(request, endpoint, before.platform)
    const writer = writerOf(endpoint, before, sent.files.length > 0)
    const share = shareOf(endpoint, { request, actor: before.actor }, writer)
    const run = () => router.platform.shares.as(share, () => runSteps(route, before, { ...sent, request, reply }))
    return await router.writeGate(writer, run, sent.files[0]?.beginBy)
  } finally {
    await discardUpload(request)
  }
}

type Sent = Awaited<ReturnType<typeof readCall>> & { request: FastifyRequest; reply: FastifyReply }

/** The steps after the body has arrived. */
async function runSteps<E extends Endpoint, Actor extends CallActor, Access extends CallAccess, Result>(
  { endpoint, steps }: Route<E, Actor, Access, Result>,
  before: Asked<Actor, Access>,
  { key, body, files: sentFiles, rawBody, request, reply }: Sent,
): Promise<Result> {
  const { actor, platform } = before
  await steps.limitBody?.(platform, { actor, body, request })
  // A body may take minutes to arrive, and the right to send it may end meanwhile (3-decisions §9).
  const access = hasBody(endpoint) ? await accessOf(steps, before, request) : before.access
  const files = sentFiles.map(file => ({
    ...file,
    owner: actor?.ownerId,
    signal: key === undefined ? file.signal : NEVER,
  }))
  const call: Call<E, Actor, Access> = {
    actor,
    access,
    params: request.params as ParamsOf<E>,
    query: parse(endpoint.query, request.query) as QueryOf<E>,
    body: parse(endpoint.body, body) as BodyOf<E>,
    file: files[0],
    files,
    rawBody,
    ifMatch: endpoint.ifMatch && request.headers['if-match'],
    request,
    reply,
  }
  await steps.validate?.(platform, call)
  steps.requireWritable?.(access, platform.clock.now(), { endpoint, body: call.body, file: call.file })
  const handle = (made: typeof call) => platform.tenants.as(tenantOf(made), () => steps.handle(platform, made))
  if (key === undefined || actor === undefined) return handle(call)
  const intent = { name: endpoint.name, params: call.params, body: call.body, files }
  const own = { userId: actor.userId, key }
  return oncePerKey(platform, own, intent, keepAnswer => handle({ ...call, keepAnswer }))
}

/**
 * What the request brought: the key for repetitions, the fields, the files. Throws 400 for a text that no column can
 * store.
 */
async function readCall(request: FastifyRequest, endpoint: Endpoint, platform: Platform) {
  const key = acceptsKey(endpoint) ? idempotencyKeyOf(request.headers['idempotency-key']) : undefined
  const { body, files, rawBody } = await readBody(request, endpoint, platform)
  throwIfUnstorableText(request.params)
  throwIfUnstorableText(request.query)
  return { key, body, files, rawBody }
}

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

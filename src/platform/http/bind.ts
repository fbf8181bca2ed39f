import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { AnswerOf, Endpoint } from '#shared/endpoint.ts'
import type { CallAccess, CallActor, Steps } from './call.ts'
import { registerCall } from './call-steps.ts'
import type { Router } from './router.ts'

type AnswerInput<E> = E extends { answer: infer A extends z.ZodType } ? z.input<A> : AnswerOf<E>

/**
 * Binds one endpoint below `/api` that answers the envelope. Fields that the answer's schema does not list never leave
 * the server. For files use `bindFile`.
 */
export function bind<E extends Endpoint, Actor extends CallActor, Access extends CallAccess>(
  router: Router,
  endpoint: E,
  steps: Steps<E, Actor, Access, AnswerInput<E>>,
): void {
  if (endpoint.fileTypes) throw new Error(`${endpoint.name} answers a file: bind it with bindFile`)
  if (endpoint.answersChange) throw new Error(`${endpoint.name} answers its change: bind it with bindChange`)
  registerCall(router, endpoint, steps, (data, _, reply) => sendEnvelope(endpoint, data, reply))
}

/** What a call with `answersChange` answers; `changeId` is null where nothing was changed. */
export type AnsweredChange<Data> = { data: Data; changeId: string | null }

/** Like `bind`, for an endpoint whose envelope names its change; a repeated call names the first one's. */
export function bindChange<E extends Endpoint, Actor extends CallActor, Access extends CallAccess>(
  router: Router,
  endpoint: E,
  steps: Steps<E, Actor, Access, AnsweredChange<AnswerInput<E>>>,
): void {
  if (!endpoint.answersChange) throw new Error(`${endpoint.name} does not answer its change: bind it with bind`)
  registerCall(router, endpoint, steps, (answer, _, reply) => {
    // The release before has kept the data of a call by its key, and nothing else.
    const { data, changeId } = Array.isArray(answer) ? { data: answer, changeId: null } : answer
    sendEnvelope(endpoint, data, reply, { changeId })
  })
}

function sendEnvelope(endpoint: Endpoint, data: unknown, reply: FastifyReply, more: { changeId?: string | null } = {}) {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  const answer = endpoint.answer.parse(data)
  reply.code(endpoint.statusOf?.(answer) ?? endpoint.status ?? 200).send({
    success: true,
    data: answer,
    ...more,
    ...(endpoint.message && { message: endpoint.message }),
  })
}

/** For calls that everybody may make. */
export const anyone = (): undefined => undefined

/** Throws 404 for an id that is no UUID: such ids never reach the database (3-decisions §1). */
export const notFound = (): AppError => new AppError(commonErrors.notFound)

/** Answers the value; throws 404 when there is none. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw notFound()
  return value
}

import type { z } from 'zod'
import { type AnswerOf, type Endpoint, fillPath, type ParamsOf } from '#shared/endpoint.ts'
import { ApiError } from './api-error.ts'
import { send, type WireAnswer } from './transport.ts'

type Has<Name extends string, Value> = unknown extends Value ? { [K in Name]?: undefined } : { [K in Name]: Value }
type BodyPart<E> = E extends { body?: infer B extends z.ZodType }
  ? B extends z.ZodUndefined
    ? { body?: undefined }
    : { body: z.input<B> }
  : { body?: undefined }
type QueryPart<E> = E extends { query?: infer Q extends z.ZodType }
  ? Q extends z.ZodUndefined
    ? { query?: undefined }
    : { query?: Partial<z.input<Q>> }
  : { query?: undefined }

export type CallOptions<E> = Has<'params', ParamsOf<E>> &
  BodyPart<E> &
  QueryPart<E> & {
    /** Sent under the endpoint's file field; the call then goes as multipart. */
    file?: Blob | undefined
    /** 0 to 1, for calls with a file. */
    onProgress?: (part: number) => void
    signal?: AbortSignal
  }

export type CallEvents = {
  /** A 401 has survived the one refresh: the session has ended. */
  sessionEnded: () => void
  /** 403 `trial_expired` or `subscription_ended`. */
  planEnded: (code: string) => void
}
const listeners: Partial<CallEvents> = {}

/** The shell says once what happens when the session or the plan has ended; the client knows no router. */
export function onCallEvents(events: CallEvents): () => void {
  Object.assign(listeners, events)
  return () => {
    delete listeners.sessionEnded
    delete listeners.planEnded
  }
}

const PLAN_ENDED = new Set(['trial_expired', 'subscription_ended'])
/** A 401 of these says that the person is not who they say, or is nobody; renewing would not change it. */
const WITHOUT_REFRESH = new Set(['/auth/login', '/auth/register', '/auth/refresh', '/auth/logout'])

/**
 * Calls an endpoint of the contract and answers `data`. On a 401 it refreshes once (many calls at once: one refresh)
 * and repeats. Throws ApiError.
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<AnswerOf<E>> {
  const answer = await callForMessage(endpoint, options)
  return answer.data
}

/** As `call`, with the envelope's message. */
export async function callForMessage<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<{ data: AnswerOf<E>; message: string | undefined }> {
  try {
    return (await sendAndRenew(endpoint, options as LooseOptions)) as { data: AnswerOf<E>; message: string | undefined }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && !WITHOUT_REFRESH.has(endpoint.path))
      listeners.sessionEnded?.()
    if (error instanceof ApiError && PLAN_ENDED.has(error.code)) listeners.planEnded?.(error.code)
    throw error
  }
}

type LooseOptions = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

async function sendAndRenew(endpoint: Endpoint, options: LooseOptions): Promise<WireAnswer> {
  try {
    return await sendOnce(endpoint, options)
  } catch (error) {
    const mayRenew = error instanceof ApiError && error.status === 401 && !WITHOUT_REFRESH.has(endpoint.path)
    if (!mayRenew || !(await renewed())) throw error
    return sendOnce(endpoint, options)
  }
}

let renewing: Promise<WireAnswer> | undefined

/** One refresh for all calls that wait for it. A refresh that fails for want of a network is that call's error. */
async function renewed(): Promise<boolean> {
  renewing ??= send({ method: 'POST', url: '/api/auth/refresh', body: '{}' }).finally(() => {
    renewing = undefined
  })
  try {
    await renewing
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false
    throw error
  }
}

function sendOnce(
  endpoint: Endpoint,
  { params, query, body, file, onProgress, signal }: LooseOptions,
): Promise<WireAnswer> {
  return send({
    method: endpoint.method,
    url: urlOf(endpoint, params, query),
    ...(endpoint.method !== 'GET' && { body: file ? toForm(endpoint, body ?? {}, file) : JSON.stringify(body ?? {}) }),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  })
}

function urlOf(endpoint: Endpoint, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api${fillPath(endpoint.path, params)}${search && `?${search}`}`
}

/** Nested values go as JSON strings (3-decisions §1). */
function toForm(endpoint: Endpoint, body: Record<string, unknown>, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  form.append(endpoint.file?.field ?? 'file', file)
  return form
}

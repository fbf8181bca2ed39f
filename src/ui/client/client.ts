import type { z } from 'zod'
import { type AnswerOf, type Endpoint, fillPath, type ParamsOf, USER_ID_HEADER } from '#shared/endpoint.ts'
import { actingUser } from './acting-user.ts'
import { withIntentKey } from './intent-keys.ts'
import { sendInSession } from './session-calls.ts'
import { send, type WireRequest } from './transport.ts'
import { withTries } from './tries.ts'

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
    /** Sent in the endpoint's file field; the call is then multipart. */
    file?: Blob | undefined
    /** In the place of `file`, for an endpoint that takes several. */
    files?: readonly Blob[] | undefined
    /** From 0 to 1, for calls with a file. */
    onProgress?: (part: number) => void
    /** Bytes so far, for calls that answer a file. */
    onReceived?: (bytes: number) => void
    signal?: AbortSignal
    /** `updatedAt` as the screen showed it: 412 when it has changed (3-decisions §1). */
    ifMatch?: string | undefined
    /** Of a call that may be sent again; without it the client makes one (3-decisions §1). */
    idempotencyKey?: string | undefined
    /** For whom the call is made; null: for whoever is signed in. Absent: for the user of this page. */
    forUser?: string | null
  }

/**
 * Calls an endpoint of the contract and answers `data`. On a 401 it refreshes the session once (one refresh for many
 * calls at the same time) and repeats the call; it is made again where the server was busy. Throws ApiError.
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<AnswerOf<E>> {
  const answer = await callForMessage(endpoint, options)
  return answer.data
}

/**
 * Like `call`, together with the envelope's message, and the id of the change that an endpoint with `answersChange` has
 * made; null where it has changed nothing.
 */
export async function callForMessage<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Answered<AnswerOf<E>>> {
  const { signal } = options as LooseOptions
  const answer = await withIntentKey(endpoint, options as LooseOptions, idempotencyKey => {
    const request = toRequest(endpoint, { ...options, idempotencyKey })
    return withTries({ hasFile: filesOf(options as LooseOptions).length > 0, signal }, () =>
      sendInSession(endpoint.path, () => send(request), request.headers?.[USER_ID_HEADER]),
    )
  })
  return { ...answer, changeId: answer.changeId ?? null } as Answered<AnswerOf<E>>
}

type Answered<Data> = { data: Data; message: string | undefined; changeId: string | null }

type LooseOptions = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  file?: Blob
  files?: readonly Blob[]
  onProgress?: (part: number) => void
  onReceived?: (bytes: number) => void
  signal?: AbortSignal
  ifMatch?: string
  idempotencyKey?: string
  forUser?: string | null
}

const filesOf = ({ file, files }: LooseOptions): readonly Blob[] => files ?? (file ? [file] : [])

/** The body of a call: multipart with a file, otherwise JSON. */
export function toRequest<E extends Endpoint>(endpoint: E, options: CallOptions<E>): WireRequest {
  const files = filesOf(options as LooseOptions)
  const { params, query, body, onProgress, onReceived, signal } = options as LooseOptions
  return {
    method: endpoint.method,
    url: urlOf(endpoint, params, query),
    headers: headersOf(options as LooseOptions),
    ...(endpoint.method !== 'GET' && {
      body: files.length > 0 ? toForm(endpoint, body ?? {}, files) : JSON.stringify(body ?? {}),
    }),
    ...(onProgress && { onProgress }),
    ...(onReceived && { onReceived }),
    ...(signal && { signal }),
  }
}

function headersOf({ ifMatch, idempotencyKey, forUser = actingUser.get() }: LooseOptions): Record<string, string> {
  return {
    ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(forUser && { [USER_ID_HEADER]: forUser }),
  }
}

function urlOf(endpoint: Endpoint, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `/api${fillPath(endpoint.path, params)}${search && `?${search}`}`
}

/** Nested values are sent as JSON strings (3-decisions §1). */
function toForm(endpoint: Endpoint, body: Record<string, unknown>, files: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) form.append(endpoint.file?.field ?? 'file', file)
  return form
}

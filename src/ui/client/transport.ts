import { connection } from '#ui/connection/connection.ts'
import { ApiError, lateError, networkError, timeoutError } from './api-error.ts'

/** Calls time out after ten seconds; calls with a file, ten seconds after the last progress (3-decisions §1). */
export const API_TIMEOUT_MS = 10_000
/** After the last byte of a file it is made ready, which takes longer on a busy server. */
const FILE_ANSWER_TIMEOUT_MS = 60_000

export type WireRequest = {
  method: string
  url: string
  body?: string | FormData
  /** Beside the content type. */
  headers?: Record<string, string>
  signal?: AbortSignal
  /** From 0 to 1; 1 when the last byte has left. */
  onProgress?: (part: number) => void
  /** Bytes of an answered file so far. */
  onReceived?: (bytes: number) => void
}
type Envelope = {
  success?: boolean
  data?: unknown
  message?: string
  changeId?: string | null
  code?: string
  errors?: Record<string, string>
}
export type WireAnswer = { data: unknown; message: string | undefined; changeId?: string | null | undefined }

/** Sends a request once. Throws ApiError; when the caller aborts it, throws the signal's reason. */
export function send(request: WireRequest): Promise<WireAnswer> {
  return request.body instanceof FormData ? sendForm(request, request.body) : sendJson(request)
}

async function sendJson(request: WireRequest): Promise<WireAnswer> {
  try {
    return await readEnvelope(await fetchOnce(request, AbortSignal.timeout(API_TIMEOUT_MS)))
  } catch (error) {
    throw failureOf(error, request.signal)
  }
}

async function fetchOnce(request: WireRequest, timeout: AbortSignal): Promise<Response> {
  const { method, url, body, headers, signal } = request
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: body as string }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  connection.noteAnswer()
  return response
}

const readEnvelope = async (response: Response): Promise<WireAnswer> =>
  read(response.status, await response.text(), name => response.headers.get(name))

/** The error for the caller: a refusal, the caller's own abort, or a failed connection. */
function failureOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ApiError) return error
  if (signal?.aborted) return signal.reason
  const failed = unreached()
  return isOfTimeout(error) ? timeoutError() : failed
}

const timedOut = () => new DOMException('', 'TimeoutError')
const isOfTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

function unreached(): ApiError {
  connection.noteSilence()
  return networkError()
}

/** A file and its headers. */
export type WireFile = { blob: Blob; headers: Headers }

/**
 * Sends once and receives a file; times out when ten seconds pass before the first byte or between two pieces. Throws
 * like `send`.
 */
export async function receiveFile(request: WireRequest): Promise<WireFile> {
  const timeout = new AbortController()
  let timer = 0
  let received = 0
  const restartTimeout = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => timeout.abort(timedOut()), API_TIMEOUT_MS)
  }
  try {
    restartTimeout()
    const response = await fetchOnce(request, timeout.signal)
    if (!response.ok || !response.body) return await refuse(response)
    const pieces = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (piece, out) => {
          restartTimeout()
          received += piece.byteLength
          request.onReceived?.(received)
          out.enqueue(piece)
        },
      }),
    )
    const type = response.headers.get('content-type') ?? ''
    return { blob: await new Response(pieces, { headers: { 'content-type': type } }).blob(), headers: response.headers }
  } catch (error) {
    throw failureOf(error, request.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** An answer that is no file is a refusal, in the envelope. */
async function refuse(response: Response): Promise<never> {
  await readEnvelope(response)
  throw networkError()
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function sendForm({ method, url, headers = {}, signal, onProgress }: WireRequest, form: FormData): Promise<WireAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>()
  const xhr = new XMLHttpRequest()
  let timeout = 0
  let isSent = false
  const restartTimeout = (afterMs = API_TIMEOUT_MS) => {
    clearTimeout(timeout)
    timeout = window.setTimeout(() => xhr.abort(), afterMs)
  }
  const stopTimeout = () => clearTimeout(timeout)
  xhr.open(method, url)
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
  xhr.upload.onprogress = event => {
    restartTimeout()
    if (event.lengthComputable && event.loaded < event.total) onProgress?.(event.loaded / event.total)
  }
  xhr.upload.onload = () => {
    isSent = true
    restartTimeout(FILE_ANSWER_TIMEOUT_MS)
    onProgress?.(1)
  }
  xhr.onprogress = () => restartTimeout()
  xhr.onload = () => {
    stopTimeout()
    connection.noteAnswer()
    try {
      resolve(read(xhr.status, xhr.responseText, name => xhr.getResponseHeader(name)))
    } catch (error) {
      reject(error as Error)
    }
  }
  xhr.onerror = () => {
    stopTimeout()
    reject(unreached())
  }
  // By the caller, or by a timeout.
  xhr.onabort = () => {
    stopTimeout()
    reject(signal?.aborted ? (signal.reason as Error) : isSent ? lateError() : unreached())
  }
  signal?.addEventListener('abort', () => xhr.abort(), { once: true })
  restartTimeout()
  xhr.send(form)
  return promise
}

function read(status: number, text: string, header: (name: string) => string | null): WireAnswer {
  const envelope = parse(text)
  if (status >= 200 && status < 300 && envelope.success) {
    const { data, message, changeId } = envelope
    return { data, message, changeId }
  }
  const requestId = header('x-request-id')
  const retryAfterS = Number(header('retry-after'))
  throw new ApiError({
    status,
    code: envelope.code ?? 'unreadable',
    message: envelope.message ?? '',
    ...(envelope.errors && { errors: envelope.errors }),
    data: envelope.data,
    ...(requestId && { requestId }),
    ...(retryAfterS > 0 && { retryAfterS }),
  })
}

function parse(text: string): Envelope {
  try {
    return (JSON.parse(text) ?? {}) as Envelope
  } catch {
    return {}
  }
}

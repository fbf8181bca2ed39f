import { ApiError, networkError } from './api-error.ts'

/** Calls give up after ten seconds; those with a file, ten seconds after the last progress (3-decisions §1). */
export const API_TIMEOUT_MS = 10_000

export type WireRequest = {
  method: string
  url: string
  body?: string | FormData
  signal?: AbortSignal
  /** 0 to 1. */
  onProgress?: (part: number) => void
}
type Envelope = { success?: boolean; data?: unknown; message?: string; code?: string; errors?: Record<string, string> }
export type WireAnswer = { data: unknown; message: string | undefined }

/** Sends once. Throws ApiError; an abort by the caller throws the signal's reason. */
export function send(request: WireRequest): Promise<WireAnswer> {
  return request.body instanceof FormData ? sendForm(request, request.body) : sendJson(request)
}

async function sendJson({ method, url, body, signal }: WireRequest): Promise<WireAnswer> {
  const timeout = AbortSignal.timeout(API_TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body !== undefined && { body: body as string }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return read(response.status, await response.text(), response.headers.get('x-request-id'))
  } catch (error) {
    if (error instanceof ApiError) throw error
    signal?.throwIfAborted()
    throw networkError()
  }
}

/** `fetch` knows no upload progress. */
function sendForm({ method, url, signal, onProgress }: WireRequest, form: FormData): Promise<WireAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>()
  const xhr = new XMLHttpRequest()
  let patience = 0
  const wait = () => {
    clearTimeout(patience)
    patience = window.setTimeout(() => xhr.abort(), API_TIMEOUT_MS)
  }
  const settle = () => clearTimeout(patience)
  xhr.open(method, url)
  xhr.upload.onprogress = event => {
    wait()
    if (event.lengthComputable) onProgress?.(event.loaded / event.total)
  }
  xhr.onprogress = wait
  xhr.onload = () => {
    settle()
    try {
      resolve(read(xhr.status, xhr.responseText, xhr.getResponseHeader('x-request-id')))
    } catch (error) {
      reject(error as Error)
    }
  }
  xhr.onerror = xhr.onabort = () => {
    settle()
    reject(signal?.aborted ? (signal.reason as Error) : networkError())
  }
  signal?.addEventListener('abort', () => xhr.abort(), { once: true })
  wait()
  xhr.send(form)
  return promise
}

function read(status: number, text: string, requestId: string | null): WireAnswer {
  const envelope = parse(text)
  if (status >= 200 && status < 300 && envelope.success) return { data: envelope.data, message: envelope.message }
  throw new ApiError({
    status,
    code: envelope.code ?? 'unreadable',
    message: envelope.message ?? '',
    ...(envelope.errors && { errors: envelope.errors }),
    ...(requestId && { requestId }),
  })
}

function parse(text: string): Envelope {
  try {
    return (JSON.parse(text) ?? {}) as Envelope
  } catch {
    return {}
  }
}

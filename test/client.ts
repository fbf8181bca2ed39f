import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import inject from 'light-my-request'
import type { Method } from '#shared/endpoint.ts'
import type { CookieJar } from './cookie-jar.ts'

/** A user with a browser. */
export type TestBrowser = { readonly jar: CookieJar }

export type TestFile = { field: string; name: string; content: Uint8Array; type?: string }

export type TestRequest = {
  method?: Method | 'HEAD' | 'OPTIONS' | 'PATCH'
  /** From the root: `/api/restaurants`, `/el-rincon?lang=en`. */
  path: string
  /** Absent: not signed in. */
  as?: TestBrowser
  /** An object is sent as JSON; text and bytes are sent unchanged (name their content type). */
  body?: unknown
  /** Fields (values that are no text become JSON) and the one file, or several. */
  multipart?: { fields?: Record<string, unknown>; file?: TestFile; files?: readonly TestFile[] }
  headers?: Record<string, string>
  /** The client's IP; this machine by default. */
  ip?: string
}

/** `data`, `code`, `message`, `errors` are the envelope's; the test says the type of `data`. */
export type TestResponse<Data = unknown> = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  bytes: Buffer
  success: boolean | undefined
  data: Data
  code: string | undefined
  message: string | undefined
  errors: Record<string, string> | undefined
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

async function payloadOf({ body, multipart }: TestRequest): Promise<{ payload?: string | Buffer; type?: string }> {
  if (multipart) {
    const form = new FormData()
    for (const [name, value] of Object.entries(multipart.fields ?? {}))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
    for (const file of [...(multipart.file ? [multipart.file] : []), ...(multipart.files ?? [])])
      form.append(file.field, new Blob([new Uint8Array(file.content)], { type: file.type ?? 'image/png' }), file.name)
    const encoded = new Response(form)
    return { payload: Buffer.from(await encoded.arrayBuffer()), type: encoded.headers.get('content-type') ?? '' }
  }
  if (body === undefined) return {}
  if (typeof body === 'string') return { payload: body, type: 'application/json' }
  if (body instanceof Uint8Array) return { payload: Buffer.from(body), type: 'application/octet-stream' }
  return { payload: JSON.stringify(body), type: 'application/json' }
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** The JSON before it was compressed; the response's `bytes` are those that were sent. */
const decoded = (bytes: Buffer, encoding: unknown): string =>
  (bytes.length > 0 && typeof encoding === 'string' ? (DECODERS[encoding]?.(bytes) ?? bytes) : bytes).toString()

/** Sends a request as a browser on our own pages would: with the right `Origin` and the actor's cookies. */
export async function send<Data>(
  fastify: FastifyInstance,
  origin: string,
  request: TestRequest,
): Promise<TestResponse<Data>> {
  const method = request.method ?? 'GET'
  const { payload, type } = await payloadOf(request)
  const cookie = request.as?.jar.header(request.path)
  await fastify.ready()
  // Through the server, as a connection comes: `fastify.inject` would leave out what stands in front of Fastify.
  const answer = await inject((asked, response) => void fastify.server.emit('request', asked, response), {
    method,
    url: request.path,
    ...(request.ip !== undefined && { remoteAddress: request.ip }),
    headers: {
      ...(!SAFE.has(method) && { origin }),
      ...(type && { 'content-type': type }),
      ...(cookie && { cookie }),
      ...request.headers,
    },
    ...(payload !== undefined && { payload }),
  })
  request.as?.jar.take(answer.headers['set-cookie'])
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json') ?? false
  const text = isJson ? decoded(answer.rawPayload, answer.headers['content-encoding']) : answer.payload
  const envelope = isJson && text ? (JSON.parse(text) as Partial<TestResponse>) : {}
  const { success, data, code, message, errors } = envelope
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    bytes: answer.rawPayload,
    success,
    data: data as Data,
    code,
    message,
    errors,
  }
}

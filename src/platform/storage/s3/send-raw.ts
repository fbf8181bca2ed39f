import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'

/** Sockets that one process opens to the bucket: a visit asks for sixty pictures at once, a move writes eight. */
const SOCKETS_MAX = 50

type Sent = { url: URL; method: string; headers: Record<string, string>; body: string | Uint8Array | undefined }

/**
 * `fetch` for a client of S3, without what a browser does beside: compressed bytes arrive as they are stored, and a
 * server that says nothing for `silenceMs` is an error, however long a file takes.
 */
export function createSender(silenceMs: number): typeof fetch {
  const agents = {
    http: new http.Agent({ keepAlive: true, maxSockets: SOCKETS_MAX }),
    https: new https.Agent({ keepAlive: true, maxSockets: SOCKETS_MAX }),
  }

  function send({ url, method, headers, body }: Sent): Promise<http.IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
    const options = { method, headers, timeout: silenceMs }
    const request =
      url.protocol === 'https:'
        ? https.request(url, { ...options, agent: agents.https })
        : http.request(url, { ...options, agent: agents.http })
    request.on('response', resolve)
    request.on('error', reject)
    request.on('timeout', () => {
      request.destroy(Object.assign(new Error(`no answer for ${silenceMs / 1000} s`), { code: 'ETIMEDOUT' }))
    })
    request.end(body)
    return promise
  }

  return async (input, init = {}) => {
    const { method = 'GET' } = init
    const headers = init.headers as Record<string, string>
    // What the client sends: text, or the bytes of a file.
    const body = init.body as string | Uint8Array | undefined
    const answer = await send({ url: new URL(input as string), method, headers, body })
    const status = answer.statusCode ?? 0
    const isEmpty = method === 'HEAD' || status === 204 || status === 304
    if (isEmpty) answer.resume()
    const content = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
    return new Response(content, { status, headers: headersOf(answer) })
  }
}

function headersOf({ headers }: http.IncomingMessage): Headers {
  const copied = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) copied.set(name, Array.isArray(value) ? value.join(', ') : value)
  return copied
}

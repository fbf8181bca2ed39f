import { Agent, request } from 'node:http'

export type Asking = {
  path: string
  method?: 'GET' | 'PUT' | 'POST'
  cookie?: string
  /** The client's IP: the product trusts this machine as its proxy. */
  ip?: string
  encoding?: string
  body?: unknown
}
export type Answer = { status: number; ms: number; bytes: number }

/** Keeps connections like browsers do. `ask` never rejects: a connection that breaks has status 0. */
export function createClient(port: number, publicUrl: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const headersOf = ({ cookie, ip, encoding = 'br', body, method = 'GET' }: Asking) => ({
    'accept-encoding': encoding,
    ...(cookie !== undefined && { cookie }),
    ...(ip !== undefined && { 'x-forwarded-for': ip }),
    ...(method !== 'GET' && { origin: publicUrl }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  })

  return {
    ask: (asking: Asking): Promise<Answer> => {
      const began = performance.now()
      const { promise, resolve } = Promise.withResolvers<Answer>()
      const done = (status: number, bytes: number) => resolve({ status, bytes, ms: performance.now() - began })
      const { path, method = 'GET', body } = asking
      const asked = request({ port, host: '127.0.0.1', agent, path, method, headers: headersOf(asking) }, answer => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on('end', () => done(answer.statusCode ?? 0, bytes))
        answer.on('error', () => done(0, bytes))
      })
      asked.on('error', () => done(0, 0))
      asked.end(body === undefined ? undefined : JSON.stringify(body))
      return promise
    },
    close: () => agent.destroy(),
  }
}

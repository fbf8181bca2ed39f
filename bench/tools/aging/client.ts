import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { CookieJar } from '#test/cookie-jar.ts'

/** One request of the mix. */
export type Sent = {
  method: string
  path: string
  /** Names and values; a name may come twice. */
  headers?: [string, string][]
  body?: string | Buffer
  jar?: CookieJar | undefined
}
export type Client = {
  /** The status of the answer; 0 when there was none. */
  send(sent: Sent): Promise<number>
  /** A session of that account. */
  signIn(account: { email: string; password: string }): Promise<CookieJar>
  close(): void
}

const CONNECTIONS = 24
const TIMEOUT_MS = 60_000

export function createClient(url: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

  async function exchange({ method, path, headers = [], body, jar }: Sent): Promise<number> {
    const cookie = jar?.header(path)
    const all: [string, string][] = [
      ['Host', new URL(url).host],
      ...(method === 'GET' || method === 'HEAD' ? [] : [['Origin', url] as [string, string]]),
      ...(cookie ? [['Cookie', cookie] as [string, string]] : []),
      ...(body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))] as [string, string]]),
      ...headers,
    ]
    const sending = request(url + path, { agent, method, headers: all.flat(), timeout: TIMEOUT_MS })
    sending.once('timeout', () => sending.destroy(new Error(`no answer: ${method} ${path}`)))
    sending.end(body)
    const [response] = (await once(sending, 'response')) as [IncomingMessage]
    jar?.take(response.headers['set-cookie'])
    for await (const _ of response);
    return response.statusCode ?? 0
  }

  return {
    send: sent => exchange(sent).catch(() => 0),
    signIn: async ({ email, password }) => {
      const jar = new CookieJar()
      const body = JSON.stringify({ email, password })
      const status = await exchange({
        method: 'POST',
        path: '/api/auth/login',
        headers: [['Content-Type', 'application/json']],
        body,
        jar,
      })
      if (status !== 200) throw new Error(`sign-in of ${email}: ${status}`)
      return jar
    },
    close: () => agent.destroy(),
  }
}

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

export type Answer = { headers: string[]; body: Buffer }

/** The answer as it is sent to a browser, without what `node:http` adds by itself. */
export async function record(url: string): Promise<Answer> {
  const sent = request(url, { headers: { 'accept-encoding': 'br' } }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  const { rawHeaders } = response
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, at) => rawHeaders.slice(at * 2, at * 2 + 2))
  return { headers: pairs.filter(([name = '']) => !/^(date|connection|keep-alive)$/i.test(name)).flat(), body }
}

/** The second answer, as `raw-server.ts` sends it: the first one makes it ready. */
export async function recordAnswer(url: string): Promise<{ headers: string[]; body: string }> {
  await record(url)
  const { headers, body } = await record(url)
  return { headers, body: body.toString('base64') }
}

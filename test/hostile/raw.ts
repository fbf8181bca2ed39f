import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { TestApp } from '#test/app.ts'

/** Listens on a free port of this machine and answers it; ends with the app. */
export async function listen({ router }: TestApp): Promise<number> {
  await router.fastify.listen({ port: 0, host: '127.0.0.1' })
  return (router.fastify.server.address() as AddressInfo).port
}

/** Sends these bytes over a connection of its own and answers all that came back when the server has ended it. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk)).on('error', () => undefined)
  // Without ending it: Node gives up an answer that is not ready when the asker has hung up.
  socket.write(bytes)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

export type RawAnswer = { status: number; headers: string; body: string; answers: number }

/** The first answer of what came back, and how many there are. */
export function parseRaw(received: string): RawAnswer {
  const [headers = '', ...body] = received.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1] ?? 0),
    headers,
    body: body.join('\r\n\r\n'),
    answers: received.match(/^HTTP\/1\.1 \d/gm)?.length ?? 0,
  }
}

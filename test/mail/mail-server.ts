import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

type Taken = { from: string; to: string[]; secure: boolean; source: string }

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** A real mail server that records what it accepts; on a port of its own, or on the given one. */
export async function mailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<{ url: string; taken: Taken[]; connections: Socket[] }> {
  const taken: Taken[] = []
  const connections: Socket[] = []
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope, secure }, done) => {
      const keep = async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        taken.push({ from, to, secure, source: await readText(stream) })
      }
      callbackify(keep)(done)
    },
    ...options,
  })
  // A client that refuses an untrusted certificate is an error for the server.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => connections.push(socket))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, taken, connections }
}

/** A port where nobody listens: connections are refused. */
export async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

/** A server that accepts connections and never says anything. */
export async function silentServer(): Promise<{ url: string; connections: () => number }> {
  const sockets: Socket[] = []
  const server = createServer(socket => void sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${portOf(server)}`, connections: () => sockets.length }
}

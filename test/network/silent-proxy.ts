import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const POSTGRES_PORT = 5432

export type SilentProxy = {
  /** Of the database behind it. */
  connectionString: string
  /** From now on it takes connections and bytes, and passes nothing on: like a database that was frozen. */
  freeze(): void
  thaw(): void
}

/** A proxy in front of a database, for as long as the test runs. */
export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const url = new URL(databaseUrl)
  const { port, searchParams } = url
  const folder = searchParams.get('host')
  const number = Number(port || POSTGRES_PORT)
  const place = folder ? { path: `${folder}/.s.PGSQL.${number}` } : { host: url.hostname, port: number }
  const sockets = new Set<Socket>()
  let isFrozen = false
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    if (isFrozen) socket.pause()
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
  }
  const server = createServer(near => {
    const far = keep(connect(place))
    keep(near).on('data', bytes => far.write(bytes))
    far.on('data', bytes => near.write(bytes))
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
    if (isFrozen) for (const socket of [near, far]) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port: own } = server.address() as AddressInfo
  return {
    connectionString: Object.assign(url, { host: `127.0.0.1:${own}`, search: '' }).href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
  }
}

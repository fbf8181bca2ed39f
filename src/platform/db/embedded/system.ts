import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type NetConnectOpts } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 10

export const isWindows = process.platform === 'win32'

/** The environment of PostgreSQL: without the host's PG… variables, which would change it, and without our secrets. */
export const cleanEnv = () => ({ PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, LC_ALL: 'C' })

/** The text of a file; '' when it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Waits until `done()` is true; false when the limit has passed. */
export async function until(done: () => unknown, limitMs: number): Promise<boolean> {
  for (const end = performance.now() + limitMs; !done(); await sleep(CHECK_EVERY_MS))
    if (performance.now() > end) return false
  return true
}

/** True when a server accepts connections there. */
export function accepts(target: NetConnectOpts): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(target)
    .once('connect', () => resolve(true))
    .once('error', () => resolve(false))
    .once('close', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

/** A free TCP port: `wanted` if possible, because connection pools keep the port that they know. */
export function freePort(wanted: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = createServer().once('error', error => (wanted ? resolve(freePort(0)) : reject(error)))
  server.listen(wanted, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    server.close(() => resolve(port))
  })
  return promise
}

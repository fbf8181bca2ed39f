import { join } from 'node:path'
import { type Place, readLockFile, socketOf } from './place.ts'
import { accepts, readText } from './system.ts'

/** What this process knows of the running server. Pid and lifeline change when the server is started again. */
export type Server = {
  readonly place: Place
  port: number
  pid: number
  /** File descriptor of our end of the FIFO; undefined while this process does not hold the server. */
  lifeline: number | undefined
  /** Windows only: this process started the server, so it must stop it. */
  launched: boolean
}

export const unknownServer = (place: Place): Server => ({
  place,
  port: place.onSocket ? 5432 : 0,
  pid: 0,
  lifeline: undefined,
  launched: false,
})

/**
 * True when the server takes connections. The socket is tried before the lock file, which may be left of an earlier
 * boot.
 */
export async function isReady(server: Server): Promise<boolean> {
  const { place } = server
  if (!place.onSocket) server.port = Number(readLockFile(place)[3]) || server.port
  const target = place.onSocket ? { path: socketOf(place) } : { host: '127.0.0.1', port: server.port }
  if (!(await accepts(target))) return false
  const lines = readLockFile(place)
  server.pid = Number(lines[0])
  return lines[7]?.trim() === 'ready'
}

export function connectionStringOf({ place, port }: Server): string {
  const host = place.onSocket
    ? `localhost/sobremesa?host=${encodeURIComponent(place.home)}`
    : `127.0.0.1:${port}/sobremesa`
  return `postgresql://sobremesa:${readText(join(place.home, 'password'))}@${host}`
}

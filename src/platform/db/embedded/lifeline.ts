import { closeSync, constants, existsSync, openSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/time.ts'
import { cannotWrite, failure } from './errors.ts'
import { closingOf, lifelineOf, logOf, type Place } from './place.ts'
import { isReady, type Server } from './server.ts'
import { isWindows } from './system.ts'

const JOIN_LIMIT_MS = 2 * MINUTE_MS
const CHECK_EVERY_MS = 10

/** Opens our end of the FIFO. Throws ENOENT or ENXIO when no watchdog reads it. */
export const openLifeline = (place: Place) =>
  openSync(lifelineOf(place), constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)

/** Tells the watchdog that this process lives; false when no watchdog reads it, that is, when the server has ended. */
export function sendHeartbeat(lifeline: number): boolean {
  try {
    writeSync(lifeline, '\n')
  } catch (error) {
    return !String(error).includes('EPIPE')
  }
  return true
}

/** This process no longer needs the server; the watchdog ends it when no process holds it. */
export function releaseServer(server: Server): void {
  if (server.lifeline !== undefined) closeSync(server.lifeline)
  server.lifeline = undefined
}

/**
 * Holds on to a running server; false when there is none, or the one that was there has ended. Throws
 * EmbeddedPostgresError.
 */
export async function joinServer(server: Server): Promise<boolean> {
  const { place } = server
  if (isWindows) return isReady(server)
  const lifeline = openIfWatched(place)
  if (lifeline === undefined) return false
  server.lifeline = lifeline
  for (const end = Date.now() + JOIN_LIMIT_MS; Date.now() < end; await sleep(CHECK_EVERY_MS)) {
    if (!sendHeartbeat(lifeline)) {
      releaseServer(server)
      return false
    }
    if (!existsSync(closingOf(place)) && (await isReady(server))) return true
  }
  releaseServer(server)
  throw failure(`PostgreSQL does not answer, see ${logOf(place)}`)
}

function openIfWatched(place: Place): number | undefined {
  try {
    return openLifeline(place)
  } catch (error) {
    if (/ENOENT|ENXIO/.test(String(error))) return undefined
    throw cannotWrite(place.home, error)
  }
}

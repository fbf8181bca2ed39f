import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync, rmSync } from 'node:fs'
import { giveTo } from './account.ts'
import { cannotWrite, failure } from './errors.ts'
import { type Place, runningOf } from './place.ts'
import { until } from './system.ts'

/** A server that is ending needs a moment. */
const ENDS_WITHIN_MS = 5_000
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants

/**
 * Throws when a server of this folder lives where `stopOrphans` does not see it: in another container that shares the
 * volume. Its watchdog may have been killed, and PostgreSQL's own check looks for a pid, which means something else in
 * each container. But all its processes, backends too, have inherited the reading end of a FIFO, and the kernel knows
 * across containers whether anybody has.
 */
export async function throwIfRunsElsewhere(place: Place): Promise<void> {
  if (await until(() => !isHeld(place), ENDS_WITHIN_MS)) return
  throw failure(
    `PostgreSQL still runs on ${place.dataDir} in another container, without its watchdog; nothing was changed: stop that container first`,
  )
}

function isHeld(place: Place): boolean {
  try {
    closeSync(openSync(runningOf(place), O_WRONLY | O_NONBLOCK | O_NOFOLLOW))
    return true
  } catch (error) {
    if (/ENOENT|ENXIO/.test(String(error))) return false
    throw cannotWrite(place.home, error)
  }
}

/** Makes the FIFO anew and opens its reading end, which the server shall inherit. Call it when nobody holds it. */
export function openRunning(place: Place): number {
  const path = runningOf(place)
  rmSync(path, { force: true })
  if (spawnSync('mkfifo', ['-m', '600', path]).status !== 0) throw cannotWrite(place.home)
  giveTo(place.account, path)
  return openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
}

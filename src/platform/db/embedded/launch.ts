import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, constants, openSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/time.ts'
import { giveTo } from './account.ts'
import { openServerLog } from './server-log.ts'
import { cannotWrite, explain, failure } from './errors.ts'
import { openLifeline, releaseServer } from './lifeline.ts'
import { stopOrphans } from './orphans.ts'
import { ensureServingRole } from './cluster.ts'
import { closingOf, environmentOf, lifelineOf, logOf } from './place.ts'
import { openRunning, throwIfRunsElsewhere } from './running.ts'
import { isReady, type Server } from './server.ts'
import { settingsOf } from './settings.ts'
import { freePort, isWindows, readText } from './system.ts'

const START_LIMIT_MS = 2 * MINUTE_MS
const CHECK_EVERY_MS = 5

/**
 * Ends the server when its last user has ended. Every product process holds the write end of the FIFO `lifeline`, so
 * the kernel counts them, also when one is killed: when no process holds it, `read` fails at the end of the file, and
 * the server gets a fast shutdown. A process may join in that moment, so the watchdog first makes the file `closing`
 * and reads once more; the joining process writes a line and, while `closing` exists, waits for either outcome. The
 * signal is repeated because a server that has just begun ignores it. Descriptor 4 is for the server alone
 * (`running.ts`).
 */
const WATCHDOG = `trap '' HUP INT TERM
"$@" </dev/null 3<&- & server=$!; exec 4<&-
while :; do
  if read -r line; then rm -f closing; kill -0 $server || exit
  elif [ -e closing ] || ! true >closing; then
    while kill -INT $server; do sleep 1 <&- 3<&-; done; exit
  fi
done <&3 2>/dev/null & watch=$!
wait $server; code=$?; kill -KILL $watch 2>/dev/null; rm -f closing lifeline; exit $code`

/**
 * Starts PostgreSQL under its watchdog and waits until it takes connections. Call it locked. Throws
 * EmbeddedPostgresError.
 */
export async function launchServer(server: Server): Promise<void> {
  const { place } = server
  await stopOrphans(place.data)
  if (!isWindows) await throwIfRunsElsewhere(place)
  ensureServingRole(place)
  if (!place.onSocket) server.port = await freePort(server.port)
  if (isWindows) return launchOnWindows(server)
  const log = openServerLog(place.account, logOf(place))
  try {
    const watched = spawnWatched(server, log.descriptor)
    for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && !watched.hasEnded(); await sleep(CHECK_EVERY_MS))
      if (await isReady(server)) return
    releaseServer(server)
    if (watched.child.exitCode === null) throw failure(`PostgreSQL takes too long to start, see ${logOf(place)}`)
    throw explain(place.home, log.readTail())
  } finally {
    log.close()
  }
}

type Watched = { child: ChildProcess; hasEnded: () => boolean }

function spawnWatched(server: Server, output: number): Watched {
  const { place } = server
  const { account, binaries, data, home } = place
  for (const path of [lifelineOf(place), closingOf(place)]) rmSync(path, { force: true })
  if (spawnSync('mkfifo', ['-m', '600', lifelineOf(place)]).status !== 0) throw cannotWrite(home)
  giveTo(account, lifelineOf(place))
  // Both ends first: opening one end alone waits until somebody opens the other.
  const both = openSync(lifelineOf(place), constants.O_RDWR | constants.O_NOFOLLOW)
  const reader = openSync(lifelineOf(place), constants.O_RDONLY | constants.O_NOFOLLOW)
  const running = openRunning(place)
  server.lifeline = openLifeline(place)
  const command = [...account.prefix, binaries.postgres, '-D', data, ...argumentsOf(server)]
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', ...command], {
    ...account.spawn,
    cwd: home,
    env: environmentOf(place),
    // Ctrl+C in a terminal is for the product, which still needs its database while it finishes.
    detached: true,
    stdio: ['ignore', output, output, reader, running],
  })
  for (const descriptor of [both, reader, running]) closeSync(descriptor)
  let ended = false
  const end = () => {
    ended = true
  }
  child.once('error', end).once('exit', end).unref()
  return { child, hasEnded: () => ended }
}

const argumentsOf = ({ place, port }: Server): string[] =>
  Object.entries({
    ...settingsOf(place.binaries.major, place.testing),
    port,
    listen_addresses: place.onSocket ? '' : '127.0.0.1',
    unix_socket_directories: place.onSocket ? place.home : '',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Never tested. pg_ctl gives up an administrator's rights, which PostgreSQL refuses. */
async function launchOnWindows(server: Server): Promise<void> {
  const { binaries, data, home } = server.place
  const log = logOf(server.place)
  const options = argumentsOf(server)
    .map(argument => `"${argument}"`)
    .join(' ')
  const args = ['start', '-w', '-D', data, '-l', log, '-o', options]
  spawnSync(binaries.pgCtl, args, { env: environmentOf(server.place), stdio: 'ignore' })
  server.launched = await isReady(server)
  if (!server.launched) throw explain(home, readText(log))
}

import { once } from 'node:events'
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log/log.ts'

/** All limits together stay below 10 seconds (3-decisions §9): first running calls, then running jobs. */
const REQUESTS_MS = 6_000
/**
 * How long the listener stays open while health answers 503, so that a load balancer notices before a connection is
 * refused. Only for SIGTERM: who presses Ctrl+C has no balancer.
 */
const HEALTH_SAYS_ENDING_MS = 1_500
/**
 * A connection that has asked for nothing for so long after that is closed. Whoever asks in this time gets an answer
 * with `connection: close`.
 */
const IDLE_MS = 1_000
const JOBS_MS = 2_000
const TOTAL_MS = 9_500
/** A call that was running when the end began leaves its connection open and idle. */
const IDLE_CHECK_MS = 100
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

type Running = { fastify: FastifyInstance; log: Log; close(timeoutMs: number): Promise<void> }

/** Resolves at the first signal, or when the parent process has ended; later signals change nothing. */
export function stopRequested(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  for (const signal of SIGNALS) process.on(signal, resolve)
  if (process.channel) process.on('disconnect', () => resolve('disconnect'))
  return promise
}

/** Closes the listener alone: `http.Server` would close idle connections in the same moment. */
const stopListening = (server: Server): void => void Server.prototype.close.call(server)

/**
 * Closes the listener, then waits until nobody is connected any more, or only somebody who asks for nothing. Whoever
 * comes between two turns of the event loop was accepted by the first of them.
 */
async function endConnections(server: FastifyInstance['server']): Promise<void> {
  const closed = once(server, 'close')
  await nextTurn()
  stopListening(server)
  await Promise.race([closed, wait(IDLE_MS)])
  await nextTurn()
}

/**
 * Stops in this order: health answers 503, everything else is answered and closes its connection (`front.ts`); no new
 * connections; idle ones are closed; running calls finish (cut off after six seconds); running jobs finish; connections
 * to the database close. No request that reached the process is refused. The process exits with status 0 within ten
 * seconds, even when something hangs.
 */
export async function shutDown({ fastify, log, close }: Running, why: string): Promise<never> {
  log.info({ why }, 'ending')
  setTimeout(() => process.exit(0), TOTAL_MS).unref()
  const cut = setTimeout(() => fastify.server.closeAllConnections(), REQUESTS_MS)
  try {
    if (why === 'SIGTERM') await wait(HEALTH_SAYS_ENDING_MS)
    await endConnections(fastify.server)
    const idle = setInterval(() => fastify.server.closeIdleConnections(), IDLE_CHECK_MS)
    await fastify.close()
    clearTimeout(cut)
    clearInterval(idle)
    await close(JOBS_MS)
  } catch (err) {
    log.error({ err }, 'ended with an error')
  }
  log.info('ended')
  process.exit(0)
}

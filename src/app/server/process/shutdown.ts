import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log/log.ts'

/** All limits together stay below 10 seconds (3-decisions §9): first running calls, then running jobs. */
const REQUESTS_MS = 6_000
/**
 * How long the health call answers 503 before connections are closed, so that a load balancer notices; all other calls
 * are refused already.
 */
const HEALTH_SAYS_ENDING_MS = 500
const JOBS_MS = 2_000
const TOTAL_MS = 9_500
/** A connection whose last call was answered is idle; it would stay open for a next call, so it is closed. */
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

/**
 * Stops in this order: health answers 503 and new calls are refused; no new connections; idle ones are closed; running
 * calls finish (cut off after six seconds); running jobs finish; connections to the database close. The process exits
 * with status 0 within ten seconds, even when something hangs.
 */
export async function shutDown({ fastify, log, close }: Running, why: string): Promise<never> {
  log.info({ why }, 'ending')
  setTimeout(() => process.exit(0), TOTAL_MS).unref()
  const cut = setTimeout(() => fastify.server.closeAllConnections(), REQUESTS_MS)
  const idle = setInterval(() => fastify.server.closeIdleConnections(), IDLE_CHECK_MS)
  try {
    await wait(HEALTH_SAYS_ENDING_MS)
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

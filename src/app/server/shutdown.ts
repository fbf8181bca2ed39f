import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log/log.ts'

/** All of it within 10 seconds (3-decisions §9): running calls first, then running jobs. */
const REQUESTS_MS = 6_000
/** So long the health call still says 503, for whoever spreads the load; every other call is refused already. */
const HEALTH_SAYS_ENDING_MS = 500
const JOBS_MS = 2_000
const TOTAL_MS = 9_500
/** A connection whose last call has been answered is idle, and would be kept for the next one. */
const IDLE_CHECK_MS = 100
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

type Running = { fastify: FastifyInstance; log: Log; close(timeoutMs: number): Promise<void> }

/** Resolves at the first signal, or when the process that started us is gone; later signals change nothing. */
export function endRequested(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  for (const signal of SIGNALS) process.on(signal, resolve)
  if (process.channel) process.on('disconnect', () => resolve('disconnect'))
  return promise
}

/**
 * Ends in order: health answers 503 and nothing new is taken, no new connections, idle ones closed, running calls finished (cut after six seconds), running jobs
 * finished, connections closed. Whatever hangs, the process ends within ten seconds with status 0.
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

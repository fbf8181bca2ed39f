import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { endpoint } from '#shared/endpoint.ts'
import { askDatabase } from '#platform/db/ask.ts'
import { platformChecks } from '#platform/health/checks.ts'
import { inTime } from '#platform/clock/in-time.ts'
import { createReadiness } from '#platform/health/readiness.ts'
import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { addGauge } from '#platform/metrics/metrics.ts'
import { FEATURES } from '../features.ts'
import type { Release } from './release.ts'

const ENDING_RETRY_S = 1
const RETRY_S = 5

/** Answers 200 when the product can serve; 503 while it is stopping or has no database (3-decisions §9). */
export const health = endpoint({
  name: 'operations.health',
  summary: 'Can the product serve?',
  method: 'GET',
  path: '/health',
  keepsConnection: true,
  answer: z.object({ status: z.literal('ok') }),
})

const releaseFields = { version: z.string(), commit: z.string().nullable() }

/** Answers 200 while the process runs, whatever it needs; for whoever would start it anew. */
export const live = endpoint({
  name: 'operations.live',
  summary: 'Does the process run?',
  method: 'GET',
  path: '/health/live',
  answer: z.object({ status: z.literal('ok'), ...releaseFields }),
})

/**
 * Answers 200 when requests should be sent here, and 503 otherwise, both with each check. `degraded`: a check fails
 * that another process would fail too. For load balancers.
 */
export const ready = endpoint({
  name: 'operations.ready',
  summary: 'Should requests be sent to this process, and what is not in order?',
  method: 'GET',
  path: '/health/ready',
  keepsConnection: true,
  answer: z.object({
    status: z.enum(['ok', 'degraded']),
    ...releaseFields,
    checks: z.record(z.string(), z.enum(['ok', 'failing'])),
  }),
})

const unavailable = (retryAfterS: number, details: { cause?: unknown; data?: unknown } = {}): AppError =>
  new AppError(commonErrors.unavailable, { retryAfterS, ...details })

const checks = [...platformChecks, ...FEATURES.flatMap(({ readiness }) => readiness ?? [])]

export function registerHealth(router: Router, isEnding: () => boolean, release: Release): void {
  const { platform } = router
  const lookAtAll = createReadiness(platform.log, checks)
  const ending = () => {
    if (isEnding()) throw unavailable(ENDING_RETRY_S, { data: { status: 'ending', ...release } })
  }
  // Balancers send nothing more; what comes nevertheless is answered by every other call.
  bind(router, health, {
    actor: anyone,
    handle: async ({ db }) => {
      ending()
      await inTime(() => askDatabase(db)).catch((cause: unknown) => {
        throw unavailable(RETRY_S, { cause })
      })
      return { status: 'ok' as const }
    },
  })
  bind(router, live, { actor: anyone, handle: async () => ({ status: 'ok' as const, ...release }) })
  bind(router, ready, {
    actor: anyone,
    handle: async platformOfCall => {
      ending()
      const { isReady, checks: seen } = await lookAtAll(platformOfCall)
      const failing = Object.keys(seen).filter(name => seen[name] === 'failing')
      const told = { ...release, checks: seen }
      if (!isReady) throw unavailable(RETRY_S, { data: { status: 'unavailable', ...told }, cause: notReady(failing) })
      return { status: failing.length > 0 ? ('degraded' as const) : ('ok' as const), ...told }
    },
  })
  const help = 'Checks of /api/health/ready: 1 is in order, 0 fails; one of its `own` takes the process out of service.'
  addGauge(platform.metrics, { name: 'ready', help, labels: ['check', 'own'] }, async () => {
    const { checks: seen } = await lookAtAll(platform)
    return checks.map(({ name, isOwn }) => ({
      labels: { check: name, own: isOwn ? 'yes' : 'no' },
      value: seen[name] === 'ok' ? 1 : 0,
    }))
  })
}

/** For the log; a load balancer asks every few seconds, so it has no stack. */
function notReady(failing: readonly string[]): Error {
  const error = new Error(`not ready: ${failing.join(', ')}`)
  delete error.stack
  return error
}

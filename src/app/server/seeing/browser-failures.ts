import { z } from 'zod'
import { BROWSER_FAILURE_PATH, BROWSER_PARTS } from '#shared/browser-failure.ts'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { HOUR_S, MINUTE_MS } from '#shared/time.ts'
import { deviceName } from '#features/identity/device.rules.ts'
import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { createSample } from '#platform/log/sample.ts'
import { addCounter } from '#platform/metrics/metrics.ts'

/** A page sends each kind once, so nobody who is sincere comes near. */
export const BROWSER_FAILURES_IP = { name: 'browser-failures', points: 20, durationS: HOUR_S }
const LINES_A_MINUTE = 20
const BODY_BYTES = 1000

export const reportFailure = endpoint({
  name: 'operations.browserFailure',
  summary: 'Tell that a part of the browser failed: clipboard, sharing, canvas, a script',
  method: 'POST',
  path: BROWSER_FAILURE_PATH,
  body: z.object({
    part: z.enum(BROWSER_PARTS),
    /** The name of the exception, `NotAllowedError`; its message could quote what somebody typed. */
    error: z.string().regex(/^[A-Za-z]{1,40}$/),
    /** Path of the page, without its query. */
    page: z.string().regex(/^\/[\w/-]{0,199}$/),
    /** Of a script: file, line and column in our build. */
    at: z
      .string()
      .regex(/^\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/)
      .optional(),
  }),
  answer: nothing,
  bodyLimit: BODY_BYTES,
})

/**
 * What pages tell of their browser's failures goes to the log: one line of a kind each minute, few in all, with nothing
 * that says who it was.
 */
export function registerBrowserFailures(router: Router): void {
  const { clock, metrics } = router.platform
  const help = 'Failures that pages told us of.'
  const failures = addCounter(metrics, { name: 'browser_failures_total', help, labels: ['part'] })
  const sample = createSample({ now: () => clock.now(), periodMs: MINUTE_MS, lines: LINES_A_MINUTE })
  bind(router, reportFailure, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(BROWSER_FAILURES_IP, limits.networkOf(request.ip)),
    handle: async ({ log }, { body, request }) => {
      failures.inc({ part: body.part })
      const leftOut = sample(`${body.part} ${body.error} ${body.at}`)
      const browser = deviceName(request.headers['user-agent'] ?? '')
      if (leftOut !== null) log.warn({ ...body, browser, leftOut }, 'browser: a part of it failed')
      return null
    },
  })
}

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { endpoint } from '#shared/endpoint.ts'
import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'

const ENDING_RETRY_S = 1
const RETRY_S = 5

/**
 * A database that does not answer within this time counts as unreachable: a load balancer must not wait for TCP
 * time-outs.
 */
const ANSWER_MS = 2000

async function silence(): Promise<never> {
  await wait(ANSWER_MS, undefined, { ref: false })
  throw new Error('the database does not answer')
}

/** Answers 200 when the product can serve; 503 while it is stopping or has no database (3-decisions §9). */
export const health = endpoint({
  name: 'operations.health',
  summary: 'Can the product serve?',
  method: 'GET',
  path: '/health',
  keepsConnection: true,
  answer: z.object({ status: z.literal('ok') }),
})

export function registerHealth(router: Router, isEnding: () => boolean): void {
  bind(router, health, {
    actor: anyone,
    handle: async ({ db }) => {
      // Balancers send nothing more; what comes nevertheless is answered by every other call.
      if (isEnding()) throw new AppError(commonErrors.unavailable, { retryAfterS: ENDING_RETRY_S })
      await Promise.race([sql`SELECT 1`.execute(db), silence()]).catch((cause: unknown) => {
        throw new AppError(commonErrors.unavailable, { cause, retryAfterS: RETRY_S })
      })
      return { status: 'ok' as const }
    },
  })
}

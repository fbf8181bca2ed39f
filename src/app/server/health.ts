import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '../../shared/app-error.ts'
import { commonErrors } from '../../shared/common.errors.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { anyone, bind } from '../../platform/http/bind.ts'
import type { Router } from '../../platform/http/router.ts'

/** 200 when the product can serve; 503 while it ends or without its database (3-decisions §9). */
export const health = endpoint({
  name: 'operations.health',
  summary: 'Can the product serve?',
  method: 'GET',
  path: '/health',
  answer: z.object({ status: z.literal('ok') }),
})

export function registerHealth(router: Router, isEnding: () => boolean): void {
  bind(router, health, {
    who: anyone,
    handle: async () => {
      if (isEnding()) throw new AppError(commonErrors.unavailable, { retryAfterS: 5 })
      await sql`SELECT 1`.execute(router.platform.db).catch((cause: unknown) => {
        throw new AppError(commonErrors.unavailable, { cause, retryAfterS: 5 })
      })
      return { status: 'ok' as const }
    },
  })
}

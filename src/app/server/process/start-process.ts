import { backupJobs } from '#platform/backup/scheduled.ts'
import type { Config } from '#platform/config/config.ts'
import { idempotencyJobs } from '#platform/http/idempotency/idempotency.ts'
import { registerJobs } from '#platform/jobs/job-entry.ts'
import type { Router } from '#platform/http/router.ts'
import type { ServerOptions } from '#platform/http/server.ts'
import { mailJobs } from '#platform/mail/define-mail.ts'
import { operatorJobs } from './kept-command.ts'
import type { Platform } from '#platform/platform.ts'
import { trashJobs } from '#platform/storage/trash.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { openServer, openStatus, registerRoutes, type WebRole } from '../api.ts'
import { createPlatform, type Overrides } from '../deps.ts'
import { FEATURES } from '../features.ts'
import type { Frontend } from '../frontend.ts'
import { openWork } from '../work/open-work.ts'

/** What a process does; one may do both. An operator's command has no role: it calls services and queues jobs. */
export type Roles = {
  /** Answers pages and calls. */
  web?: WebRole
  /** Answers only whether it can work, for a process without the role `web`. */
  status?: ServerOptions
  /** Runs background jobs: by itself after `platform.jobs.start()`, or `on request` (tests). */
  worker?: 'by itself' | 'on request'
}

export type ProcessOptions<R extends Roles = Roles> = Omit<Overrides, 'background'> & { roles: R }

export type RunningProcess<R extends Roles = Roles> = {
  platform: Platform
  /** With its routes, not listening yet; undefined in a process without the roles `web` and `status`. */
  router: R extends { web: WebRole } | { status: ServerOptions } ? Router : undefined
  /**
   * Ends services, waits for running jobs, at most this long, then closes all connections. The server is closed before.
   */
  close(timeoutMs: number): Promise<void>
}

/** Jobs of the platform and of every feature. */
export const JOBS = [
  ...mailJobs,
  ...idempotencyJobs,
  ...operatorJobs,
  ...trashJobs,
  ...backupJobs,
  ...FEATURES.flatMap(feature => feature.jobs ?? []),
]

/**
 * Starts one process of the product, in the same way for the server, the operator's commands and the tests: adapters,
 * each feature's services, events and queues, and with the role `web` the routes. Throws with a sentence for the
 * operator, also when a job that this process would run has no service here.
 */
export async function startProcess<const R extends Roles>(
  config: Config,
  { roles, ...overrides }: ProcessOptions<R>,
): Promise<RunningProcess<R>> {
  const { web, status, worker }: Roles = roles
  const { platform, close } = await createPlatform(config, { ...overrides, background: worker === 'by itself' })
  const endings: (() => Promise<void> | void)[] = []
  const end = async (timeoutMs: number): Promise<void> => {
    for (const work of endings.toReversed()) await work()
    await close(timeoutMs)
  }
  try {
    if (worker !== 'on request') {
      await platform.databaseClock.measure()
      endings.push(platform.databaseClock.watch())
    }
    const server = web && (await openServer(platform, web))
    if (server) {
      const { work, close: endWork } = openWork(server.frontend, platform.log)
      platform.services.provide(costlyWork, work)
      endings.push(endWork)
    }
    await startFeatures(platform, server?.frontend, work => void endings.push(work))
    await registerJobs(platform, JOBS, worker !== undefined)
    if (server) await registerRoutes(server)
    const router = server?.router ?? (status && (await openStatus(platform, status)))
    return { platform, router: router as RunningProcess<R>['router'], close: end }
  } catch (error) {
    await end(0)
    throw error
  }
}

async function startFeatures(
  platform: Platform,
  frontend: Frontend | undefined,
  onClose: (work: () => Promise<void> | void) => void,
): Promise<void> {
  for (const feature of FEATURES) await feature.start?.({ platform, frontend, onClose })
  for (const feature of FEATURES) feature.events?.(platform)
}

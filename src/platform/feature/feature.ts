import type { AccountData } from '#platform/account-data/account-data.ts'
import type { Router } from '#platform/http/router.ts'
import type { JobEntry } from '#platform/jobs/job-entry.ts'
import type { ReadinessCheck } from '#platform/health/readiness.ts'
import type { AdminCommand } from '#platform/operator/command.ts'
import type { Platform } from '#platform/platform.ts'
import type { Process } from '#platform/process/process.ts'

/**
 * How a feature joins the product: `server/index.ts` exports one, `src/app/server/features.ts` lists it. The server,
 * the operator's commands and the tests read that list. `Frontend` is what its pages need of the browser's build.
 */
export type Feature<Frontend = unknown> = {
  /** The name of its folder. */
  readonly name: string
  /**
   * Makes its services, in every process and before anything else of it; earlier features have made theirs. What needs
   * pages is made only where the process has a frontend.
   */
  readonly start?: (process: Process<Frontend>) => Promise<void> | void
  /** Binds its calls and pages, in a process with the role `web`. */
  readonly routes?: (router: Router, frontend: Frontend) => void
  /** What must be in order for it (`/api/health/ready`). */
  readonly readiness?: readonly ReadinessCheck[]
  /** Its background jobs. Their queues exist in every process; a process with the role `worker` runs them. */
  readonly jobs?: readonly JobEntry[]
  /** Subscribes to events of earlier features. */
  readonly events?: (platform: Platform) => void
  /** What it stores of an account: how that is exported and deleted (3-decisions §8). */
  readonly accountData?: AccountData
  /** What it needs of the machine and whether that is there, in a line for `npm run admin -- doctor`. */
  readonly doctor?: () => Promise<string>
  /** Its commands of `npm run admin`, by name. */
  readonly adminCommands?: Readonly<Record<string, AdminCommand>>
}

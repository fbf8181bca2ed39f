import type { AccountData } from '#platform/account-data/account-data.ts'
import type { Router } from '#platform/http/router.ts'
import type { JobEntry } from '#platform/jobs/job-entry.ts'
import type { AdminCommand } from '#platform/operator/command.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * How a feature joins the product: `server/index.ts` exports one, `src/app/server/features.ts` lists it. The server,
 * the operator's commands and the tests read that list. `Frontend` is what its pages need of the browser's build.
 */
export type Feature<Frontend = unknown> = {
  /** The name of its folder. */
  readonly name: string
  /** Binds its calls and pages. */
  readonly routes?: (router: Router, frontend: Frontend) => void
  /** Its background jobs. Their queues exist as soon as the database is open. */
  readonly jobs?: readonly JobEntry[]
  /** Subscribes to events of earlier features. */
  readonly events?: (platform: Platform) => void
  /** What it stores of an account: how that is exported and deleted (3-decisions §8). */
  readonly accountData?: AccountData
  /** Its commands of `npm run admin`, by name. */
  readonly adminCommands?: Readonly<Record<string, AdminCommand>>
}

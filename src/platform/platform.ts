import type { RegisteredAccountData } from '#platform/account-data/account-data.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DatabaseClock } from '#platform/clock/database-clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { ConnectionShares } from '#platform/db/connection-shares.ts'
import type { Listener } from '#platform/db/listen.ts'
import type { Db } from '#platform/db/database.ts'
import type { ReadCopy } from '#platform/db/read-copy.ts'
import type { Tenants } from '#platform/db/tenants.ts'
import type { Events } from '#platform/events/events.ts'
import type { Images } from '#platform/images/images.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log/log.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Services } from '#platform/process/services.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** The first parameter of every service: the adapters that `app/server/deps.ts` (or a test) chose. */
export type Platform = {
  config: Config
  db: Db
  /** A copy of the database for reads that compare what they find with it; undefined where there is none. */
  readCopy: ReadCopy | undefined
  /** Whose connections to the database count for whom. */
  shares: ConnectionShares
  /** Whose rows the present work may change. */
  tenants: Tenants
  listener: Listener
  clock: Clock
  /** How far this machine's clock is from the database's. */
  databaseClock: DatabaseClock
  log: Log
  mail: Mail
  storage: Storage
  /** Undefined: nothing can be paid here, and billing answers 503 (3-decisions §4). */
  payments: Payments | undefined
  images: Images
  jobs: Jobs
  events: Events
  limits: Limits
  /** What `/metrics` prints; features add theirs when they start. */
  metrics: Metrics
  /** What the features made for this process. */
  services: Services
  /** What each feature stores of an account, in the order of the features. */
  accountData: readonly RegisteredAccountData[]
}

import { type Clock, systemClock } from '#platform/clock/clock.ts'
import { createDatabaseClock } from '#platform/clock/database-clock.ts'
import { CATALOG } from '#features/billing/catalog.ts'
import type { Config } from '#platform/config/config.ts'
import { loadOrCreatePaymentsSecret } from '#platform/config/session-secret.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { createReadCopy } from '#platform/db/read-copy.ts'
import { openListener } from '#platform/db/listen.ts'
import { watchDatabase } from '#platform/db/watch-database.ts'
import { checkSchema, migrateDatabase } from '#platform/db/migrate.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { createEvents } from '#platform/events/events.ts'
import { backupSource } from '#platform/backup/make-backup.ts'
import { pairInstallation } from '#platform/installation/pair-installation.ts'
import { createImages } from '#platform/images/images.ts'
import { addJobMetrics } from '#platform/jobs/job-metrics.ts'
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts'
import { createLimits, noLimits } from '#platform/limits/limits.ts'
import { hasDevRoutes } from '#platform/http/local-only.ts'
import { createLog } from '#platform/log/log.ts'
import { countMails } from '#platform/mail/counted-mail.ts'
import { createOutboxMail } from '#platform/mail/outbox-mail.ts'
import { createSmtpMail } from '#platform/mail/smtp-mail.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { addMachineMetrics } from '#platform/metrics/machine-metrics.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { createTestPayments } from '#platform/payments/test/test-payments.ts'
import type { Platform } from '#platform/platform.ts'
import { createServices } from '#platform/process/services.ts'
import { chooseStorage, connectOrStartDatabase, databaseNameOf, ownerUrlOf, servingUrlOf } from './data/open-data.ts'
import { FEATURES } from './features.ts'

export type OpenPlatform = {
  platform: Platform
  /**
   * Waits for running jobs, at most this long, then closes all connections; the last process stops the embedded server.
   */
  close(timeoutMs: number): Promise<void>
}

/** Replaces the adapters that the settings choose: a test's clock, mails, files. */
export type Overrides = Partial<
  Pick<Platform, 'clock' | 'log' | 'mail' | 'storage' | 'images' | 'limits' | 'payments' | 'tenants'>
> & {
  /** True where jobs run by themselves; everywhere else they are queued, or run on request. False by default. */
  background?: boolean
  /** What happens to the database's tables: servers migrate them, commands check them, tests trust their template. */
  schema?: 'migrate' | 'check' | 'trust'
  /** The machine's own time, which is compared with the database's, whatever `clock` says. */
  machineTime?: () => number
}

const NO_WALL =
  'database: this process owns the tables that it serves from and has no role to serve with, so PostgreSQL does not keep ' +
  'one account from the rows of another; docs/decisions/0237 says how to give it one'

/**
 * Connects to the database, migrates it and creates the adapters that services need, in the same way for the product,
 * the operator's commands and the tests. The only place that chooses adapters from the settings. For `startProcess`;
 * no feature has started yet. Throws with a sentence for the operator.
 */
export async function createPlatform(config: Config, overrides: Overrides = {}): Promise<OpenPlatform> {
  const { background = false, schema = 'migrate', machineTime = Date.now, mail, ...adapters } = overrides
  const log = adapters.log ?? createLog({ level: config.logLevel, pretty: !config.production })
  const clock = adapters.clock ?? systemClock
  const storage = adapters.storage ?? chooseStorage(config)
  const server = await connectOrStartDatabase(config, log)
  const ownerUrl = ownerUrlOf(config, server)
  const bring = { migrate: migrateDatabase, check: checkSchema, trust: undefined }[schema]
  // Who owns the tables migrates; who serves need not be their owner.
  await bring?.(ownerUrl, log, undefined, servingUrlOf(config, server))
  const tenants = adapters.tenants ?? createTenants()
  const { db, pool, shares, wall, close } = openDatabase(server.connectionString, log, {
    tenants,
    max: config.databasePool,
  })
  if (schema !== 'trust') {
    const { dataDir } = config
    await pairInstallation({ db, dataDir, storage, databaseName: databaseNameOf(config) }).catch(
      async (error: unknown) => {
        await close()
        await server.stop()
        throw error
      },
    )
  }
  const copy = config.databaseReadUrl
    ? openDatabase(config.databaseReadUrl, log, { max: config.databasePool })
    : undefined
  const listener = await openListener(server.connectionString, log)
  const watch = watchDatabase({ pool, listener, log })
  const metrics = createMetrics()
  const jobs = await openJobs({ db, listener, log, metrics, background })
  if (wall.tables.size === 0) log.warn(NO_WALL)
  const smtp = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom, requireTls: config.production })
    : undefined
  const platform: Platform = {
    config,
    db,
    readCopy: copy && createReadCopy({ db: copy.db, log }),
    shares,
    tenants,
    listener,
    clock,
    databaseClock: createDatabaseClock({ db, log, now: machineTime }),
    log,
    mail: countMails(mail ?? smtp ?? createOutboxMail(db, clock), metrics),
    storage,
    payments: 'payments' in adapters ? undefined : await choosePayments(config, db, clock),
    images: createImages(),
    jobs,
    events: createEvents(),
    limits: config.rateLimits ? createLimits(pool) : noLimits,
    metrics,
    services: createServices(),
    accountData: FEATURES.flatMap(({ name, accountData }) => (accountData ? [{ name, ...accountData }] : [])),
    ...adapters,
  }
  addMachineMetrics(platform, pool)
  addJobMetrics(platform)
  platform.services.provide(backupSource, { connectionString: ownerUrl, storage, dataDir: config.dataDir })
  return {
    platform,
    close: async timeoutMs => {
      await jobs.stop(timeoutMs)
      smtp?.close()
      watch.close()
      await listener.close()
      await copy?.close()
      await close()
      await server.stop()
    },
  }
}

/**
 * Stripe with a key; without one the test provider, where its pages exist, and otherwise none (3-decisions §4). The
 * package is loaded only where it is used: it takes a tenth of a second.
 */
async function choosePayments(config: Config, db: Db, clock: Clock): Promise<Payments | undefined> {
  if (config.stripe) {
    const { createStripePayments } = await import('#platform/payments/stripe/stripe-payments.ts')
    return createStripePayments({ ...config.stripe, clock, catalog: CATALOG })
  }
  if (!hasDevRoutes(config)) return undefined
  const { publicUrl, dataDir } = config
  return createTestPayments({ db, clock, publicUrl, secret: loadOrCreatePaymentsSecret(dataDir), catalog: CATALOG })
}

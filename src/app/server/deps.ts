import { type Clock, systemClock } from '#platform/clock/clock.ts'
import { CATALOG } from '#features/billing/catalog.ts'
import type { Config } from '#platform/config/config.ts'
import { loadOrCreatePaymentsSecret } from '#platform/config/session-secret.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { openListener } from '#platform/db/listen.ts'
import { watchDatabase } from '#platform/db/watch-database.ts'
import { checkSchema, migrateDatabase } from '#platform/db/migrate.ts'
import { createEvents } from '#platform/events/events.ts'
import { createImages } from '#platform/images/images.ts'
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts'
import { createLimits, noLimits } from '#platform/limits/limits.ts'
import { hasDevRoutes } from '#platform/http/local-only.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { createOutboxMail } from '#platform/mail/outbox-mail.ts'
import { createSmtpMail } from '#platform/mail/smtp-mail.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { createTestPayments } from '#platform/payments/test/test-payments.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import type { Platform } from '#platform/platform.ts'
import { createServices } from '#platform/process/services.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
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
  Pick<Platform, 'clock' | 'log' | 'mail' | 'storage' | 'images' | 'limits' | 'payments'>
> & {
  /** True where jobs run by themselves; everywhere else they are queued, or run on request. False by default. */
  background?: boolean
  /** What happens to the database's tables: servers migrate them, commands check them, tests trust their template. */
  schema?: 'migrate' | 'check' | 'trust'
}

/** Without DATABASE_URL: the private PostgreSQL of DATA_DIR, started or joined. */
async function connectOrStartDatabase(
  config: Config,
  log: Log,
): Promise<{ connectionString: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log })
}

/**
 * Connects to the database, migrates it and creates the adapters that services need, in the same way for the product,
 * the operator's commands and the tests. The only place that chooses adapters from the settings. For `startProcess`;
 * no feature has started yet. Throws with a sentence for the operator.
 */
export async function createPlatform(config: Config, overrides: Overrides = {}): Promise<OpenPlatform> {
  const { background = false, schema = 'migrate', ...adapters } = overrides
  if (config.s3) throw new OperatorError('This release keeps images on disk only: unset the S3_ settings.')
  const log = adapters.log ?? createLog({ level: config.logLevel, pretty: !config.production })
  const clock = adapters.clock ?? systemClock
  const server = await connectOrStartDatabase(config, log)
  if (schema === 'migrate') await migrateDatabase(server.connectionString, log)
  if (schema === 'check') await checkSchema(server.connectionString, log)
  const { db, pool, shares, close } = openDatabase(server.connectionString, log, config.databasePool)
  const listener = await openListener(server.connectionString, log)
  const watch = watchDatabase({ pool, listener, log })
  const jobs = await openJobs({ db, listener, log, background })
  const smtp = config.smtpUrl
    ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom, requireTls: config.production })
    : undefined
  const platform: Platform = {
    config,
    db,
    shares,
    listener,
    clock,
    log,
    mail: smtp ?? createOutboxMail(db, clock),
    storage: createDiskStorage(config.dataDir),
    payments: 'payments' in adapters ? undefined : await choosePayments(config, db, clock),
    images: createImages(),
    jobs,
    events: createEvents(),
    limits: config.rateLimits ? createLimits(pool) : noLimits,
    services: createServices(),
    accountData: FEATURES.flatMap(({ name, accountData }) => (accountData ? [{ name, ...accountData }] : [])),
    ...adapters,
  }
  return {
    platform,
    close: async timeoutMs => {
      await jobs.stop(timeoutMs)
      smtp?.close()
      watch.close()
      await listener.close()
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
  return createTestPayments({ db, clock, publicUrl, secret: loadOrCreatePaymentsSecret(dataDir) })
}

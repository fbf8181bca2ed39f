import { join } from 'node:path'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { openListener } from '#platform/db/listen.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { createEvents } from '#platform/events/events.ts'
import { createImages } from '#platform/images/images.ts'
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts'
import { createLimits, noLimits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log/log.ts'
import { createOutboxMail } from '#platform/mail/outbox-mail.ts'
import { createSmtpMail } from '#platform/mail/smtp-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { OperatorError } from './operator.ts'

export type OpenPlatform = {
  platform: Platform
  /** Waits for running jobs, at most so long, then closes all connections; the last process ends the embedded server. */
  close(timeoutMs: number): Promise<void>
}
export type OpenOptions = {
  config: Config
  log: Log /** False for commands: they queue jobs, servers run them. */
  background: boolean
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
 * The only place that chooses adapters, by the settings: reaches the database, migrates it and opens everything that a
 * service needs. Throws with a sentence for the operator.
 */
export async function openPlatform({ config, log, background }: OpenOptions): Promise<OpenPlatform> {
  if (config.s3) throw new OperatorError('This release keeps images on disk only: unset the S3_ settings.')
  const server = await connectOrStartDatabase(config, log)
  await migrateDatabase(server.connectionString, log)
  const { db, pool, close } = openDatabase(server.connectionString, log)
  const listener = await openListener(server.connectionString, log)
  const jobs = await openJobs({ db, listener, log, background })
  const platform: Platform = {
    config,
    db,
    listener,
    clock: systemClock,
    log,
    mail: config.smtpUrl ? createSmtpMail(config.smtpUrl, config.mailFrom) : createOutboxMail(db, systemClock),
    storage: createDiskStorage(join(config.dataDir, 'uploads')),
    images: createImages(),
    jobs,
    events: createEvents(),
    limits: config.rateLimits ? createLimits(pool) : noLimits,
  }
  return {
    platform,
    close: async timeoutMs => {
      await jobs.stop(timeoutMs)
      await listener.close()
      await close()
      await server.stop()
    },
  }
}

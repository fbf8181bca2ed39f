import { existsSync } from 'node:fs'
import type { Config } from '#platform/config/config.ts'
import { hasCluster } from '#platform/db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createS3Storage } from '#platform/storage/s3/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** Where database and files are, by the settings: for the product, and for commands that must not start it. */

/** Where a command runs. */
export type Terminal = {
  env: Record<string, string | undefined>
  out: (text: string) => void
  err: (text: string) => void
}

/** Beside what a command prints, which may be an archive; in plain lines, because the readable ones take 13 MB. */
export const logOf = ({ err }: Pick<Terminal, 'err'>): Log =>
  createLog({ level: 'warn', pretty: false }, { write: err })

export type OpenServer = { connectionString: string; stop(): Promise<void> }

/** The private PostgreSQL of DATA_DIR, started or joined, where DATABASE_URL names no other. */
export async function connectOrStartDatabase(config: Config, log: Log): Promise<OpenServer> {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log })
}

/** Who owns the tables: whom row-level security does not bind, so that a copy holds every row (decision 0237). */
export const ownerUrlOf = ({ migrationsDatabaseUrl }: Config, { connectionString }: OpenServer): string =>
  migrationsDatabaseUrl ?? connectionString

/** Who serves, where that is another user. */
export const servingUrlOf = ({ migrationsDatabaseUrl }: Config, { connectionString }: OpenServer): string | undefined =>
  migrationsDatabaseUrl && connectionString

/** A mistyped folder would otherwise become a new, empty product, in which a command then does its work. */
export function throwIfMissing({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  const elsewhere = 'nothing was made: start the product first, or set DATA_DIR and DATABASE_URL as the server has them'
  if (!existsSync(dataDir)) throw new OperatorError(`The folder ${dataDir} does not exist; ${elsewhere}`)
  if (databaseUrl === undefined && !hasCluster(dataDir))
    throw new OperatorError(`There is no database in ${dataDir}; ${elsewhere}`)
}

/** What messages call the database: never its password. */
export function databaseNameOf({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === undefined) return `the embedded PostgreSQL in ${dataDir}`
  const { hostname, port, pathname, username, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return `${host || 'localhost'}${port && `:${port}`}${pathname}${username && ` as ${decodeURIComponent(username)}`}`
}

/** The bucket where the settings name one, else DATA_DIR. */
export const chooseStorage = ({ s3, dataDir }: Config): Storage =>
  s3 ? createS3Storage(s3) : createDiskStorage(dataDir)

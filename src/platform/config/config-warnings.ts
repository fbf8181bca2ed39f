import { isLoopback } from '#platform/config/loopback.ts'
import type { Config } from './config.ts'

/** Values of `sslmode` with which the driver speaks TLS. */
const WITH_TLS = /^(prefer|require|verify-ca|verify-full|no-verify)$/

/** True when what is said to the database leaves this machine unencrypted, passwords and sessions included. */
function isReadableOnTheWay(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  // A socket is a path.
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || isLoopback(host)) return false
  return !WITH_TLS.test(searchParams.get('sslmode') ?? '') && searchParams.get('ssl') !== 'true'
}

/** Settings that do nothing yet, and in production those that work but that an operator should not use there. */
export const warningsFor = (config: Config): string[] => [
  ...Object.entries({ DATABASE_URL: config.databaseUrl, MIGRATIONS_DATABASE_URL: config.migrationsDatabaseUrl })
    .filter(([, databaseUrl]) => isReadableOnTheWay(databaseUrl))
    .map(([name]) => `${name} leads to another machine without TLS: add ?sslmode=verify-full`),
  ...(config.production ? productionWarnings(config) : []),
]

function productionWarnings(config: Config): string[] {
  const { name, address, taxId } = config.operator
  return [
    !config.databaseUrl && 'the embedded PostgreSQL in DATA_DIR is used',
    !config.s3 && 'images are kept on disk in DATA_DIR',
    !config.backups && 'BACKUP_DIR is not set: nothing is backed up by itself',
    !config.stripe && 'STRIPE_SECRET_KEY is not set: nobody can pay',
    !(name && address && taxId) &&
      'OPERATOR_NAME, OPERATOR_ADDRESS or OPERATOR_TAX_ID is not set: the legal pages are incomplete',
    !config.contactEmail && 'CONTACT_EMAIL is not set: contact and support messages are stored but mailed to nobody',
  ].filter(warning => warning !== false)
}

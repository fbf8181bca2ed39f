import { isReadableOnTheWay } from './database-url.ts'

/** The settings that are judged. */
type Judged = {
  production: boolean
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  migrationsDatabaseUrl: string | undefined
  operator: { name: string | undefined; address: string | undefined; taxId: string | undefined }
  s3: object | undefined
  backups: object | undefined
  stripe: object | undefined
  contactEmail: string | undefined
}

/** Settings that do nothing yet, and in production those that work but that an operator should not use there. */
export const warningsFor = (config: Judged): string[] => [
  ...Object.entries({
    DATABASE_URL: config.databaseUrl,
    DATABASE_READ_URL: config.databaseReadUrl,
    MIGRATIONS_DATABASE_URL: config.migrationsDatabaseUrl,
  })
    .filter(([, databaseUrl]) => isReadableOnTheWay(databaseUrl))
    .map(([name]) => `${name} leads to another machine without TLS: add ?sslmode=verify-full`),
  ...(config.production ? productionWarnings(config) : []),
]

function productionWarnings(config: Judged): string[] {
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

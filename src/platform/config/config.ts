import { resolve } from 'node:path'
import type { z } from 'zod'
import { isLoopback } from '#platform/config/loopback.ts'
import { DEFAULTS, defaultHost } from './defaults.ts'
import { type Env, readSecretFiles } from './secret-files.ts'
import { S3_REQUIRED, type S3Settings, toS3 } from './s3-settings.ts'
import { loadOrCreateSessionSecret, loadSessionSecret } from './session-secret.ts'
import { proxyProblems, toTrustProxy, type TrustProxy } from './trusted-proxies.ts'
import { EMBEDDED, type Settings, settings } from './settings.ts'
import { warningsFor } from './warnings.ts'

/** The settings of 3-decisions §9, validated and complete. */
export type Config = {
  production: boolean
  port: number
  host: string
  /** Origin of the product, without a slash at its end. Links, QR codes and the CSRF check use only this. */
  publicUrl: string
  /** Absolute path. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined
  /** A copy that may be behind; undefined: there is none. */
  databaseReadUrl: string | undefined
  /** Undefined: who serves also migrates. */
  migrationsDatabaseUrl: string | undefined
  /** Connections to it of one process. */
  databasePool: number
  /** Undefined: mails go to the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  contactEmail: string | undefined
  operator: { name: string | undefined; address: string | undefined; taxId: string | undefined }
  /** Undefined: images are stored on disk. */
  s3: S3Settings | undefined
  /** Undefined: the test provider outside production, no payments in production. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  sessionSecret: string
  /** The secret before a change, while what was made under it shall still hold (decision 0234). */
  previousSessionSecret: string | undefined
  /**
   * Fastify's option: trust no proxy, a list of IPs, or a function that says whether the proxy at this number of hops
   * is ours.
   */
  trustProxy: TrustProxy
  /** Processes that share the port. */
  workers: number
  /** What a process does: pages and calls, background jobs, or both. */
  processMode: NonNullable<Settings['PROCESS_MODE']>
  /** Undefined: there is no `/metrics`. */
  metricsToken: string | undefined
  /** What was built, where the product does not run from a clone that tells it. */
  releaseCommit: string | undefined
  logLevel: NonNullable<Settings['LOG_LEVEL']>
  /** Undefined: 50, but not for clients on this machine. */
  connectionsPerNetwork: number | undefined
  rateLimits: boolean
  lapsedMenuDays: number
  /** Where the daily backup goes, and how many are kept; undefined: there is none (decision 0246). */
  backups: { dir: string; keep: number } | undefined
  /** Menu pages are also written to the storage, for nginx or a CDN (decision 0145). */
  publishMenus: boolean
}

/** Has one line for each wrong setting, all of them at once. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(['These settings are wrong:', ...problems.map(problem => `  ${problem}`)].join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

export const REQUIRED_IN_PRODUCTION = ['SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const
const STRIPE_REQUIRED = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
/** Names and IPs that can only be reached inside a private network. */
const PRIVATE_HOST =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|[^.[\]]+$|\[f[cd]|\[fe80)|\.(localhost|local|internal|test)$/

/** True when an origin leads here. */
export const isLocalUrl = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname)

const dataDirOf = (setting: string | undefined): string => resolve(setting ?? DEFAULTS.DATA_DIR)

/** Which database the settings name, before anything else of them is read. Throws ConfigError. */
export function databaseOf(given: Env): Pick<Config, 'databaseUrl' | 'dataDir'> {
  const { env, problems } = readSecretFiles(given)
  if (problems.length > 0) throw new ConfigError(problems)
  const parsed = settings.pick({ DATABASE_URL: true, DATA_DIR: true }).safeParse(env)
  if (!parsed.success) throw new ConfigError(problemsOf(parsed.error))
  const { DATABASE_URL: url } = parsed.data
  return { databaseUrl: url === EMBEDDED ? undefined : url, dataDir: dataDirOf(parsed.data.DATA_DIR) }
}

const problemsOf = ({ issues }: z.ZodError): string[] =>
  issues.map(issue => `${String(issue.path[0])} ${issue.message}`)

/**
 * Reads and validates the environment. Throws ConfigError with every problem. Makes `DATA_DIR/session-secret` when
 * SESSION_SECRET is not set outside production, or only reads it with `makesNothing`. Also answers warnings for the
 * operator's log.
 */
export function loadConfig(given: Env, { makesNothing = false } = {}): { config: Config; warnings: string[] } {
  const { env, problems } = readSecretFiles(given)
  const parsed = settings.safeParse(env)
  const production = env['NODE_ENV'] === 'production'
  problems.push(
    ...(parsed.success ? [] : problemsOf(parsed.error)),
    ...(production ? productionProblems(env) : developmentProblems(env)),
    ...proxyProblems(env['TRUST_PROXY']?.trim() ?? '', env['HOST']?.trim() || defaultHost(production)),
    ...secretProblems(env),
    ...needed(env, 'DATABASE_URL', 'MIGRATIONS_DATABASE_URL'),
    ...needed(env, 'DATABASE_URL', 'DATABASE_READ_URL'),
    ...needed(env, 'BACKUP_DIR', 'BACKUP_KEEP'),
    ...needed(env, 'S3_ENDPOINT', 'S3_PUBLIC_URL'),
    ...needed(env, 'S3_ENDPOINT', 'S3_REGION'),
    ...halfSet(env, S3_REQUIRED),
    ...halfSet(env, STRIPE_REQUIRED),
  )
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems)
  const config = toConfig(parsed.data, production, makesNothing ? loadSessionSecret : loadOrCreateSessionSecret)
  return { config, warnings: warningsFor(config) }
}

const isSet = (env: Env, name: string): boolean => Boolean(env[name]?.trim())
const needed = (env: Env, name: string, by: string): string[] =>
  isSet(env, by) && !isSet(env, name) ? [`${name} is required with ${by}`] : []

function productionProblems(env: Env): string[] {
  const problems = REQUIRED_IN_PRODUCTION.filter(name => !isSet(env, name)).map(
    name => `${name} is required in production`,
  )
  // A page that came by https shows no picture that comes by http.
  for (const name of ['PUBLIC_URL', 'S3_PUBLIC_URL']) {
    const url = env[name] ?? ''
    if (URL.canParse(url) && new URL(url).protocol === 'http:' && !isLocalUrl(url))
      problems.push(`${name} must begin with https:// in production`)
  }
  // A forgotten DATABASE_URL would start an empty product on a database of its own.
  if (!isSet(env, 'DATABASE_URL'))
    problems.push(
      `DATABASE_URL is required in production: a postgresql:// URL, or \`${EMBEDDED}\` for the PostgreSQL in DATA_DIR`,
    )
  if (env['RATE_LIMITS']?.trim() === 'off') problems.push('RATE_LIMITS cannot be off in production')
  return problems
}

/**
 * Without this check, a forgotten NODE_ENV would open the developers' pages, with reset codes and invitations, to
 * everybody (3-decisions §9).
 */
function developmentProblems(env: Env): string[] {
  const url = env['PUBLIC_URL'] ?? ''
  if (!URL.canParse(url)) return []
  const { protocol, hostname } = new URL(url)
  const isPublic = protocol === 'https:' || !(isLocalUrl(url) || PRIVATE_HOST.test(hostname))
  return isPublic ? ['PUBLIC_URL is public: set NODE_ENV=production, or use a local URL'] : []
}

/** An accepted secret that is the present one, or without a present one, shows a change that was not made. */
function secretProblems(env: Env): string[] {
  const previous = env['SESSION_SECRET_PREVIOUS']?.trim()
  if (!previous) return []
  if (!isSet(env, 'SESSION_SECRET')) return ['SESSION_SECRET is required with SESSION_SECRET_PREVIOUS']
  return env['SESSION_SECRET']?.trim() === previous
    ? ['SESSION_SECRET_PREVIOUS must be another secret than SESSION_SECRET']
    : []
}

function halfSet(env: Env, names: readonly string[]): string[] {
  const missing = names.filter(name => !isSet(env, name))
  return missing.length === names.length
    ? []
    : missing.map(name => `${name} is required with ${names.find(each => isSet(env, each))}`)
}

function toConfig(env: Settings, production: boolean, loadSecret: (dataDir: string) => string): Config {
  const port = env.PORT ?? DEFAULTS.PORT
  const dataDir = dataDirOf(env.DATA_DIR)
  return {
    production,
    port,
    host: env.HOST ?? defaultHost(production),
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${port}`,
    dataDir,
    databaseUrl: env.DATABASE_URL === EMBEDDED ? undefined : env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    migrationsDatabaseUrl: env.MIGRATIONS_DATABASE_URL,
    databasePool: env.DATABASE_POOL ?? DEFAULTS.DATABASE_POOL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? DEFAULTS.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    operator: { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS, taxId: env.OPERATOR_TAX_ID },
    s3: toS3(env),
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
        : undefined,
    sessionSecret: env.SESSION_SECRET ?? loadSecret(dataDir),
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS,
    trustProxy: toTrustProxy(env.TRUST_PROXY),
    workers: env.WORKERS ?? DEFAULTS.WORKERS,
    processMode: env.PROCESS_MODE ?? DEFAULTS.PROCESS_MODE,
    metricsToken: env.METRICS_TOKEN,
    releaseCommit: env.RELEASE_COMMIT,
    logLevel: env.LOG_LEVEL ?? DEFAULTS.LOG_LEVEL,
    connectionsPerNetwork: env.CONNECTIONS_PER_NETWORK,
    rateLimits: env.RATE_LIMITS !== 'off',
    lapsedMenuDays: env.LAPSED_MENU_DAYS ?? DEFAULTS.LAPSED_MENU_DAYS,
    backups: env.BACKUP_DIR
      ? { dir: resolve(env.BACKUP_DIR), keep: env.BACKUP_KEEP ?? DEFAULTS.BACKUP_KEEP }
      : undefined,
    publishMenus: env.PUBLISH_MENUS === 'on',
  }
}

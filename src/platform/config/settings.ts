import { z } from 'zod'
import { isLongEnoughSecret } from './session-secret.ts'
import { isTrustProxy } from './trusted-proxies.ts'

/**
 * Environment variables as the operator writes them; empty means absent. Each message says what a right value looks
 * like.
 */
const absentWhenEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema)

const given = () => absentWhenEmpty(z.string().trim().optional())
const matching = (pattern: RegExp, error: string) =>
  absentWhenEmpty(z.string().trim().regex(pattern, { error }).optional())

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return absentWhenEmpty(
    z
      .string()
      .trim()
      .regex(/^\d+$/, { error })
      .transform(Number)
      .refine(value => value >= min && value <= max, { error })
      .optional(),
  )
}
const oneOf = <const T extends string[]>(values: T) =>
  absentWhenEmpty(z.enum(values, { error: `must be one of: ${values.join(', ')}` }).optional())

const isUrl = (value: string, protocols: string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

const url = (protocols: string[], example: string) =>
  absentWhenEmpty(
    z
      .string()
      .trim()
      .refine(value => isUrl(value, protocols), { error: `must be a URL like ${example}` })
      .optional(),
  )

/** The DATABASE_URL of the PostgreSQL in DATA_DIR. */
export const EMBEDDED = 'embedded'

const PUBLIC_URL_ERROR = 'must be only scheme and host, like https://carta.example.com'
const publicUrl = url(['http:', 'https:'], 'https://carta.example.com').refine(
  value => value === undefined || !URL.canParse(value) || /^https?:\/\/[^/?#@]+\/?$/.test(value),
  { error: PUBLIC_URL_ERROR },
)

/** One bucket: at the end of the path, or the first part of the name of the host. */
const isBucketUrl = (value: string): boolean => {
  const { hostname, pathname, search, username } = new URL(value)
  const names = pathname.split('/').filter(Boolean).length
  const isHost = names === 0 && /^[a-z\d.-]*[a-z][a-z\d.-]*$/.test(hostname) && hostname.split('.').length > 2
  return !search && !username && (names === 1 || isHost)
}
const BUCKET_ERROR = 'must end with the name of the bucket, like https://s3.eu-south-2.amazonaws.com/carta'
const bucketUrl = url(['http:', 'https:'], 'https://s3.eu-south-2.amazonaws.com/carta').refine(
  value => value === undefined || !URL.canParse(value) || isBucketUrl(value),
  { error: BUCKET_ERROR },
)

const MAILBOX = /^([^<>,;\r\n]*<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/
const SECRET_ERROR = 'must be at least 32 characters; `openssl rand -base64 48` makes one'
const MAIL_ERROR = 'must be an email, like Sobremesa <hola@example.com>'

/** Every setting of 3-decisions §9 by itself; rules between settings are in `config.ts`. */
export const settings = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']),
  PORT: wholeNumber(1, 65_535),
  HOST: given(),
  PUBLIC_URL: publicUrl,
  DATA_DIR: given(),
  /** Connections to the database that this process may hold, beside the one that listens. */
  DATABASE_POOL: wholeNumber(5, 200),
  DATABASE_URL: absentWhenEmpty(
    z
      .string()
      .trim()
      .refine(value => value === EMBEDDED || isUrl(value, ['postgres:', 'postgresql:']), {
        error: `must be a URL like postgresql://user:password@host:5432/database, or \`${EMBEDDED}\``,
      })
      .optional(),
  ),
  /** Of a streaming replica, which may be behind (decision 0268). */
  DATABASE_READ_URL: url(['postgres:', 'postgresql:'], 'postgresql://user:password@replica:5432/database'),
  /** Of the tables' owner, where DATABASE_URL is of a user who only serves (decision 0236). */
  MIGRATIONS_DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgresql://owner:password@host:5432/database'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  MAIL_FROM: matching(MAILBOX, MAIL_ERROR),
  CONTACT_EMAIL: matching(MAILBOX, MAIL_ERROR),
  OPERATOR_NAME: given(),
  OPERATOR_ADDRESS: given(),
  OPERATOR_TAX_ID: given(),
  S3_ENDPOINT: bucketUrl,
  S3_REGION: given(),
  S3_ACCESS_KEY_ID: given(),
  S3_SECRET_ACCESS_KEY: given(),
  /** Absent: the product sends pictures itself, from the bucket. */
  S3_PUBLIC_URL: url(['http:', 'https:'], 'https://images.example.com'),
  STRIPE_SECRET_KEY: matching(/^(sk|rk)_(test|live)_\S+$/, 'must be a Stripe secret key, like sk_live_…'),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\S+$/, 'must be a Stripe webhook secret, like whsec_…'),
  // An empty one is refused, not absent: a variable that was meant to hold the secret.
  SESSION_SECRET: z.string().refine(isLongEnoughSecret, { error: SECRET_ERROR }).optional(),
  /** Accepted beside SESSION_SECRET after a change of it (decision 0234). */
  SESSION_SECRET_PREVIOUS: absentWhenEmpty(z.string().refine(isLongEnoughSecret, { error: SECRET_ERROR }).optional()),
  TRUST_PROXY: absentWhenEmpty(
    z
      .string()
      .trim()
      .refine(isTrustProxy, { error: 'must be a number of proxies or IPs, like 1 or 10.0.0.0/8,127.0.0.1' })
      .optional(),
  ),
  WORKERS: wholeNumber(1, 64),
  RELEASE_COMMIT: matching(/^[0-9a-f]{7,64}$/, 'must be the id of a commit, like 1a2b3c4'),
  PROCESS_MODE: oneOf(['all', 'web', 'worker']),
  METRICS_TOKEN: absentWhenEmpty(z.string().min(16, { error: 'must be at least 16 characters' }).optional()),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  CONNECTIONS_PER_NETWORK: wholeNumber(1, 100_000),
  RATE_LIMITS: oneOf(['on', 'off']),
  LAPSED_MENU_DAYS: wholeNumber(0, 3650),
  PUBLISH_MENUS: oneOf(['on', 'off']),
  BACKUP_DIR: given(),
  BACKUP_KEEP: wholeNumber(1, 1000),
})
export type Settings = z.infer<typeof settings>

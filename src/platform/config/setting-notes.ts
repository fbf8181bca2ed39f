import { DEFAULTS, defaultHost } from './defaults.ts'
import { EMBEDDED, type Settings } from './settings.ts'

/** What the table of settings (`docs/settings.md`) says of one: what it is, and what holds without it. */
export type SettingNote = { is: string; without: string }
type Notes = Partial<Record<keyof Settings, SettingNote>>
export type SettingGroup = { title: string; notes: Notes }

const note = (is: string, without: string): SettingNote => ({ is, without })
const code = (value: string | number): string => `\`${value}\``

const SERVING: Notes = {
  NODE_ENV: note('`production` where strangers come', 'the product of a developer, on this machine only'),
  PUBLIC_URL: note(
    'scheme and host that people type: links, mails, QR codes and the check against foreign sites use only this',
    '`http://localhost:PORT`',
  ),
  PORT: note('where it listens', code(DEFAULTS.PORT)),
  HOST: note(
    'on which address; `127.0.0.1` behind a proxy on the same machine',
    `${code(defaultHost(true))} in production, else ${code(defaultHost(false))}`,
  ),
  TRUST_PROXY: note(
    'whose `X-Forwarded-For` is believed: a number of proxies, or their addresses and networks',
    'nobody’s: limits count the proxy as one visitor',
  ),
  DATA_DIR: note(
    'pictures, the embedded database, secrets that the product makes itself',
    code(`./${DEFAULTS.DATA_DIR}`),
  ),
  PROCESS_MODE: note('what this process does (docs/operations/processes.md)', code(DEFAULTS.PROCESS_MODE)),
  WORKERS: note('processes behind one port', code(DEFAULTS.WORKERS)),
  PUBLISH_MENUS: note('`on`: visited menus are also written as files for nginx (docs/nginx)', '`off`'),
  LAPSED_MENU_DAYS: note(
    'for how many days a menu stays on line after its plan has ended',
    code(DEFAULTS.LAPSED_MENU_DAYS),
  ),
}

const DATABASE: Notes = {
  DATABASE_URL: note(
    `a PostgreSQL 15 to 18, or ${code(EMBEDDED)} for the one in \`DATA_DIR\``,
    'the embedded one; in production the start is refused',
  ),
  DATABASE_READ_URL: note('a streaming replica, from which menus are read (`growth.md`)', '`DATABASE_URL` is read'),
  MIGRATIONS_DATABASE_URL: note(
    'of the owner of the tables, where `DATABASE_URL` is of a user who only serves (decision 0236)',
    'who serves also migrates',
  ),
  DATABASE_POOL: note('connections of one process, beside the one that listens', code(DEFAULTS.DATABASE_POOL)),
}

const PEOPLE: Notes = {
  SESSION_SECRET: note(
    'signs sessions, links and second factors: the same in all processes, kept for ever',
    'one is made in `DATA_DIR`; in production the start is refused',
  ),
  SESSION_SECRET_PREVIOUS: note('the one before a change, for as long as decision 0234 says', 'there was no change'),
  CONNECTIONS_PER_NETWORK: note('open connections of one address', '50; this machine itself is not counted'),
  RATE_LIMITS: note('`off` lifts limits by time, never in production', '`on`'),
}

const MAIL: Notes = {
  SMTP_URL: note('the mail server', 'mails stay in `/dev/outbox`'),
  MAIL_FROM: note('the sender of mails', code(DEFAULTS.MAIL_FROM)),
  CONTACT_EMAIL: note('who gets what people write to you', '`npm run admin -- contact-messages` and `tickets` list it'),
}

const OPERATOR: Notes = {
  OPERATOR_NAME: note('your company, on the legal pages', 'the pages are incomplete, and the log says so'),
  OPERATOR_ADDRESS: note('its address', 'as above'),
  OPERATOR_TAX_ID: note('its tax id', 'as above'),
}

const S3: Notes = {
  S3_ENDPOINT: note('the bucket in which pictures are stored, with its name', 'pictures are in `DATA_DIR`'),
  S3_REGION: note('its region', code(DEFAULTS.S3_REGION)),
  S3_ACCESS_KEY_ID: note('a key that may read, write, list and delete in it', 'required with `S3_ENDPOINT`'),
  S3_SECRET_ACCESS_KEY: note('the secret of that key', 'required with `S3_ENDPOINT`'),
  S3_PUBLIC_URL: note('where browsers read the pictures', 'the product reads and sends them'),
}

const PAYMENTS: Notes = {
  STRIPE_SECRET_KEY: note('the key of Stripe', 'nobody can pay; outside production a test provider'),
  STRIPE_WEBHOOK_SECRET: note('what Stripe signs its events with', 'required with `STRIPE_SECRET_KEY`'),
}

const SEEING: Notes = {
  LOG_LEVEL: note('from which level on the log is written', code(DEFAULTS.LOG_LEVEL)),
  METRICS_TOKEN: note('opens `/metrics` for Prometheus', 'there is no such page'),
  RELEASE_COMMIT: note('the commit that health and metrics name', 'that of the clone or of the release folder'),
  BACKUP_DIR: note('the folder of the daily backup', 'there is none, and the log says so'),
  BACKUP_KEEP: note('how many backups are kept', code(DEFAULTS.BACKUP_KEEP)),
}

/** Every setting, each once (`test/house/settings.test.ts`). */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'Serving', notes: SERVING },
  { title: 'Database', notes: DATABASE },
  { title: 'Sessions and limits', notes: PEOPLE },
  { title: 'Mail', notes: MAIL },
  { title: 'Who you are', notes: OPERATOR },
  { title: 'Pictures in a bucket', notes: S3 },
  { title: 'Payments', notes: PAYMENTS },
  { title: 'Seeing and keeping', notes: SEEING },
]

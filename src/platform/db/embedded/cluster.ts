import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { giveTo } from './account.ts'
import { EmbeddedPostgresError, explain, failure } from './errors.ts'
import { environmentOf, type Place, POSTGRES } from './place.ts'
import { isWindows, readText } from './system.ts'

const DRAFT = 'postgres.new-'
/**
 * The superuser cannot log in at all; the product is an ordinary role, so no injected SQL reaches files or programs.
 */
/** As on a foreign server: the guest may make no roles; only the last one has made none. */
const TEST_USERS = ['sobremesa_guest', 'sobremesa_maker', 'sobremesa_starter']
const accessRules = (user: string): string =>
  `local all ${user} scram-sha-256\nhost all ${user} 127.0.0.1/32 scram-sha-256\n`

/** Whether a database was made in this data folder. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(dataDir, POSTGRES))

/**
 * Makes `dataDir/postgres` if it is not there: whole or not at all, because everything is made beside it, synced, then
 * renamed. Answers whether it has made it. Call it locked. Throws EmbeddedPostgresError.
 */
export async function ensureCluster(place: Place): Promise<boolean> {
  await removeDrafts(place.dataDir)
  if (existsSync(place.home)) return false
  const draft = mkdtempSync(join(place.dataDir, DRAFT))
  try {
    fillDraft(place, draft)
    renameSync(draft, place.home)
    if (!isWindows) syncFolder(place.dataDir)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    throw error instanceof EmbeddedPostgresError ? error : explain(place.dataDir, String(error), error)
  }
}

/** Throws when the data are of another major version, which this server cannot read. */
export function throwIfOtherVersion({ data, binaries }: Place): void {
  const found = readText(join(data, 'PG_VERSION')).trim()
  if (found === String(binaries.major)) return
  throw failure(
    `${data} is of PostgreSQL ${found || '?'} and this server is ${binaries.major}; nothing was changed: back it up with the release that made it and restore it with this one (docs/operations/backup.md), or set DATABASE_URL`,
  )
}

function fillDraft(place: Place, draft: string): void {
  const { account, binaries, testing } = place
  const data = join(draft, 'data')
  const password = randomBytes(24).toString('base64url')
  giveTo(account, draft)
  // The built-in collation sorts the same on every machine: an upgraded C library cannot damage an index.
  const locale = binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []
  const options = ['--auth=reject', '--encoding=UTF8', '--locale=C', ...locale, '--no-sync', '--no-instructions']
  run(place, draft, [binaries.initdb, '-D', data, '-U', 'postgres', ...options])
  const singleUser = [binaries.postgres, '--single', '-D', data, '-c', 'fsync=off', 'postgres']
  run(place, draft, singleUser, `${firstCommands(password, testing)}\n${SERVING_ROLE}`)
  const users = ['sobremesa', ...(testing ? TEST_USERS : [])]
  write(place, join(data, 'pg_hba.conf'), users.map(accessRules).join(''))
  write(place, join(draft, 'password'), password)
  write(place, join(draft, HAS_SERVING_ROLE), '')
  if (!testing) run(place, draft, [binaries.initdb, '-D', data, '--sync-only'])
}

/**
 * The role that the product serves with (decision 0236): its own may make none. One command, on one line; it is there
 * already when the file that says so was lost.
 */
const SERVING_ROLE =
  "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sobremesa_serving') THEN CREATE ROLE sobremesa_serving; END IF; " +
  'GRANT sobremesa_serving TO sobremesa; END $$'
const HAS_SERVING_ROLE = 'serving-role'

/** Data of an earlier release get the role, before their server starts. Call it locked, when no server runs. */
export function ensureServingRole(place: Place): void {
  if (existsSync(join(place.home, HAS_SERVING_ROLE))) return
  run(place, place.home, [place.binaries.postgres, '--single', '-D', place.data, 'postgres'], SERVING_ROLE)
  write(place, join(place.home, HAS_SERVING_ROLE), '')
}

/**
 * PostgreSQL reads one command per line. `emptyTables()` of the tests needs the right to set the replication role.
 */
const firstCommands = (password: string, testing: boolean): string =>
  [
    `CREATE ROLE sobremesa LOGIN ${testing ? 'CREATEDB' : ''} PASSWORD '${password}'`,
    'CREATE DATABASE sobremesa OWNER sobremesa',
    ...(testing
      ? [
          'GRANT SET ON PARAMETER session_replication_role TO sobremesa',
          // A closed pool's connections end a moment later, and the database of a test is dropped with them.
          'GRANT pg_signal_backend TO sobremesa',
          `CREATE ROLE sobremesa_guest LOGIN PASSWORD '${password}'`,
          `CREATE ROLE sobremesa_maker LOGIN CREATEROLE PASSWORD '${password}'`,
          `CREATE ROLE sobremesa_starter LOGIN CREATEROLE PASSWORD '${password}'`,
        ]
      : []),
  ].join('\n')

/**
 * Writes a file as the user that runs PostgreSQL, to whom its folder belongs: root would follow a link that this user
 * has put there meanwhile, to any file of the machine.
 */
function write(place: Place, path: string, text: string): void {
  if (isWindows) writeFileSync(path, text, { flush: true })
  else run(place, dirname(path), ['/bin/sh', '-c', 'umask 077 && cat >"$0" && sync "$0"', path], text)
}

function run(place: Place, folder: string, command: string[], input = ''): void {
  const { account, dataDir } = place
  const [program = '', ...args] = [...account.prefix, ...command]
  const { status, stderr, error } = spawnSync(program, args, {
    ...account.spawn,
    cwd: folder,
    env: environmentOf(place),
    input,
    encoding: 'utf8',
  })
  if (status !== 0 || /ERROR|FATAL/.test(stderr)) throw explain(dataDir, stderr ?? '', error)
}

/**
 * Removes what killed first starts left. Their initdb may still be writing; what cannot be removed goes at the next
 * start.
 */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir).filter(file => file.startsWith(DRAFT)))
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }).catch(() => {})
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

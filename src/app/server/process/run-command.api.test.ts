import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { onTestFinished, expect, test } from 'vitest'
import { FEATURES } from '#app/server/features.ts'
import { backupSource, makeBackup } from '#platform/backup/make-backup.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { emailHmac } from '#platform/log/security-log.ts'
import { createLog, silentLog } from '#platform/log/log.ts'
import { createTestApp, createTestProcess, type TestApp } from '#test/app.ts'
import { expectKeptForAYear } from '#test/kept-for-a-year.ts'
import { workerDatabase } from '#test/databases/database.ts'
import { newDatabase } from '#test/databases/new-database.ts'
import { queryAt } from '#test/databases/query-at.ts'
import { audit } from './audit.command.ts'
import { deleteOldCommandsDaily, runKept } from './kept-command.ts'
import { jobCommands } from '#platform/jobs/jobs.commands.ts'
import { mailCommands } from '#platform/mail/mail.commands.ts'
import { COMMANDS } from './product-commands.ts'
import { databaseNameOf } from '../data/open-data.ts'
import { runCommand } from './run-command.ts'

const SESSION_SECRET = 'a secret of at least 32 characters for tests'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-command-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Runs a line of the terminal. */
async function type(line: string, env: Record<string, string>) {
  let [out, err] = ['', '']
  const terminal = { env, out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const status = await runCommand(line.split(' '), terminal)
  return { status, out, err }
}
const besideServer = async () => ({ DATABASE_URL: await workerDatabase(), DATA_DIR: folder(), SESSION_SECRET })
const rows = ({ platform }: TestApp) =>
  platform.db.selectFrom('operator_commands').selectAll().orderBy('began_at').orderBy('id').execute()

test('a command names its database first, without the password, and leaves a row, done or not', async () => {
  const app = await createTestApp()
  const env = await besideServer()
  const { password, pathname } = new URL(env.DATABASE_URL)
  expect(password.length).toBeGreaterThan(8)
  for (const name of ['tickets', 'suspend', 'audit']) {
    const { status, out, err } = await type(name, env)
    expect([name, err.split('\n')[0]]).toEqual([
      name,
      `Database: ${databaseNameOf({ databaseUrl: env.DATABASE_URL, dataDir: '' })}`,
    ])
    expect(err).toContain(`${pathname} as sobremesa`)
    expect(out + err).not.toContain(password)
    expect((await rows(app)).at(-1)).toMatchObject({
      command: name,
      host: hostname(),
      os_user: expect.any(String),
      result: status === 0 ? 'done' : 'failed',
    })
  }
})

test('a command is registered in one place, and only the frame reads it', () => {
  const named = FEATURES.flatMap(({ adminCommands = {} }) => Object.keys(adminCommands))
  expect([...COMMANDS.keys()]).toEqual([...Object.keys({ ...jobCommands, ...mailCommands }), ...named, 'audit'])
  const ROOT = join(import.meta.dirname, '../../../..')
  const sources = ['src', 'scripts'].flatMap(from =>
    readdirSync(join(ROOT, from), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(ts|mjs)$/.test(path) && !path.endsWith('.test.ts'))
      .map(path => join(from, path)),
  )
  expect(sources.length).toBeGreaterThan(1000)
  const readers = sources
    .toSorted()
    .filter(
      path =>
        /\badminCommands\b/.test(readFileSync(join(ROOT, path), 'utf8')) &&
        !/features\/[^/]+\/server\/index\.ts$/.test(path),
    )
  expect(readers).toEqual(['src/app/server/process/product-commands.ts', 'src/platform/feature/feature.ts'])
})

test('a command makes no folder, no database and no secret', async () => {
  const missing = join(folder(), 'none')
  const noFolder = await type('tickets', { DATA_DIR: missing })
  expect([noFolder.status, noFolder.out]).toEqual([1, ''])
  expect(noFolder.err.split('\n').slice(0, 2)).toEqual([
    `Database: the embedded PostgreSQL in ${missing}`,
    expect.stringMatching(/^The folder .*none does not exist; nothing was made: start the product first/),
  ])
  expect(existsSync(missing)).toBe(false)

  const empty = folder()
  const noDatabase = await type('tickets', { DATA_DIR: empty })
  expect([noDatabase.status, noDatabase.err]).toEqual([1, expect.stringContaining(`There is no database in ${empty};`)])
  const noSecret = await type('tickets', { DATA_DIR: empty, DATABASE_URL: await workerDatabase() })
  expect([noSecret.status, noSecret.err]).toEqual([
    1,
    expect.stringContaining(`${empty}/session-secret does not exist`),
  ])
  expect(readdirSync(empty)).toEqual([])
})

test('nor does a command on data, with a database elsewhere or without', async () => {
  const [missing, empty] = [join(folder(), 'none'), folder()]
  const DATABASE_URL = await workerDatabase()
  for (const line of [`backup ${empty}/carta.tar.zst`, 'adopt-folder']) {
    const noFolder = await type(line, { DATA_DIR: missing, DATABASE_URL })
    expect([noFolder.status, noFolder.out, noFolder.err]).toEqual([
      1,
      '',
      expect.stringMatching(/none does not exist;/),
    ])
    expect((await type(line, { DATA_DIR: empty })).err).toContain(`There is no database in ${empty};`)
    const noSecret = await type(line, { DATA_DIR: empty, DATABASE_URL })
    expect([noSecret.status, noSecret.err]).toEqual([
      1,
      expect.stringContaining(`${empty}/session-secret does not exist`),
    ])
  }
  expect([existsSync(missing), readdirSync(empty)]).toEqual([false, []])
})

test('a database that cannot be reached, a wrong setting and an unknown command are one plain line each', async () => {
  const env = { DATA_DIR: folder(), SESSION_SECRET }
  const away = await type('tickets', { ...env, DATABASE_URL: 'postgres://ana:clave@127.0.0.1:9/carta' })
  expect([away.status, away.err.split('\n')]).toEqual([
    1,
    ['Database: 127.0.0.1:9/carta as ana', expect.stringMatching(/^The database of DATABASE_URL cannot be used/), ''],
  ])
  expect(await type('tickets', { ...env, DATABASE_URL: 'mysql://x' })).toMatchObject({ status: 1, out: '' })
  expect((await type('nada', env)).err).toBe('There is no command "nada"; "npm run admin -- help" lists them.\n')
  expect(await type('help', env)).toMatchObject({ status: 0, err: '' })
})

test('its log is beside what it prints, which may be an archive', async () => {
  const owner = await newDatabase()
  const guest = Object.assign(new URL(owner), { username: 'sobremesa_guest' })
  for (const where of [`DATABASE ${guest.pathname.slice(1)}`, 'SCHEMA public'])
    await queryAt(owner, `GRANT CREATE ON ${where} TO sobremesa_guest`)
  // Who may make no role serves as the owner of the tables, which is warned of.
  await migrateDatabase(guest.href, silentLog)
  const told = await type('tickets', { DATABASE_URL: guest.href, DATA_DIR: folder(), SESSION_SECRET })
  expect(told).toMatchObject({ status: 0, out: 'no messages\n', err: expect.stringContaining('owns the tables') })
})

test('who serves need not own the tables: a copy is made, and comes back, as their owner', async () => {
  const serving = (owner: string) => Object.assign(new URL(owner), { username: 'sobremesa_guest' }).href
  const settingsOf = (owner: string) => ({
    DATABASE_URL: serving(owner),
    MIGRATIONS_DATABASE_URL: owner,
    DATA_DIR: folder(),
    SESSION_SECRET,
  })
  const [from, to] = [settingsOf(await newDatabase()), settingsOf(await newDatabase())]
  await migrateDatabase(from.MIGRATIONS_DATABASE_URL, silentLog, undefined, from.DATABASE_URL)
  const user = `'0190aaaa-bbbb-7ccc-8ddd-000000000001', 'Ana', 'ana@x.es', 'owner', now()`
  await queryAt(from.MIGRATIONS_DATABASE_URL, `INSERT INTO users (id, name, email, role, created_at) VALUES (${user})`)
  const archive = join(folder(), 'carta.tar.zst')
  expect(await type(`backup ${archive}`, from)).toMatchObject({ status: 0 })
  expect(await type(`restore ${archive}`, to)).toMatchObject({ status: 0 })
  expect(await queryAt(to.DATABASE_URL, 'SELECT name, current_user FROM users')).toEqual([
    { name: 'Ana', current_user: 'sobremesa_guest' },
  ])
  // So does the daily one.
  const { platform } = await createTestProcess({}, { env: from })
  const { rows } = await makeBackup(platform.services.get(backupSource), new PassThrough().resume(), {
    madeAt: new Date(),
    checkpoint: () => undefined,
  })
  expect(Math.max(...rows)).toBeGreaterThan(0)
})

test('the name of a database on a socket, or of another machine', () => {
  const named = (databaseUrl: string) => databaseNameOf({ databaseUrl, dataDir: '/d' })
  expect(named('postgres://u:p@db.example.com:5433/carta?sslmode=require')).toBe('db.example.com:5433/carta as u')
  expect(named('postgres://u:p@localhost/carta?host=/var/run/postgresql')).toBe('/var/run/postgresql/carta as u')
})

test('who ran what is kept without emails and passwords, also for a command that fails or is killed', async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: text => void lines.push(JSON.parse(text)) })
  const app = await createTestApp({ log })
  const during: unknown[] = []
  const command = {
    usage: '',
    options: [],
    run: async () => {
      during.push(...(await rows(app)))
      throw new Error('no')
    },
  }
  const given = { email: ' Ana@Ejemplo.com', name: 'Ana Secreta', from: 'postgres://ana:clave@host/x', slug: 'casa' }
  await expect(runKept(app.platform, { name: 'prueba', command }, given)).rejects.toThrow('no')
  expect(during).toMatchObject([{ command: 'prueba', result: null }])
  const emailHmacOf = emailHmac(app.platform, 'ana@ejemplo.com')
  const kept = { emailHmac: emailHmacOf, from: 'postgres://ana@host/x', slug: 'casa' }
  expect(await rows(app)).toMatchObject([{ result: 'failed', arguments: kept }])
  await app.runJobs()
  const line = lines.find(({ security }) => security === 'operator_command')
  expect(line).toMatchObject({ ...kept, command: 'prueba', hasFailed: true, by: expect.stringContaining(hostname()) })
  const printed = await audit.run(app.platform, {})
  expect(printed).toMatch(
    /^2027-03-10T11:00:00\.000Z {2}\S+@\S+ {2}failed {2}prueba --from postgres:\/\/ana@host\/x --slug casa/,
  )
  expect(JSON.stringify([await rows(app), lines, printed])).not.toMatch(/ejemplo|secreta|clave/i)
})

test('it is kept for a year', async () => {
  const app = await createTestApp()
  await runKept(app.platform, { name: 'audit', command: audit }, {})
  await expectKeptForAYear(app, deleteOldCommandsDaily, () => rows(app))
})

test('the doctor looks at the machine alone: it names no database and needs none', async () => {
  const env = { DATA_DIR: join(folder(), 'nothing'), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
  const { status, out, err } = await type('doctor', env)
  expect([status, err]).toEqual([0, ''])
  expect(out).toMatch(/^Photographs of a carta: /u)
  expect(existsSync(env.DATA_DIR)).toBe(false)
})

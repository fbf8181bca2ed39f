import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { after, type TestContext } from 'node:test'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { dataFolder } from './folders.ts'

const log = { info() {}, warn() {} }
/** A product that does nothing but hold the database of `DATA_DIR`; prints where it is, or what was wrong. */
const HOLDER = `
  import { startEmbeddedPostgres } from '${import.meta.resolve('#platform/db/embedded/embedded-postgres.ts')}'
  const log = { info() {}, warn() {} }
  try {
    const { connectionString, pid } = await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR, log })
    console.log(JSON.stringify({ connectionString, pid }))
  } catch (error) {
    console.log(JSON.stringify({ error: error.message }))
    process.exit(1)
  }
  setInterval(() => {}, 1e6)`

const children: ChildProcess[] = []
after(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** Ends with the tests of the file, if not before. */
export function endAfterTests(child: ChildProcess): ChildProcess {
  children.push(child)
  return child
}

/** Starts or joins the database of a folder, in this process. */
export const startDatabase = (dataDir: string, options: { testing?: boolean; packages?: string } = {}) =>
  startEmbeddedPostgres({ dataDir, log, ...options })

/** Like `startDatabase`; it is stopped when the test is over. */
export async function databaseOf(t: TestContext, dataDir = dataFolder()): Promise<EmbeddedPostgres> {
  const server = await startDatabase(dataDir)
  t.after(() => server.stop())
  return server
}

/** Starts another process that will hold the database of a folder; does not wait for it. */
export const spawnHolder = (dataDir: string): ChildProcess =>
  endAfterTests(
    spawn(process.execPath, ['--input-type=module', '-e', HOLDER], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )

export type Holder = { process: ChildProcess; connectionString: string; pid: number }

/** Starts another process that holds the database of a folder, and waits until it does. */
export async function startHolder(dataDir: string): Promise<Holder> {
  const child = spawnHolder(dataDir)
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const answer = JSON.parse(line) as { error?: string; connectionString: string; pid: number }
  assert.equal(answer.error, undefined)
  return { ...answer, process: child }
}

/** Kills a process as `kill -9` does, and waits for its end. */
export async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

type Connectable = { connectionString: string }

/** An open connection, to be broken by the test. */
export async function connect({ connectionString }: Connectable): Promise<pg.Client> {
  const client = new pg.Client(connectionString)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** One statement on a connection of its own; answers the rows. */
export async function sql(server: Connectable, text: string): Promise<unknown[]> {
  const client = await connect(server)
  try {
    return (await client.query(text)).rows as unknown[]
  } finally {
    await client.end().catch(() => {})
  }
}

export const answers = (server: Connectable) =>
  sql(server, 'SELECT 1').then(
    () => true,
    () => false,
  )

/** The command line of a process; '' when it has ended. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

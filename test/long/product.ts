import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/time.ts'

const ROOT = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 10 * MINUTE_MS
const ASK_EVERY_MS = 50
const OUTPUT_KEPT = 20_000
const UNAVAILABLE = 503
const RETRY_MS = 500
/** Of the line that a start prints after the last picture of the demo. */
export const READY = 'Sobremesa is ready at'

export type Product = {
  url: string
  process: ChildProcess
  /** The end of what it printed. */
  output(): string
  /**
   * Resolves when the demo has all its pictures and the product can serve now, also after its database was killed;
   * throws with its output when it ends before.
   */
  ready(): Promise<void>
  /** Sends a signal and answers the exit status, or the signal that ended the process. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}
export type ProductOptions = {
  dataDir: string
  port: number
  env?: Record<string, string>
  /** The built server itself, or the command that a person types. */
  command?: 'server' | 'npm start'
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

/** Starts the built product on the given data folder; does not wait until it serves. */
export function startProduct({ dataDir, port, env, command = 'server' }: ProductOptions): Product {
  const [file, ...args] = command === 'server' ? [process.execPath, 'src/app/server/main.ts'] : ['npm', 'start']
  const child = spawn(file!, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ...env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    // The channel ends the product when the test run is killed.
    stdio: ['ignore', 'pipe', 'pipe', ...(command === 'server' ? ['ipc' as const] : [])],
  })
  let output = ''
  let isReady = false
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      output = (output + String(chunk)).slice(-OUTPUT_KEPT)
      isReady ||= output.includes(READY)
    })
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const url = `http://localhost:${port}`
  return {
    url,
    process: child,
    output: () => output,
    ready: () => untilReady(url, child, { isReady: () => isReady, output: () => output }),
    end: async signal => {
      child.kill(signal)
      const [code, by] = await ended
      return code ?? by ?? -1
    },
  }
}

type Heard = { isReady(): boolean; output(): string }

async function untilReady(url: string, child: ChildProcess, { isReady, output }: Heard): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await sleep(ASK_EVERY_MS)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the product has ended:\n${output()}`)
    if (isReady() && (await fetch(`${url}/api/health`).catch(() => undefined))?.ok) return
  }
  throw new Error(`the product is not ready:\n${output()}`)
}

/** All child processes of a process, and theirs. */
export function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ pid: Number(name), parent: parentOf(name) }))
  return parents.filter(({ parent }) => parent === pid).flatMap(child => [child.pid, ...descendants(child.pid)])
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[1])
  } catch {
    return -1
  }
}

/** The pid of the private database server of a data folder; undefined when there is none. */
export function postgresPid(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    return !/^State:\tZ/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Kills all its processes at once, in random order, like a power failure: the server, the watchdog, the database. */
export async function killTree(product: Product): Promise<void> {
  const { pid, exitCode, signalCode } = product.process
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  const ended = once(product.process, 'exit')
  for (const each of [pid, ...descendants(pid)].sort(() => Math.random() - 0.5)) killPid(each)
  await ended
}

/** A process that has ended already is no error: killing one process of a tree ends others. */
export function killPid(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

export async function until(what: string, done: () => unknown, limitMs = MINUTE_MS): Promise<void> {
  for (const limit = Date.now() + limitMs; !(await done()); await sleep(ASK_EVERY_MS))
    if (Date.now() > limit) throw new Error(`waited in vain: ${what}`)
}

/**
 * An answer, asked for again while it is 503: whose work has not begun in time is told to come back, which on a busy
 * machine may be the first page of a process that has just started.
 */
export async function patiently(url: string, init?: RequestInit): Promise<Response> {
  for (const limit = Date.now() + MINUTE_MS; ; await sleep(RETRY_MS)) {
    const answer = await fetch(url, init)
    if (answer.status !== UNAVAILABLE || Date.now() > limit) return answer
  }
}

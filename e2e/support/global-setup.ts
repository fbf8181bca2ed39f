import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { fastFolder } from '#test/databases/test-databases.ts'
import { READY } from '#test/long/product.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The demo with its pictures takes most of it: five seconds alone, three minutes on a machine that is very busy. */
const START_LIMIT_MS = 10 * MINUTE_MS
const STOP_LIMIT_MS = 15_000
const ASK_EVERY_MS = 200
const OUTPUT_KEPT = 20_000
const RESULTS_KEPT_MS = DAY_MS

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

async function untilReady(product: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; !output().includes(READY); await sleep(ASK_EVERY_MS)) {
    if (product.exitCode !== null) throw new Error(`The product has ended (${product.exitCode}):\n${output()}`)
    if (Date.now() > end) throw new Error(`The product is not ready:\n${output()}`)
  }
}

/** Each run puts its failures into a folder of its own; folders older than a day are deleted. */
async function removeOldResults(): Promise<void> {
  const folder = join(ROOT, 'test-results')
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > RESULTS_KEPT_MS) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Starts the built product once for the run, on a free port with a new data folder and without rate limits; with
 * `BASE_URL` the tests use a product that is already running.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await removeOldResults()
  if (process.env.BASE_URL) return undefined
  const port = await freePort()
  const dataDir = await mkdtemp(join(fastFolder(), 'sobremesa-e2e-'))
  const env = {
    ...process.env,
    NODE_ENV: '',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  const product = spawn(process.execPath, ['src/app/server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-OUTPUT_KEPT)
  }
  product.stdout.on('data', keep)
  product.stderr.on('data', keep)
  const stop = async () => {
    if (product.exitCode === null) {
      const ended = once(product, 'exit')
      product.kill('SIGTERM')
      const patience = setTimeout(() => product.kill('SIGKILL'), STOP_LIMIT_MS)
      await ended
      clearTimeout(patience)
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  await untilReady(product, () => output).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  process.env.BASE_URL = `http://localhost:${port}`
  process.env.E2E_DATA_DIR = dataDir
  return stop
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 400_000
const ASK_EVERY_MS = 100
const READY = 'Sobremesa is ready'
const KEPT_OUTPUT = 1000

/** A running server of a measurement. `pid` is the process that answers. */
export type Server = { url: string; pid: number; stop(): Promise<void> }

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; Date.now() < limit; await wait(ASK_EVERY_MS)) {
    if (child.exitCode !== null) throw new Error(`the server of ${url} has ended`)
    if (await fetch(url, { redirect: 'manual' }).catch(() => undefined)) return
  }
  throw new Error(`no answer from ${url}`)
}

async function start(child: ChildProcess, url: string, probe = '/'): Promise<Server> {
  await untilAnswers(url + probe, child)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'exit') : undefined
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** As `npm start` runs it (`scripts/lib/serve.mjs`). */
const NODE_ARGUMENTS = ['--max-semi-space-size=16', '--max-old-space-size=768']
const SERVED = { UV_THREADPOOL_SIZE: '8', MALLOC_MMAP_THRESHOLD_: '4000000' }

/** The built product with a database of its own in `dataDir`; `root`: another checkout of it. */
export async function startProduct(dataDir: string, env: Record<string, string> = {}, root = ROOT): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, 'src/app/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...SERVED,
      NODE_ENV: '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await untilReady(child)
  return start(child, `http://127.0.0.1:${port}`, '/api/health')
}

/** Its last line at start is printed when the demo's pictures are drawn, which would be measured otherwise. */
function untilReady(child: ChildProcess): Promise<void> {
  let printed = ''
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the product has ended')))
    child.stdout?.setEncoding('utf8').on('data', text => {
      if ((printed = (printed + String(text)).slice(-KEPT_OUTPUT)).includes(READY)) resolve()
    })
  })
}

/** A bare `node:http` server that answers each path of a folder of recorded answers (`raw-server.ts`). */
export async function startRaw(answersFile: string): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'raw-server.ts'), answersFile, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return start(child, `http://127.0.0.1:${port}`)
}

/** nginx with one worker; `config` is the text of its configuration, which says `daemon off`. */
export async function startNginx(configFile: string, port: number): Promise<Server> {
  const child = spawn('nginx', ['-c', configFile], { stdio: ['ignore', 'ignore', 'inherit'] })
  const server = await start(child, `http://127.0.0.1:${port}`)
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  return { ...server, pid: Number(children.trim().split(' ')[0]) }
}

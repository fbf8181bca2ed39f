import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const LOOK_EVERY_MS = 20

export type Ended = { code: number; output: string; peakMb: number }
export type Command = { process: ChildProcess; ended: Promise<Ended> }

/** An operator's command, as `scripts/admin.mjs` runs it; `peakMb` is the most memory that it had. */
export function admin(args: string[], env: Record<string, string>): Command {
  const child = spawn(process.execPath, ['--max-semi-space-size=1', 'scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '100000',
      NODE_ENV: '',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let peakMb = 0
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += String(chunk)
    })
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid))
  }, LOOK_EVERY_MS)
  const ended = once(child, 'exit').then(([code]) => {
    clearInterval(watch)
    return { code: Number(code ?? -1), output, peakMb }
  })
  return { process: child, ended }
}

function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

export async function succeed(args: string[], env: Record<string, string>): Promise<Ended> {
  const ended = await admin(args, env).ended
  assert.equal(ended.code, 0, ended.output)
  return ended
}

/** The embedded database of a folder, while the product runs on it. */
export function embeddedDatabase(dataDir: string): string {
  const home = join(dataDir, 'postgres')
  const password = readFileSync(join(home, 'password'), 'utf8')
  return `postgresql://sobremesa:${password}@localhost/sobremesa?host=${encodeURIComponent(home)}`
}

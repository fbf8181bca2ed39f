/**
 * What another owner waits while hostile accounts write as much as they can, thirty calls of each at once: `me` (asked:
 * 100 ms p95), sign-in (500 ms), one write, and health (200). The product, the hostile accounts and the measuring are a
 * process each. Rate limits are off, so that only gates and shares protect. `node bench/fair-writes.ts` (`ACCOUNTS`, 8;
 * `DISHES` of each, 500; `SECONDS`, 20).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from './tools/fair-server.ts'
import { say } from './tools/table.ts'

const { ACCOUNTS = '8', DISHES = '500', SECONDS = '20' } = process.env
const QUIET_S = 5
const BETWEEN_MS = { me: 40, health: 100, write: 400, 'sign-in': 700 }

type Started = { url: string; origin: string; accounts: Account[] }

const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-bench-'))
const server = fork(join(import.meta.dirname, 'tools/fair-server.ts'), [dataDir, ACCOUNTS, DISHES])
const [started] = (await once(server, 'message')) as [Started]
const { url, origin, accounts } = started
const [other, ...hostile] = accounts as [Account, ...Account[]]

type Name = keyof typeof BETWEEN_MS
const calls: Record<Name, () => Promise<Response>> = {
  me: () => fetch(`${url}/api/auth/me`, { headers: { cookie: other.cookie } }),
  health: () => fetch(`${url}/api/health`),
  write: () => send('PUT', `/restaurants/${other.restaurantId}`, { description: 'Hola' }, { cookie: other.cookie }),
  'sign-in': () => send('POST', '/auth/login', other.credentials),
}

function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const all = { origin, 'content-type': 'application/json', ...headers }
  return fetch(`${url}/api${path}`, { method, headers: all, body: JSON.stringify(body) })
}

type Measured = { times: number[]; statuses: Record<number, number> }

/** One call after the other of this kind, for so long. */
async function measure(name: Name, forS: number): Promise<Measured> {
  const measured: Measured = { times: [], statuses: {} }
  for (const end = performance.now() + forS * 1000; performance.now() < end; await wait(BETWEEN_MS[name])) {
    const began = performance.now()
    const answer = await calls[name]()
    await answer.arrayBuffer()
    measured.times.push(performance.now() - began)
    measured.statuses[answer.status] = (measured.statuses[answer.status] ?? 0) + 1
  }
  return measured
}

async function printAll(when: string, forS: number): Promise<void> {
  const names = Object.keys(calls) as Name[]
  const all = await Promise.all(names.map(name => measure(name, forS)))
  names.forEach((name, at) => {
    const { times, statuses } = all[at]!
    const sorted = times.toSorted((a, b) => a - b)
    const ms = [0.5, 0.95, 1].map(part => sorted[Math.ceil(part * sorted.length) - 1]?.toFixed(0))
    say(`| ${name}, ${when} | ${ms.join(' | ')} | ${JSON.stringify(statuses)} |`)
  })
}

/** Highest resident memory of the server, in MB. */
const peakMemory = (): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1000

say('| call | p50 ms | p95 ms | most ms | answers |\n|---|---|---|---|---|')
await printAll('quiet', QUIET_S)
const attackers = fork(join(import.meta.dirname, 'tools/hostile-writes.ts'))
attackers.send({ url, origin, accounts: hostile })
await wait(1000)
await printAll('beside them', Number(SECONDS))
const counted = once(attackers, 'message')
attackers.kill('SIGTERM')
say(`hostile answers: ${JSON.stringify((await counted)[0])}; memory ${peakMemory().toFixed(0)} MB`)
server.disconnect()
await once(server, 'exit')
rmSync(dataDir, { recursive: true, force: true })

/**
 * One process under the load of a service: 10 000 restaurants, 90 % menu pages, 9 % public calls, 1 % writes, at a
 * steady rate for three minutes. Prints errors, what an answer takes by kind, and whether memory is flat. Some
 * restaurants are visited often (`HOT` of the visits go to 1 000 of them), the others now and then. Needs `npm run
 * build`; makes its database once (some minutes). `npm run bench:load` (`RESTAURANTS`, `SECONDS`, `RATE`, `WRITERS`).
 */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from './tools/asking.ts'
import { makeTenant, type Tenant } from './tools/fair-world.ts'
import { folderOf, openMany, spreadOwners } from './tools/many.ts'
import { startProduct } from './tools/servers.ts'
import { median, say } from './tools/table.ts'

const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 10_000)
const SECONDS = Number(process.env['SECONDS'] ?? 180)
const RATE = Number(process.env['RATE'] ?? 200)
const WRITERS = Number(process.env['WRITERS'] ?? 100)
/** Before anything is counted: the hot menus are visited once, caches and compiled code settle. */
const WARM_UP_S = 30
const HOT = 0.9
const HOT_RESTAURANTS = 1000
const SHARES = { menu: 0.9, call: 0.99 }
const TICK_MS = 10
/** Issue 25. */
const ASKED = { ratio: 5, flat: 0.05 }

type Kind = 'cached page' | 'first visit' | 'public call' | 'write'

async function makeWorld(): Promise<Tenant[]> {
  const { platform, close } = await openMany(RESTAURANTS)
  await spreadOwners(platform)
  const tenants: Tenant[] = []
  for (let at = 0; at < WRITERS; at++) tenants.push(await makeTenant(platform, at, `escribe-${at}-${Date.now()}`))
  await close(0)
  return tenants
}

const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const tenants = await makeWorld()
const product = await startProduct(folderOf(RESTAURANTS), { LOG_LEVEL: 'error' })
const { port } = new URL(product.url)
const { ask, close } = createClient(Number(port), `http://localhost:${port}`)

const times = new Map<Kind, number[]>()
const errors = new Map<string, number>()
const memory: number[] = []
/** Menus that were visited, and not changed since. */
const visited = new Set<string>()
let isCounting = false
let sent = 0
let open = 0

function randomSlug(): string {
  const among = Math.random() < HOT ? Math.min(HOT_RESTAURANTS, RESTAURANTS) : RESTAURANTS
  return `casa-${1 + Math.floor(Math.random() * among)}`
}

async function send(kind: Kind, asking: Parameters<typeof ask>[0]): Promise<boolean> {
  open++
  const { status, ms } = await ask(asking)
  open--
  if (!isCounting) return status === 200
  sent++
  if (status !== 200) errors.set(`${kind} ${status}`, (errors.get(`${kind} ${status}`) ?? 0) + 1)
  const known = times.get(kind) ?? []
  times.set(kind, known)
  known.push(ms)
  return status === 200
}

async function visit(slug: string): Promise<void> {
  const kind = visited.has(slug) ? 'cached page' : 'first visit'
  if (await send(kind, { path: `/${slug}` })) visited.add(slug)
}

function next(): Promise<unknown> {
  const turn = Math.random()
  if (turn < SHARES.menu) return visit(randomSlug())
  if (turn < SHARES.call) return send('public call', { path: `/api/public/${randomSlug()}/items` })
  const { dishes, cookie } = tenants[Math.floor(Math.random() * tenants.length)]!
  const path = `/api/menu/items/${dishes[Math.floor(Math.random() * dishes.length)]}`
  return send('write', { path, method: 'PUT', cookie, body: { price: 1 + Math.floor(Math.random() * 90) } })
}

/** As many requests as the rate says, whether earlier ones are answered or not. */
async function load(seconds: number): Promise<void> {
  const began = performance.now()
  for (let made = 0; performance.now() - began < seconds * 1000; await wait(TICK_MS)) {
    const due = ((performance.now() - began) / 1000) * RATE
    for (; made < due; made++) void next()
    if (isCounting) memory.push(memoryMb(product.pid))
  }
  while (open > 0) await wait(TICK_MS)
}

try {
  for (let at = 1; at <= Math.min(HOT_RESTAURANTS, RESTAURANTS); at++) await visit(`casa-${at}`)
  await load(WARM_UP_S)
  isCounting = true
  await load(SECONDS)
} finally {
  close()
  await product.stop()
}

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const failed = [...errors.values()].reduce((sum, count) => sum + count, 0)
const verdict = (isReached: boolean): string => (isReached ? 'pass' : 'FAIL')
say(`${sent} requests in ${SECONDS} s, ${RATE} a second, ${RESTAURANTS} restaurants`)
say('| kind | requests | median ms | p95 ms | p99 ms |')
say('|---|---|---|---|---|')
for (const [kind, values] of times)
  say(
    `| ${kind} | ${values.length} | ${[0.5, 0.95, 0.99].map(share => percentile(values, share).toFixed(2)).join(' | ')} |`,
  )
say(`errors: ${failed}, ${verdict(failed === 0)} ${JSON.stringify(Object.fromEntries(errors))}`)
const third = Math.floor(memory.length / 3)
const [first, middle, last] = [0, 1, 2].map(at => median(memory.slice(at * third, (at + 1) * third))) as [
  number,
  number,
  number,
]
const flat = Math.abs(last - middle) / middle
say(
  `memory MB: ${[first, middle, last].map(mb => mb.toFixed(0)).join(', ')}; last : middle ${(last / middle).toFixed(3)}, ${verdict(flat <= ASKED.flat)}`,
)
const cached = times.get('cached page') ?? []
const spread = percentile(cached, 0.99) / percentile(cached, 0.5)
say(`p99 : p50 of cached pages: ${spread.toFixed(1)}, ${verdict(spread < ASKED.ratio)} (below ${ASKED.ratio})`)

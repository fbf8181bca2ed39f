/**
 * One process under the load of a service: 10 000 restaurants, 90 % menu pages, 9 % public calls, 1 % writes for three
 * minutes. Prints errors, what an answer takes by kind, and whether memory is flat. Needs `npm run build`; makes its
 * database once (some minutes). `npm run bench:load` (`RESTAURANTS`, `SECONDS`, `WARM`: seconds before anything is
 * counted, `RATE`, `WRITERS`, `ROOT`: another checkout of the product).
 *
 * Requests begin at random moments (exponential gaps), as those of strangers do: sent in pairs, each page would stand
 * behind its twin. The rate is four times the one that 10 000 restaurants have at noon (`docs/growth.md`: 50 a second).
 * 'Cached page': of the 1 000 restaurants that `HOT` of the visits go to, which keep their place in memory; how many
 * pages the product itself says that it sent from memory is printed beside their number. 'Other page': of the 9 000
 * that are visited now and then: loaded and rendered, unless they are still in memory, which has place for some 2 000.
 * 'Bare server': nothing but `node:http`, a process of its own that sends 50 of these pages and does nothing else.
 * Client, product and PostgreSQL share the cores, and its pages wait for one as well: what is left of a cached page's
 * time is the product's (decision 0311). A figure holds for a machine on which nothing else runs.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Platform } from '#platform/platform.ts'
import { type Asking, createClient } from './tools/asking.ts'
import { makeTenant, type Tenant } from './tools/fair-world.ts'
import { folderOf, openMany, spreadOwners } from './tools/many.ts'
import { recordAnswer } from './tools/record.ts'
import { startProduct, startRaw } from './tools/servers.ts'
import { median, say } from './tools/table.ts'

const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 10_000)
const SECONDS = Number(process.env['SECONDS'] ?? 180)
const RATE = Number(process.env['RATE'] ?? 200)
const WRITERS = Number(process.env['WRITERS'] ?? 100)
/** Before anything is counted: the hot menus are visited once, caches and compiled code settle. */
const WARM_UP_S = Number(process.env['WARM'] ?? 30)
const HOT = 0.9
const HOT_RESTAURANTS = 1000
const SHARES = { menu: 0.9, call: 0.99 }
const TICK_MS = 1
const MEMORY_EVERY_MS = 100
const METRICS_TOKEN = 'a token of the measurement, of at least 32 characters'
/** Issue 25. */
const ASKED = { ratio: 5, flat: 0.05 }
/** Pages of the product that a bare server sends too, and how often in a second it is asked for one. */
const BARE = { pages: 50, rate: 50 }
/** Of this program while it measures, where the system allows it: its own waits are no answer's. */
const NICE = -10

type Kind = 'cached page' | 'bare server' | 'other page' | 'public call' | 'write'

/** Else the hourly jobs would end the plan of every restaurant while it is measured. */
async function addPlans({ db }: Platform): Promise<void> {
  await sql`INSERT INTO subscriptions (owner_id, tier, status, updated_at)
    SELECT DISTINCT owner_id, 'basic', 'active', now() FROM restaurants ON CONFLICT DO NOTHING`.execute(db)
  await sql`UPDATE restaurants SET status = 'active', inactive_since = NULL WHERE status <> 'active'`.execute(db)
}

async function makeWorld(): Promise<Tenant[]> {
  const { platform, close } = await openMany(RESTAURANTS)
  await spreadOwners(platform)
  await addPlans(platform)
  const tenants: Tenant[] = []
  for (let at = 0; at < WRITERS; at++) tenants.push(await makeTenant(platform, at, `escribe-${at}-${Date.now()}`))
  await close(0)
  return tenants
}

/** Nothing but `node:http`, with pages of the product: what no server on this machine beside this load can go below. */
async function startBare() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'))
  const file = join(folder, 'answers.json')
  const pages: Record<string, object> = {}
  for (let at = 1; at <= BARE.pages; at++) pages[`/casa-${at}`] = await recordAnswer(`${product.url}/casa-${at}`)
  writeFileSync(file, JSON.stringify(pages))
  const server = await startRaw(file)
  rmSync(folder, { recursive: true })
  const client = createClient(Number(new URL(server.url).port), server.url)
  return { ...server, ...client }
}

const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const tenants = await makeWorld()
const env = { LOG_LEVEL: 'error', METRICS_TOKEN }
const product = await startProduct(folderOf(RESTAURANTS), env, process.env['ROOT'] || undefined)
const { port } = new URL(product.url)
const client = createClient(Number(port), `http://localhost:${port}`)
const bare = await startBare()

const times = new Map<Kind, number[]>()
const errors = new Map<string, number>()
const memory: number[] = []
let isCounting = false
let sent = 0
let open = 0

/** A restaurant of the often visited, or one of the others. */
function anyRestaurant(): { slug: string; kind: 'cached page' | 'other page' } {
  const hot = Math.min(HOT_RESTAURANTS, RESTAURANTS)
  const isHot = Math.random() < HOT || hot === RESTAURANTS
  const number = isHot ? Math.random() * hot : hot + Math.random() * (RESTAURANTS - hot)
  return { slug: `casa-${1 + Math.floor(number)}`, kind: isHot ? 'cached page' : 'other page' }
}

/** Menu pages that the product has sent from memory. */
async function readyPages(): Promise<number> {
  const answer = await fetch(`${product.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const counted = /^sobremesa_ready_answers_total{answer="menu_page",status="200"} (\d+)$/m.exec(await answer.text())
  return Number(counted?.[1])
}

async function send(kind: Kind, asking: Asking, { ask } = client): Promise<void> {
  open++
  const { status, ms } = await ask(asking)
  open--
  if (!isCounting) return
  sent++
  if (status !== 200) errors.set(`${kind} ${status}`, (errors.get(`${kind} ${status}`) ?? 0) + 1)
  const known = times.get(kind) ?? []
  times.set(kind, known)
  known.push(ms)
}

function next(): Promise<unknown> {
  const turn = Math.random()
  const { slug, kind } = anyRestaurant()
  if (turn < SHARES.menu) return send(kind, { path: `/${slug}` })
  if (turn < SHARES.call) return send('public call', { path: `/api/public/${slug}/items` })
  const { dishes, cookie } = tenants[Math.floor(Math.random() * tenants.length)]!
  const path = `/api/menu/items/${dishes[Math.floor(Math.random() * dishes.length)]}`
  return send('write', { path, method: 'PUT', cookie, body: { price: 1 + Math.floor(Math.random() * 90) } })
}

const nextBare = (): Promise<void> =>
  send('bare server', { path: `/casa-${1 + Math.floor(Math.random() * BARE.pages)}` }, bare)

const gapMs = (rate: number): number => (-Math.log(1 - Math.random()) * 1000) / rate

/** As many requests as the rates say, at random moments, whether earlier ones are answered or not. */
async function load(seconds: number): Promise<void> {
  const began = performance.now()
  const end = began + seconds * 1000
  const streams = [
    { rate: RATE, send: next },
    { rate: BARE.rate, send: nextBare },
  ].map(stream => ({ ...stream, due: began + gapMs(stream.rate) }))
  let remember = 0
  for (let now = 0; (now = performance.now()) < end; await wait(TICK_MS)) {
    for (const stream of streams) for (; stream.due <= now; stream.due += gapMs(stream.rate)) void stream.send()
    if (!isCounting || now < remember) continue
    memory.push(memoryMb(product.pid))
    remember = now + MEMORY_EVERY_MS
  }
  while (open > 0) await wait(TICK_MS)
}

/** Children have the priority that their parent had when it started them. */
function goFirst(): boolean {
  try {
    setPriority(NICE)
    return true
  } catch {
    return false
  }
}

let fromMemory = 0
const isFirst = goFirst()
try {
  for (let at = 1; at <= Math.min(HOT_RESTAURANTS, RESTAURANTS); at++) await client.ask({ path: `/casa-${at}` })
  await load(WARM_UP_S)
  fromMemory = -(await readyPages())
  isCounting = true
  await load(SECONDS)
  fromMemory += await readyPages()
} finally {
  client.close()
  bare.close()
  await bare.stop()
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
say(`pages from memory, as the product says: ${fromMemory}`)
const spreadOf = (values: number[]): number => percentile(values, 0.99) / percentile(values, 0.5)
const spread = spreadOf(cached)
const floor = spreadOf(times.get('bare server') ?? [])
say(`p99 : p50 of cached pages: ${spread.toFixed(1)}, ${verdict(spread < ASKED.ratio)} (below ${ASKED.ratio})`)
say(
  `the same of the bare server: ${floor.toFixed(1)}${floor < ASKED.ratio ? '' : `: no server answers within ${ASKED.ratio} times its median here`}`,
)
if (!isFirst) say('this program could not go first: its own waits are in every figure (run it as root)')

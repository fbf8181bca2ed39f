/**
 * What one hostile trial account and stranger cost everybody else: 100 tenants' diners and owners, in blocks of quiet
 * and of every trick at once in turn (large answers unpacked, links to each dish, previews, sheets, pictures, menus
 * that do not exist, writes that make all of it be made anew, 60 connections that read nothing). Needs `npm run build`.
 * `npm run bench:fair` (`TENANTS`, `BLOCKS`, `SECONDS`).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, type Asking, createClient } from './tools/asking.ts'
import { type FairWorld, makeFairWorld, type Tenant } from './tools/fair-world.ts'
import { startProduct } from './tools/servers.ts'
import { median, say } from './tools/table.ts'

const TENANTS = Number(process.env['TENANTS'] ?? 100)
const BLOCKS = Number(process.env['BLOCKS'] ?? 4)
const SECONDS = Number(process.env['SECONDS'] ?? 12)
const ASKED = { ratio: 1.5, memoryMb: 600 }
const DINER_EVERY_MS = 1000
const OWNER_EVERY_MS = 12_000
const MEMORY_EVERY_MS = 250
const DEMO_PICTURES = 19

type Kind = 'menu' | 'menu in English' | 'public call' | 'me' | 'dishes' | 'Agotado'
type Phase = 'quiet' | 'hostile'
const seen: Record<Phase, Map<Kind, Answer[]>[]> = { quiet: [], hostile: [] }
let phase: Phase | undefined

const folder = mkdtempSync(join(tmpdir(), 'sobremesa-fair-'))
const ENV = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' }

/** The demo's pictures are drawn at the first start, which takes memory of its own: a second start is measured. */
async function drawDemo(): Promise<void> {
  const first = await startProduct(folder, ENV)
  for (;;) {
    const answer = await fetch(`${first.url}/api/public/el-rincon/items`)
    const { data = [] } = (await answer.json()) as { data?: { imageUrl: string }[] }
    if (data.filter(({ imageUrl }) => imageUrl !== '').length >= DEMO_PICTURES) break
    await wait(1000)
  }
  await first.stop()
}
await drawDemo()
const product = await startProduct(folder, ENV)
const { pid } = product
const { port } = new URL(product.url)
const publicUrl = `http://localhost:${port}`

const megabytes = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

const world: FairWorld = await makeFairWorld({ DATA_DIR: folder }, TENANTS)
const { ask, close } = createClient(Number(port), publicUrl)

/** Asks now, and says to which block of time the answer belongs. */
async function measure(kind: Kind, asking: Asking): Promise<void> {
  const block = phase && seen[phase].at(-1)
  const answer = await ask(asking)
  block?.set(kind, [...(block.get(kind) ?? []), answer])
}

async function dine({ slug, ip }: Tenant): Promise<void> {
  await wait(Math.random() * DINER_EVERY_MS)
  for (let turn = 0; phase !== undefined || turn === 0; turn++) {
    const what = turn % 4
    if (what === 3) await measure('public call', { path: `/api/public/${slug}/items`, ip })
    else if (what === 2) await measure('menu in English', { path: `/${slug}?lang=en`, ip })
    else await measure('menu', { path: `/${slug}`, ip })
    await wait(DINER_EVERY_MS)
  }
}

async function keepHouse({ id, dishes, cookie, ip }: Tenant): Promise<void> {
  await wait(Math.random() * OWNER_EVERY_MS)
  for (let turn = 0; phase !== undefined || turn === 0; turn++) {
    const body = { available: turn % 2 === 0 }
    if (turn % 3 === 0) await measure('me', { path: '/api/auth/me', cookie, ip })
    else if (turn % 3 === 1) await measure('dishes', { path: `/api/restaurants/${id}/items`, cookie, ip })
    else await measure('Agotado', { path: `/api/menu/items/${dishes[0]}`, method: 'PUT', cookie, ip, body })
    await wait(OWNER_EVERY_MS)
  }
}

const attack = fork(join(import.meta.dirname, 'tools/fair-attack.ts'), [
  JSON.stringify({ port, publicUrl, hostile: world.hostile }),
])
const memory = { quiet: 0, hostile: 0 }
const watch = setInterval(() => {
  if (phase) memory[phase] = Math.max(memory[phase], megabytes(pid, 'VmRSS'))
}, MEMORY_EVERY_MS)

async function block(next: Phase): Promise<void> {
  attack.send(next === 'hostile' ? 'on' : 'off')
  // What was begun before belongs to neither.
  await wait(1500)
  seen[next].push(new Map())
  phase = next
  await wait(SECONDS * 1000)
}

// Every menu once, so that quiet means what it means on any other day.
for (const { slug, ip } of world.tenants)
  for (const path of [`/${slug}`, `/${slug}?lang=en`, `/api/public/${slug}/items`]) await ask({ path, ip })
const warm = megabytes(pid, 'VmHWM')
phase = 'quiet'
seen.quiet.push(new Map())
const people = world.tenants.flatMap(tenant => [dine(tenant), keepHouse(tenant)])
await wait(5000)
seen.quiet = []
for (let round = 0; round < BLOCKS; round++) {
  await block('quiet')
  if (round === 1) attack.send('slow')
  await block('hostile')
}
phase = undefined
attack.send('counts')
const [counts] = (await once(attack, 'message')) as [Record<string, number>]
await Promise.all(people)

const p95 = (answers: Answer[]): number =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? Number.NaN
const all = (blocks: Map<Kind, Answer[]>[], kind: Kind): Answer[] => blocks.flatMap(each => each.get(kind) ?? [])

say('| of 100 other tenants | quiet: median, p95 ms | hostile: median, p95 ms | p95, times | answers, 5xx or none |')
say('|---|---|---|---|---|')
for (const kind of ['menu', 'menu in English', 'public call', 'me', 'dishes', 'Agotado'] as const) {
  const [quiet, hostile] = [all(seen.quiet, kind), all(seen.hostile, kind)]
  const figures = (answers: Answer[]) => `${median(answers.map(({ ms }) => ms)).toFixed(1)}, ${p95(answers).toFixed(1)}`
  const ratio = p95(hostile) / p95(quiet)
  const broken = [...quiet, ...hostile].filter(({ status }) => status >= 500 || status === 0).length
  const verdict = ratio <= ASKED.ratio ? 'pass' : `FAIL (${ASKED.ratio})`
  say(
    `| ${kind} | ${figures(quiet)} | ${figures(hostile)} | ${ratio.toFixed(2)} ${verdict} | ${quiet.length + hostile.length}, ${broken} |`,
  )
}
say(`hostile calls by status: ${JSON.stringify(counts)}`)
const most = megabytes(pid, 'VmHWM')
say(
  `memory, MB: at most ${warm.toFixed(0)} before, quiet ${memory.quiet.toFixed(0)}, hostile ${memory.hostile.toFixed(0)}, at most ${most.toFixed(0)} in all ` +
    `${most < ASKED.memoryMb ? 'pass' : 'FAIL'} (${ASKED.memoryMb})`,
)
clearInterval(watch)
close()
attack.disconnect()
await product.stop()
rmSync(folder, { recursive: true, force: true })

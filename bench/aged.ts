/**
 * Whether a process grows old: the hot page and the public JSON of a process that has answered 50 000 mixed calls,
 * beside a fresh process on the same data and raw `node:http`, in slices of a second in turn, by processor time per
 * request; and its memory before and after. Needs `wrk` and `npm run build`. `node bench/aged.ts` (`CALLS`, `ROUNDS`).
 */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '#app/server/process/start-process.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import { age } from './tools/aging/age.ts'
import { recordAnswer } from './tools/record.ts'
import { type Server, startProduct, startRaw } from './tools/servers.ts'
import { median, say, verdict } from './tools/table.ts'
import { load, type Slice } from './tools/wrk.ts'

const CALLS = Number(process.env['CALLS'] ?? 50_000)
const ROUNDS = Number(process.env['ROUNDS'] ?? 15)
const WARM_UP = 3
const SLICE_S = 1
const DATA = join(import.meta.dirname, '../.cache/bench-aged')
const PATHS = { 'menu page': '/el-rincon', 'public call, dishes': '/api/public/el-rincon/items' }
/** What browsers send. The aged process sees the second spelling for the first time when it has grown old. */
const HEADERS = { before: ['Accept-Encoding: gzip, deflate, br'], after: ['Accept-Encoding: gzip, deflate, br, zstd'] }
/** Jobs and pictures that the last calls have caused end meanwhile. */
const QUIET_MS = 10_000
/** Issue 24. */
const ASKED = 0.95
const ASKED_MB = 400

type Who = 'aged' | 'fresh' | 'raw'

/** The median of all slices in microseconds: one that other programs disturb says nothing. */
const cost = (slices: Slice[]): number =>
  median(slices.map(({ cpuSeconds, requests }) => (1e6 * cpuSeconds) / requests))

const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

async function measure<Name extends Who>(
  servers: Record<Name, Server>,
  path: string,
  headers: string[],
): Promise<Record<Name, Slice[]>> {
  const names = Object.keys(servers) as Name[]
  const slices = Object.fromEntries(names.map(name => [name, [] as Slice[]])) as Record<Name, Slice[]>
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const name of names) {
      const slice = await load(servers[name].pid, servers[name].url + path, SLICE_S, headers)
      if (round >= 0) slices[name].push(slice)
    }
  return slices
}

const folder = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'))
const running: Server[] = []
const started = async (server: Promise<Server>): Promise<Server> => {
  running.push(await server)
  return server
}

try {
  const aged = await started(startProduct(DATA))
  const recorded = Object.fromEntries(
    await Promise.all(Object.values(PATHS).map(async path => [path, await recordAnswer(aged.url + path)] as const)),
  )
  await writeFile(join(folder, 'recorded.json'), JSON.stringify(recorded))
  const raw = await started(startRaw(join(folder, 'recorded.json')))
  say('| answer, µs of processor each | before | | after | fresh | raw `node:http` | fresh : after | |')
  say('|---|---|---|---|---|---|---|---|')
  const before = new Map<string, number>()
  for (const path of Object.values(PATHS))
    before.set(path, cost((await measure({ aged, raw }, path, HEADERS.before)).aged))
  const memoryBefore = memoryMb(aged.pid)

  const { config } = loadConfig({ DATA_DIR: DATA })
  const own = await startProcess(config, { roles: {}, log: silentLog, tenants: createTenants({ everybody: 'bench' }) })
  const { calls, answers } = await age({ url: aged.url, platform: own.platform }, CALLS, console.error)
  await own.close(0)
  await wait(QUIET_MS)
  const memoryAfter = memoryMb(aged.pid)

  const fresh = await started(startProduct(DATA))
  for (const [name, path] of Object.entries(PATHS)) {
    const slices = await measure({ aged, fresh, raw }, path, HEADERS.after)
    const costs = { aged: cost(slices.aged), fresh: cost(slices.fresh), raw: cost(slices.raw) }
    const reached = costs.fresh / costs.aged
    const figures = [before.get(path) ?? Number.NaN, costs.aged, costs.fresh, costs.raw].map(each => each.toFixed(1))
    say(`| ${name} | ${figures.join(' | ')} | ${reached.toFixed(2)} | ${verdict(reached, ASKED)} |`)
  }
  say('')
  say(
    `Memory: ${memoryBefore} MB before, ${memoryAfter} MB after: ${memoryAfter <= ASKED_MB ? 'pass' : 'FAIL'} (${ASKED_MB})`,
  )
  say(`Calls: ${JSON.stringify(calls)}; answers by first digit: ${JSON.stringify(answers)}`)
} finally {
  await Promise.all(running.map(server => server.stop()))
  await rm(folder, { recursive: true, force: true })
}

/**
 * Whether a process grows old: the hot page and the public JSON of a process that has answered 50 000 mixed calls,
 * beside three fresh processes on the same data and raw `node:http`, in slices of a second in turn, by processor time
 * per request; and its memory before and after. Two fresh processes of the same code differ by up to a seventh, each
 * for as long as it lives: their spread is printed, and the aged one is compared with the middle one. Needs `wrk` and
 * `npm run build`. `node bench/aged.ts` (`CALLS`, `ROUNDS`).
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

/** The median of all slices in microseconds: one that other programs disturb says nothing. */
const cost = (slices: Slice[]): number =>
  median(slices.map(({ cpuSeconds, requests }) => (1e6 * cpuSeconds) / requests))

const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

type Slices<Name extends string> = Record<Name, Slice[]>

/** The order turns at each round, so that nobody always comes after the same one. */
async function measure<Name extends string>(
  servers: Record<Name, Server>,
  path: string,
  headers: string[],
): Promise<Slices<Name>> {
  const names = Object.keys(servers) as Name[]
  const slices = Object.fromEntries(names.map(name => [name, [] as Slice[]])) as Slices<Name>
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
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
  say('| answer, µs of processor each | before, raw | after | fresh, each | raw | fresh : after | fresh ones | |')
  say('|---|---|---|---|---|---|---|---|')
  const before = new Map<string, string>()
  for (const path of Object.values(PATHS)) {
    const slices = await measure({ aged, raw }, path, HEADERS.before)
    before.set(path, `${cost(slices.aged).toFixed(1)}, ${cost(slices.raw).toFixed(1)}`)
  }
  const memoryBefore = memoryMb(aged.pid)

  const { config } = loadConfig({ DATA_DIR: DATA })
  const own = await startProcess(config, { roles: {}, log: silentLog, tenants: createTenants({ everybody: 'bench' }) })
  const { calls, answers, failed } = await age({ url: aged.url, platform: own.platform }, CALLS, console.error)
  await own.close(0)
  await wait(QUIET_MS)
  const memoryAfter = memoryMb(aged.pid)

  const first = await started(startProduct(DATA))
  const second = await started(startProduct(DATA))
  const third = await started(startProduct(DATA))
  for (const [name, path] of Object.entries(PATHS)) {
    const slices = await measure({ first, aged, second, raw, third }, path, HEADERS.after)
    const after = cost(slices.aged)
    const fresh = [slices.first, slices.second, slices.third].map(cost)
    const reached = median(fresh) / after
    const spread = Math.max(...fresh) / Math.min(...fresh)
    const each = fresh.map(one => one.toFixed(1)).join(', ')
    const costs = [before.get(path), after.toFixed(1), each, cost(slices.raw).toFixed(1)].join(' | ')
    say(`| ${name} | ${costs} | ${reached.toFixed(2)} | ± ${spread.toFixed(2)} | ${verdict(reached, ASKED)} |`)
  }
  say('')
  say(
    `Memory: ${memoryBefore} MB before, ${memoryAfter} MB after: ${memoryAfter <= ASKED_MB ? 'pass' : 'FAIL'} (${ASKED_MB})`,
  )
  say(
    `Calls: ${JSON.stringify(calls)}; answers by first digit: ${JSON.stringify(answers)}; failed: ${JSON.stringify(failed)}`,
  )
} finally {
  await Promise.all(running.map(server => server.stop()))
  await rm(folder, { recursive: true, force: true })
}

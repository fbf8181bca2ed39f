/**
 * Whether a first visit takes longer when there are many restaurants: loads, renders and compresses menus of 30 dishes
 * out of a database with 100 restaurants and out of one with 100 000, in turn, each in an empty cache. The databases
 * are made once, in `.cache` (some minutes, 4 GB; `RESTAURANTS` for another number). Needs `npm run build`. `node
 * bench/many-restaurants.ts`.
 */
import type { RunningProcess } from '#app/server/process/start-process.ts'
import { findStoredMenu } from '#features/menu/server/index.ts'
import { readStoredMenu } from '#features/menu/server/presented.ts'
import { openMany } from './tools/many.ts'
import { builtRenderer, coldVisitor } from './tools/menus.ts'
import { say } from './tools/table.ts'

const MANY = Number(process.env['RESTAURANTS'] ?? 100_000)
const FEW = 100
const VISITS = 300
const WARM_UP = 40
/** Issue 15. */
const ASKED = 1.3

const few = await openMany(FEW)
const many = await openMany(MANY)
const renderer = await builtRenderer()

async function visit({ platform }: RunningProcess, restaurants: number): Promise<number> {
  const slug = `casa-${1 + Math.floor(Math.random() * restaurants)}`
  const began = performance.now()
  await coldVisitor(
    platform,
    renderer,
  )(async () => {
    const stored = await findStoredMenu(platform.db, { slug })
    return stored && readStoredMenu(stored, { imagesUrl: '/uploads/', now: new Date() })
  })
  return performance.now() - began
}

const times: { few: number[]; many: number[] } = { few: [], many: [] }
for (let round = -WARM_UP; round < VISITS; round++) {
  const took = { few: await visit(few, FEW), many: await visit(many, MANY) }
  if (round >= 0) for (const key of ['few', 'many'] as const) times[key].push(took[key])
}
const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const rowOf = (restaurants: number, values: number[]): string =>
  `| ${restaurants.toLocaleString('en')} | ${[0.5, 0.95].map(share => percentile(values, share).toFixed(1)).join(' | ')} |`
say('| restaurants | first visit, median ms | p95 ms |')
say('|---|---|---|')
say(rowOf(FEW, times.few))
say(rowOf(MANY, times.many))
const reached = percentile(times.many, 0.95) / percentile(times.few, 0.95)
say(`p95: ${reached.toFixed(2)} times, ${reached <= ASKED ? 'pass' : 'FAIL'} (at most ${ASKED})`)
await few.close(0)
await many.close(0)

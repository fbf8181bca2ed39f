/**
 * What a printed carta of 200 dishes costs beside one of a single dish, from its content to its PDF: the first sheet of
 * a process (fonts, program and threads are loaded), and later ones, each of another carta. Then whether the memory of
 * the typesetting is given back after 200 sheets and a minute of rest. `npm run bench -- sheets` (`ROUNDS`, `SHEETS`).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/time.ts'
import { median, say } from '../tools/table.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const SHEETS = Number(process.env['SHEETS'] ?? 200)
const DISHES = 200
const WARM = 6
/** Threads end after a minute without work. */
const REST_MS = MINUTE_MS + 5000
/** Milliseconds asked of `DISHES` dishes, and of the memory at rest in parts of what it was. */
const ASKED = { cold: 2000, warm: 500, memory: 1.1 }
const STYLES = ['modern', 'classic', 'minimal'] as const
const WORDS = { edition: 'Edición 13', validFrom: 'En vigor desde hoy', said: ['Precios en euros'], elsewhere: '' }

/** Of one sheet, in milliseconds; `processor`: of all threads. */
type Cost = { wall: number; processor: number }
type Costs = { cold: Cost; warm: Cost[] }

const usedMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function printing() {
  const { createTypesetting } = await import('#platform/typeset/typeset.ts')
  const { silentLog } = await import('#platform/log/log.ts')
  const { paperCarta } = await import('../tools/paper-carta.ts')
  const { paperSheet } = await import('#test/menus/paper.ts')
  const { testHouse } = await import('#test/print/paper-house.ts')
  const { set, close } = createTypesetting({ log: silentLog, timeoutMs: MINUTE_MS, firstTimeoutMs: MINUTE_MS })
  const draw = async (seed: number, total: number) => {
    const style = STYLES[seed % STYLES.length] ?? 'modern'
    // As in the product, where the layout is loaded by the first sheet of a thread.
    const { layOutSheet } = await import('#features/paper/server/sheets/lay-out.ts')
    const options = { ...paperSheet(), leaveOut: [] }
    const order = { content: paperCarta(seed, total), options, house: testHouse(style), words: WORDS }
    const { set: made } = layOutSheet({ ...order, withWays: false })
    const sheet = { title: 'Carta', author: 'Casa', lang: 'es', pages: made?.pages ?? [] }
    return { style, sheet, owner: `owner ${seed}` }
  }
  const print = async (seed: number, total: number): Promise<Cost> => {
    const [began, used] = [performance.now(), usedMs()]
    const { sheet, owner } = await draw(seed, total)
    await set(owner, { sheet, results: ['pdf'] })
    return { wall: performance.now() - began, processor: usedMs() - used }
  }
  return { draw, set, print, close }
}

/** In a process of its own, so that nothing was loaded before. */
async function child(total: number, seed: number): Promise<void> {
  const { print, close } = await printing()
  const cold = await print(seed, total)
  const warm: Cost[] = []
  for (let at = 1; at <= WARM; at += 1) warm.push(await print(seed + at, total))
  await close()
  process.send?.({ cold, warm } satisfies Costs)
  process.disconnect()
}

async function costsOf(total: number, seed: number): Promise<Costs> {
  const process = fork(import.meta.filename, [String(total), String(seed)])
  const [costs] = (await once(process, 'message')) as [Costs]
  return costs
}

async function compare(): Promise<void> {
  const rounds: { full: Costs; empty: Costs }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = 1000 + round * 10
    rounds.push({ empty: await costsOf(1, seed), full: await costsOf(DISHES, seed) })
  }
  say(`load ${loadavg()[0]?.toFixed(1)}; ${ROUNDS} rounds, medians`)
  say('| sheet | ms | ms of processor | times an empty sheet | asked, ms |')
  say('|---|---|---|---|---|')
  for (const kind of ['cold', 'warm'] as const) {
    const of = (what: 'full' | 'empty', value: keyof Cost): number =>
      median(rounds.flatMap(round => [round[what][kind]].flat().map(cost => cost[value])))
    const [wall, processor] = [of('full', 'wall'), of('full', 'processor')]
    const verdict = wall <= ASKED[kind] || processor <= ASKED[kind] ? 'pass' : 'FAIL'
    say(`| empty, ${kind} | ${of('empty', 'wall').toFixed(0)} | ${of('empty', 'processor').toFixed(0)} | 1 | |`)
    say(
      `| ${DISHES} dishes, ${kind} | ${wall.toFixed(0)} | ${processor.toFixed(0)} | ${(wall / of('empty', 'wall')).toFixed(1)} | ${ASKED[kind]} ${verdict} |`,
    )
  }
}

const restingMb = async (): Promise<number> => {
  await wait(REST_MS)
  globalThis.gc?.()
  return process.memoryUsage.rss() / 2 ** 20
}

/** The typesetting alone: its sheets were laid out before. */
async function rest(): Promise<void> {
  const { draw, set, close } = await printing()
  const sheets = await Promise.all(Array.from({ length: STYLES.length * 4 }, (_, seed) => draw(seed, 60)))
  const printAll = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 2)
      await Promise.all(
        [at, at + 1].map(async number => {
          const drawn = sheets[number % sheets.length]
          if (drawn) await set(drawn.owner, { sheet: drawn.sheet, results: ['pdf'] })
        }),
      )
  }
  await printAll(20)
  const before = await restingMb()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() / 2 ** 20)), 100)
  await printAll(SHEETS)
  clearInterval(watch)
  const after = await restingMb()
  await close()
  const verdict = after <= before * ASKED.memory ? 'pass' : 'FAIL'
  say('')
  say(
    `${SHEETS} sheets, two at a time, MB: at rest before ${before.toFixed(0)}, at most ${most.toFixed(0)}, at rest after ${after.toFixed(0)} ${verdict} (${ASKED.memory} times)`,
  )
}

const [total, seed] = process.argv.slice(2).map(Number)
if (process.send && total !== undefined && seed !== undefined) await child(total, seed)
else {
  await compare()
  await rest()
}

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { dataFolder, seededFolder } from './folders.ts'
import { freePort, killPid, killTree, postgresPid, type Product, startProduct, until } from './product.ts'
import { Writer } from './writer.ts'

const WRITERS = 3
const READERS = 6
const AS_IT_WAS_MS = 2_000
/** Longer than it takes to start a process or the database again on a busy machine. */
const CURED_WITHIN_MS = 60_000
const TRY_EVERY_MS = 200
/** More than the floor of free disk, under which nothing new is taken. */
const DISK_MB = 1_700
const CLOCK = pathToFileURL(join(import.meta.dirname, 'jumping-clock.mjs')).href
const PATHS = [
  '/el-rincon',
  '/el-rincon?lang=en',
  '/api/public/el-rincon/items',
  '/precios',
  '/no-hay-nada',
  '/api/health',
]

const run = (file: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(file, args)
  assert.equal(status, 0, `${file} ${args.join(' ')}: ${String(stderr)}`)
}

/** A data folder with the demo on a small disk of its own; needs root. */
async function smallDisk(t: { after(work: () => void): void }): Promise<string> {
  const disk = dataFolder()
  run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', disk)
  t.after(() => run('umount', '-l', disk))
  run('cp', '-a', `${await seededFolder()}/.`, disk)
  return disk
}

/** Asks all the time, and again whatever failed, one process after the other. Answers what no retry has cured. */
function readers(products: readonly Product[]) {
  const uncured: string[] = []
  let retried = 0
  let asked = 0
  let isOver = false
  const isRight = async (product: Product, path: string) =>
    fetch(product.url + path).then(
      async answer => (await answer.text()).length > 0 && answer.status < 500,
      () => false,
    )
  async function ask(path: string): Promise<void> {
    const until = performance.now() + CURED_WITHIN_MS
    for (let turn = asked++; !(await isRight(products[turn % products.length]!, path)); turn++) {
      retried++
      if (performance.now() > until) return void uncured.push(path)
      await wait(TRY_EVERY_MS)
    }
  }
  const all = Array.from({ length: READERS }, async (_, at) => {
    for (let round = at; !isOver; round++) await ask(PATHS[round % PATHS.length]!)
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return { uncured, retried, asked }
    },
  }
}

void test('a killed process, a killed database, a jumping clock, a full disk: no write is lost, and a retry cures all', async t => {
  const dataDir = await smallDisk(t)
  const env = { RATE_LIMITS: 'off', NODE_OPTIONS: `--import=${CLOCK}` }
  const start = (port: number) => startProduct({ dataDir, port, env })
  const products: Product[] = []
  t.after(() => Promise.all(products.map(killTree)))
  for (let at = 0; at < 3; at++) {
    products.push(start(await freePort()))
    await products[at]!.ready()
  }
  const writers = products.slice(0, WRITERS).map(({ url }) => new Writer(url))
  for (const writer of writers) await writer.register()
  let isOver = false
  const writing = writers.map(writer => writer.write(() => isOver))
  const reading = readers(products)
  const allWell = () => Promise.all(products.map(product => product.ready()))

  await wait(AS_IT_WAS_MS)
  const port = Number(new URL(products[1]!.url).port)
  await killTree(products[1]!)
  products[1] = start(port)
  await allWell()

  const killed = postgresPid(dataDir)!
  killPid(killed)
  await until('the database is back', () => ![killed, undefined].includes(postgresPid(dataDir)), CURED_WITHIN_MS)
  await allWell()

  products[2]!.process.kill('SIGUSR2')
  await wait(AS_IT_WAS_MS)
  await allWell()

  const ballast = join(dataDir, 'ballast')
  run('sh', '-c', `cat /dev/zero > ${ballast} 2>/dev/null; true`)
  await wait(AS_IT_WAS_MS)
  assert.equal((await fetch(`${products[0]!.url}/el-rincon`)).status, 200)
  rmSync(ballast)
  await until('the database is back', () => postgresPid(dataDir) !== undefined, CURED_WITHIN_MS)
  await allWell()
  await wait(AS_IT_WAS_MS)

  isOver = true
  const acknowledged = (await Promise.all(writing)).reduce((sum, count) => sum + count, 0)
  const { uncured, retried, asked } = await reading.stop()
  t.diagnostic(
    `${acknowledged} writes acknowledged; ${asked} requests, ${retried} retries, ${uncured.length} not cured`,
  )
  assert.deepEqual(uncured, [])
  for (const writer of writers) assert.deepEqual(await writer.findLosses(), [])
  assert.ok(acknowledged > WRITERS * 10)
})

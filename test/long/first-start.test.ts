import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolder } from './folders.ts'
import { freePort, killTree, type Product, startProduct } from './product.ts'

const STARTS = 20
/** Of the demo's dishes. */
const PICTURES = 19

/** How long a first start takes on this machine, with the demo. */
async function measureFirstStart(): Promise<number> {
  const began = performance.now()
  const product = startProduct({ dataDir: dataFolder(), port: await freePort() })
  await product.ready()
  const took = performance.now() - began
  assert.equal(await product.end('SIGTERM'), 0)
  return took
}

async function assertWhole(product: Product, dataDir: string): Promise<void> {
  await product.ready()
  const menu = await fetch(`${product.url}/api/public/el-rincon/items`)
  const { data } = (await menu.json()) as { data: { imageUrl: string }[] }
  assert.ok(data.length >= 25, `the demo has ${data.length} dishes`)
  const images = data.flatMap(({ imageUrl }) => imageUrl || [])
  assert.equal(images.length, PICTURES)
  for (const image of images) assert.equal((await fetch(product.url + image)).status, 200, `the picture ${image}`)
  assert.deepEqual(
    readdirSync(dataDir).filter(name => name.startsWith('postgres.new-')),
    [],
  )
}

async function killAndStartAgain(n: number, longest: number): Promise<void> {
  const dataDir = dataFolder()
  const port = await freePort()
  const first = startProduct({ dataDir, port })
  // Every second one early, while the database is created and migrated; the others at any time.
  const moment = n % 2 === 0 ? (longest * 0.3 * (n + Math.random())) / STARTS : (longest * (n + Math.random())) / STARTS
  await sleep(moment)
  await killTree(first)
  const second = startProduct({ dataDir, port })
  try {
    await assertWhole(second, dataDir)
    assert.equal(await second.end('SIGTERM'), 0)
  } catch (error) {
    throw new Error(`killed after ${Math.round(moment)} ms:\n${second.output()}`, { cause: error })
  } finally {
    await killTree(second)
  }
}

void test(`a first start killed at any moment starts again, ${STARTS} of ${STARTS}`, async t => {
  const longest = await measureFirstStart()
  t.diagnostic(`a first start takes ${Math.round(longest)} ms`)
  // Those killed early beside the others, each with a folder of its own.
  const killed = async (lane: number): Promise<void> => {
    for (let n = lane; n < STARTS; n += 2) await killAndStartAgain(n, longest)
  }
  await Promise.all([killed(0), killed(1)])
})

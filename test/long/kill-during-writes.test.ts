import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededFolder } from './folders.ts'
import { freePort, killPid, killTree, postgresPid, startProduct, until } from './product.ts'
import { Writer } from './writer.ts'

const CYCLES = 24
const WRITERS = 4
const SHORTEST_MS = 150
const LONGEST_MS = 900

void test(`kill -9 during concurrent writes, ${CYCLES} times, every second time of the database only: no acknowledged write is lost`, async t => {
  const dataDir = await seededFolder()
  const port = await freePort()
  const start = () => startProduct({ dataDir, port, env: { RATE_LIMITS: 'off' } })
  let product = start()
  t.after(() => killTree(product))
  await product.ready()
  const writers = Array.from({ length: WRITERS }, () => new Writer(product.url))
  for (const writer of writers) await writer.register()

  let acknowledged = 0
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    let isOver = false
    const writing = writers.map(writer => writer.write(() => isOver))
    await sleep(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS))
    if (cycle % 2 === 0) {
      await killTree(product)
      product = start()
    } else {
      const killed = postgresPid(dataDir)
      assert.ok(killed, 'the database runs')
      killPid(killed)
      await until('the database is back', () => ![killed, undefined].includes(postgresPid(dataDir)))
    }
    await product.ready()
    isOver = true
    acknowledged += (await Promise.all(writing)).reduce((sum, count) => sum + count, 0)
    for (const writer of writers) assert.deepEqual(await writer.findLosses(), [], `cycle ${cycle}`)
  }
  t.diagnostic(`${acknowledged} acknowledged writes, none lost`)
  assert.ok(acknowledged > CYCLES * WRITERS, 'the writers wrote')
  assert.equal(await product.end('SIGTERM'), 0)
})

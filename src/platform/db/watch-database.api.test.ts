import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { workerDatabase } from '#test/databases/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { openDatabase } from './database.ts'
import { openListener } from './listen.ts'
import { isDatabaseUnavailable } from './unavailable.ts'
import { watchDatabase } from './watch-database.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => void vi.useRealTimers()
})

async function open(stillLooks: number) {
  const connectionString = await workerDatabase()
  const database = openDatabase(connectionString, silentLog)
  const listener = await openListener(connectionString, silentLog)
  const pings: Promise<boolean>[] = []
  const ping = () => pings[pings.push(listener.ping()) - 1]!
  const watch = watchDatabase({ pool: database.pool, listener: { ping }, log: silentLog, lookMs: 10, stillLooks })
  onTestFinished(async () => {
    watch.close()
    await listener.close()
    await database.close()
  })
  return { ...database, pings }
}

test('a slow statement of a database that answers is not cut off', async () => {
  const { db, pool, pings } = await open(3)
  await sql`SELECT 1`.execute(db)
  const slow = sql`SELECT pg_sleep(0.3) AS slept`.execute(db)
  // `expect.poll` would let the watch look.
  while (!pool.isBusy) await nextTurn()
  for (let look = 0; look < 20; look++) {
    await vi.advanceTimersByTimeAsync(10)
    await pings.at(-1)
  }
  expect(pool.isSilent).toBe(false)
  expect(pings.length).toBeGreaterThan(1)
  expect((await slow).rows).toHaveLength(1)
})

test('nobody asks the database while nobody waits for it', async () => {
  const { db, pings } = await open(3)
  await sql`SELECT 1`.execute(db)
  await vi.advanceTimersByTimeAsync(1000)
  expect(pings).toHaveLength(0)
})

test('a server that takes a connection and does not greet is away after some looks', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const { db, pool, close } = openDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`, silentLog)
  const watch = watchDatabase({ pool, listener: { ping: async () => true }, log: silentLog, lookMs: 10, stillLooks: 3 })
  onTestFinished(() => (watch.close(), close()))
  const refused = sql`SELECT 1`.execute(db).catch((error: unknown) => error)
  while (!pool.isBusy || pool.totalCount === 0) await nextTurn()
  await vi.advanceTimersByTimeAsync(50)
  expect(isDatabaseUnavailable(await refused)).toBe(true)
})

test('a pool has as many connections as it is told, of which writes have six in ten', async () => {
  const { pool, shares, close } = openDatabase(await workerDatabase(), silentLog, { max: 5 })
  onTestFinished(close)
  const held = new Set<{ release(): void }>()
  for (let owner = 0; owner < 8; owner++)
    void shares.as({ kind: 'write', ownerId: `${owner}`, restaurantId: undefined }, async () =>
      held.add(await shares.connect()),
    )
  await expect.poll(() => held.size).toBe(3)
  await nextTurn()
  expect([held.size, pool.totalCount, pool.options.max]).toEqual([3, 3, 5])
  while (held.size > 0) {
    for (const client of held) {
      held.delete(client)
      client.release()
    }
    await nextTurn()
  }
})

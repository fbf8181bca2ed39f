import { expect, test } from 'vitest'
import { world } from './menu-cache.testing.ts'

const MB = 1_000_000

test('a large menu that changes all the time is loaded twice a second at most; another one at once', async () => {
  const { cache, present, pauses, counts, advance } = world(undefined, MB)
  const change = async (id: string, version: number) => {
    present.set(id, version)
    cache.invalidate({ restaurantId: id, version })
    expect((await cache.getOrLoad({ slug: id }))?.snapshot.version).toBe(version)
  }
  for (let version = 1; version <= 5; version++) await change('large', version)
  expect(pauses.filter(ms => ms > 1)).toEqual([])
  await change('large', 6)
  await change('large', 7)
  expect(pauses.filter(ms => ms > 100).map(ms => Math.round(ms / 100))).toEqual([5])
  pauses.length = 0
  await change('other', 1)
  expect([pauses, counts.loads]).toEqual([[], 8])
  advance(60_000)
  await change('large', 8)
  expect(pauses).toEqual([])
})

test('a wrong address that is known as one asks nothing, and counts as no miss', async () => {
  const { cache, counts, version } = world()
  expect([await version('nadie'), await version('nadie')]).toEqual([undefined, undefined])
  expect([counts.loads, cache.lookups()]).toEqual([1, { hits: 0, misses: 1 }])
})

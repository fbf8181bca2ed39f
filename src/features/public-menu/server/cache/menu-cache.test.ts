import { expect, test } from 'vitest'
import { CHANGE_SPREAD_MS, FRESH_MS, LOAD_TRIES } from '../../public-menu.limits.ts'
import { world } from './menu-cache.testing.ts'

test('a cached menu is used for a second, then compared first', async () => {
  const { cache, present, counts, advance, version } = world()
  present.set('casa', 1)
  expect(await version('casa')).toBe(1)
  expect(cache.getFresh('casa')?.snapshot.version).toBe(1)
  advance(FRESH_MS)
  expect(cache.getFresh('casa')).toBeDefined()
  advance(1)
  expect(cache.getFresh('casa')).toBeUndefined()
  present.set('casa', 2)
  expect(await version('casa')).toBe(2)
  expect(counts).toEqual({ loads: 2, compares: 1 })
})

test('what ends by the clock is over at that moment, whatever the version', async () => {
  const { cache, present, changes, counts, advance, version } = world()
  present.set('casa', 1)
  changes.set('casa', 1_000_500)
  await version('casa')
  advance(499)
  expect(cache.getFresh('casa')).toBeDefined()
  advance(1)
  expect(cache.getFresh('casa')).toBeUndefined()
  changes.clear()
  await version('casa')
  expect(counts.loads).toBe(2)
  expect(cache.getFresh('casa')).toBeDefined()
})

test('menus that change at one moment are dropped one after the other, all within a minute', async () => {
  const { cache, present, changes, advance, version } = world()
  const ids = ['casa-0000', 'casa-8000', 'casa-ffff']
  for (const id of ids) {
    present.set(id, 1)
    changes.set(id, 1_000_500)
    await version(id)
  }
  const fresh = async () => {
    for (const id of ids) await version(id)
    return ids.filter(id => cache.getFresh(id)?.snapshot.changesAt === 1_000_500)
  }
  advance(499)
  expect(await fresh()).toEqual(ids)
  changes.clear()
  advance(1)
  expect(await fresh()).toEqual(['casa-8000', 'casa-ffff'])
  advance(CHANGE_SPREAD_MS / 2)
  expect(await fresh()).toEqual(['casa-ffff'])
  advance(CHANGE_SPREAD_MS / 2)
  expect(await fresh()).toEqual([])
})

test('concurrent requests share one load', async () => {
  const { present, counts, version } = world()
  present.set('casa', 1)
  expect(await Promise.all([version('casa'), version('casa'), version('casa')])).toEqual([1, 1, 1])
  expect(counts.loads).toBe(1)
})

test('what was read before a write never replaces what came after it', async () => {
  const { cache, present, gate, open, version } = world()
  present.set('casa', 1)
  gate(true)
  const early = version('casa')
  await Promise.resolve()
  present.set('casa', 2)
  cache.invalidate({ restaurantId: 'casa', version: 2 })
  gate(false)
  open()
  expect(await early).toBe(2)
  expect(cache.getFresh('casa')?.snapshot.version).toBe(2)
})

test('a slow load of an old version never replaces a newer one', async () => {
  const { cache, present, gate, open, version } = world()
  present.set('casa', 1)
  gate(true)
  const slow = version('casa')
  await Promise.resolve()
  gate(false)
  present.set('casa', 2)
  expect((await cache.getOrLoad({ id: 'casa' }))?.snapshot.version).toBe(2)
  open()
  expect(await slow).toBe(2)
  expect(cache.getFresh('casa')?.snapshot.version).toBe(2)
})

test('while a write of this process is pending, its menu is compared before each use', async () => {
  const { cache, present, version, counts } = world()
  present.set('casa', 1)
  await version('casa')
  cache.markWritePending({ restaurantId: 'casa', version: 2 })
  expect(cache.getFresh('casa')).toBeUndefined()
  expect(await version('casa')).toBe(1)
  expect(cache.getFresh('casa')).toBeUndefined()
  present.set('casa', 2)
  expect(await version('casa')).toBe(2)
  expect(cache.getFresh('casa')?.snapshot.version).toBe(2)
  expect(counts.compares).toBe(2)
})

test('a notification of an older version changes nothing', async () => {
  const { cache, present, version, counts } = world()
  present.set('casa', 5)
  await version('casa')
  cache.invalidate({ restaurantId: 'casa', version: 4 })
  cache.invalidate({ restaurantId: 'casa', version: 5 })
  expect(cache.getFresh('casa')?.snapshot.version).toBe(5)
  expect(counts.loads).toBe(1)
})

test('after a notified commit the old menu is never used again', async () => {
  const { cache, present, version } = world()
  present.set('casa', 1)
  await version('casa')
  present.set('casa', 2)
  cache.invalidate({ restaurantId: 'casa', version: 2 })
  expect(cache.getFresh('casa')).toBeUndefined()
  expect(await version('casa')).toBe(2)
})

test('after a lost connection every menu is compared before its next use', async () => {
  const { cache, present, version, counts } = world()
  present.set('casa', 1)
  present.set('otra', 1)
  await version('casa')
  await version('otra')
  present.set('casa', 2)
  cache.markStale()
  expect(cache.getFresh('casa')).toBeUndefined()
  expect([await version('casa'), await version('otra')]).toEqual([2, 1])
  expect(counts).toEqual({ loads: 3, compares: 1 })
})

test('a menu is as old as the query that read it, not as its answer', async () => {
  const { cache, present, gate, open, advance, version } = world()
  present.set('casa', 1)
  gate(true)
  const loaded = version('casa')
  const missing = version('otra')
  advance(FRESH_MS)
  open()
  expect([await loaded, await missing]).toEqual([1, undefined])
  expect(cache.getFresh('casa')).toBeDefined()
  advance(1)
  expect(cache.getFresh('casa')).toBeUndefined()
  gate(false)
  present.set('otra', 1)
  expect(await version('otra')).toBe(1)
  gate(true)
  const compared = version('casa')
  advance(FRESH_MS + 1)
  open()
  expect(await compared).toBe(1)
  expect(cache.getFresh('casa')).toBeUndefined()
})

test('an unknown slug is looked up once a second, and at once after any change', async () => {
  const { cache, present, version, counts, advance } = world()
  expect(await version('casa')).toBeUndefined()
  expect(await version('casa')).toBeUndefined()
  expect(counts.loads).toBe(1)
  present.set('casa', 1)
  advance(FRESH_MS + 1)
  expect(await version('casa')).toBe(1)
  expect(await version('otra')).toBeUndefined()
  present.set('otra', 1)
  cache.invalidate({ restaurantId: 'otra', version: 1 })
  expect(await version('otra')).toBe(1)
  for (const [slug, change] of [
    ['tercera', () => cache.markWritePending({ restaurantId: 'tercera', version: 1 })],
    ['cuarta', () => cache.markStale()],
  ] as const) {
    expect(await version(slug)).toBeUndefined()
    present.set(slug, 1)
    change()
    expect(await version(slug), slug).toBe(1)
  }
})

test('a menu that changes during every load is still answered', async () => {
  const { cache, present, version, counts } = world()
  present.set('casa', 1)
  cache.invalidate({ restaurantId: 'casa', version: 100 })
  expect(await version('casa')).toBe(1)
  expect(counts.loads).toBeLessThanOrEqual(LOAD_TRIES * LOAD_TRIES)
})

test('memory is bounded, and recently read menus stay', async () => {
  const { cache, present, version } = world(20_000)
  for (let number = 0; number < 100; number++) {
    present.set(`casa-${number}`, 1)
    await version(`casa-${number}`)
    await version('casa-0')
  }
  expect(cache.size()).toBeLessThanOrEqual(20_000)
  expect(cache.getFresh('casa-99')).toBeDefined()
  expect(cache.getFresh('casa-0')).toBeDefined()
  expect(cache.getFresh('casa-1')).toBeUndefined()
})

test('a menu that is read stays in memory longer than one that is not', async () => {
  const { cache, present, version } = world(3 * 3700)
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    if (id === 'e') cache.getFresh('b')
    present.set(id, 1)
    await version(id)
  }
  expect(['a', 'b', 'c', 'd', 'e'].filter(id => cache.getFresh(id))).toEqual(['b', 'd', 'e'])
})

import { expect, test } from 'vitest'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { readMenu } from './cached-menu.ts'
import { createMenuStore } from './menu-store.ts'
import { packMenu } from './pack-menu.ts'

const NAME_LENGTH = 1000
const snapshotOf = (id: string, version = 1, slugs = [id]): MenuSnapshot => ({
  id,
  ownerId: `owner of ${id}`,
  version,
  status: 'active',
  inactiveSince: null,
  isSuspended: false,
  changesAt: null,
  pricesEndAt: null,
  isSlugUsed: true,
  codeZones: {},
  slugs,
  menu: { restaurant: { name: 'x'.repeat(NAME_LENGTH) }, categories: [] } as unknown as MenuSnapshot['menu'],
})
const packed = (...of: Parameters<typeof snapshotOf>) => packMenu(snapshotOf(...of))
const sizeOfOne = (): number => createMenuStore({ maxBytes: Number.POSITIVE_INFINITY }).put(packed('a'), 0).bytes

test('a newer version replaces an older one, with its slugs and its bytes', () => {
  const store = createMenuStore({ maxBytes: Number.POSITIVE_INFINITY })
  store.put(packed('a', 1, ['casa', 'vieja']), 0)
  const newer = store.put(packed('a', 2, ['casa', 'nueva']), 0)
  expect(store.get({ slug: 'vieja' })).toBeUndefined()
  expect([store.get({ id: 'a' }), store.get({ slug: 'casa' }), store.get({ slug: 'nueva' })]).toEqual([
    newer,
    newer,
    newer,
  ])
  expect(store.size()).toBe(newer.bytes)
})

test('an older version is not stored, the newer one is answered', () => {
  const store = createMenuStore({ maxBytes: Number.POSITIVE_INFINITY })
  const newer = store.put(packed('a', 2), 0)
  expect(store.put(packed('a', 1), 0)).toBe(newer)
  expect(store.get({ id: 'a' })).toBe(newer)
})

test('a replaced menu cannot be removed again, nor grow', () => {
  const store = createMenuStore({ maxBytes: Number.POSITIVE_INFINITY })
  const older = store.put(packed('a', 1), 0)
  const newer = store.put(packed('a', 2), 0)
  store.remove(older)
  store.addBytes(older, 5000)
  expect(store.get({ slug: 'a' })).toBe(newer)
  expect(store.size()).toBe(newer.bytes)
})

test('a slug that another restaurant has taken over stays with it', () => {
  const store = createMenuStore({ maxBytes: Number.POSITIVE_INFINITY })
  const before = store.put(packed('a', 1, ['casa']), 0)
  const after = store.put(packed('b', 1, ['casa']), 0)
  store.remove(before)
  expect(store.get({ slug: 'casa' })).toBe(after)
})

test('when there are too many bytes, recently read menus stay', () => {
  const max = sizeOfOne() * 3
  const store = createMenuStore({ maxBytes: max })
  const [first, second, third] = ['a', 'b', 'c'].map(id => store.put(packed(id), 0))
  const fourth = store.put(packed('d'), 0)
  expect(store.all()).toEqual([second, third, fourth])
  expect(first && store.has(first)).toBe(false)
  expect(store.size()).toBe(max)
  if (second) second.used = true
  const fifth = store.put(packed('e'), 0)
  expect(store.all()).toEqual([fourth, fifth, second])
})

test('menus that are visited once push out each other, and none that is read often', () => {
  const store = createMenuStore({ maxBytes: sizeOfOne() * 6 })
  const often = ['a', 'b', 'c'].map(id => store.put(packed(id), 0))
  for (let visit = 0; visit < 30; visit++) {
    if (visit % 3 === 0) for (const menu of often) menu.used = true
    expect(store.has(store.put(packed(`once ${visit}`), 0))).toBe(true)
    expect(often.map(store.has)).toEqual([true, true, true])
  }
})

test('a page that makes a menu larger than the whole cache removes the menu', () => {
  const store = createMenuStore({ maxBytes: sizeOfOne() })
  const menu = store.put(packed('a'), 0)
  store.addBytes(menu, 1)
  expect([store.has(menu), store.size()]).toEqual([false, 0])
})

test('the menus of one owner push out each other, oldest first, and nobody else', () => {
  const one = sizeOfOne()
  const store = createMenuStore({ maxBytes: one * 5, maxBytesOfOwner: one * 2 })
  const other = store.put(packed('b'), 0)
  const ofOwner = ['a', 'c', 'd'].map(id => store.put(packMenu({ ...snapshotOf(id), ownerId: 'ana' }), 0))
  expect(store.all()).toEqual([other, ...ofOwner.slice(1)])
  const last = ofOwner[2]!
  store.addBytes(last, one * 2)
  expect([store.all(), store.size()]).toEqual([[other, last], one * 4])
  store.remove(last)
  expect(store.put(packMenu({ ...snapshotOf('e'), ownerId: 'ana' }), 0) && store.all().length).toBe(2)
})

test('the menu is kept as bytes of its own, and read as it was', () => {
  const { menu } = snapshotOf('a')
  const cached = createMenuStore({ maxBytes: Number.POSITIVE_INFINITY }).put(packed('a'), 0)
  expect(readMenu(cached)).toEqual(menu)
  expect(cached.json.buffer.byteLength).toBe(cached.json.length)
  expect(cached.bytes).toBeGreaterThan(cached.json.length)
})

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { COMPARE_INTERVAL_MS, IDLE_AFTER_MS } from '../../public-menu.limits.ts'
import { createMenuStore } from './menu-store.ts'
import { packMenu } from './pack-menu.ts'
import { createVersionCheck } from './version-check.ts'
import { createVersions } from './versions.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  return () => void vi.useRealTimers()
})

/** One cached menu of version 1, and a fake database that counts its queries. */
function world() {
  const database = { version: 1 as number | undefined, isAway: false, asked: 0 }
  const store = createMenuStore({ maxBytes: Number.POSITIVE_INFINITY })
  const snapshot = {
    id: 'a',
    ownerId: 'ana',
    version: 1,
    slugs: ['casa'],
    codeZones: {},
    menu: { restaurant: {}, categories: [] },
  } as unknown as MenuSnapshot
  const menu = store.put(packMenu(snapshot), Date.now())
  const check = createVersionCheck({
    store,
    versions: createVersions(),
    heard: () => ({ since: 0, at: 0 }),
    now: () => Date.now(),
    listVersions: async () => {
      database.asked++
      if (database.isAway) throw new Error('away')
      return new Map(database.version === undefined ? [] : [['a', database.version]])
    },
  })
  onTestFinished(check.close)
  return { database, store, menu, check }
}

test('versions are compared twice a second while menus are read, not after, and again when they are read again', async () => {
  const { database, check } = world()
  for (let read = 0; read < 20; read++) {
    check.keepPolling()
    await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL_MS)
  }
  expect(database.asked).toBe(20)
  await vi.advanceTimersByTimeAsync(10 * IDLE_AFTER_MS)
  expect(vi.getTimerCount()).toBe(0)
  expect(database.asked).toBe(20 + IDLE_AFTER_MS / COMPARE_INTERVAL_MS - 1)
  check.keepPolling()
  await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL_MS)
  expect(database.asked).toBe(20 + IDLE_AFTER_MS / COMPARE_INTERVAL_MS)
})

test('a change without a notification is known within a second, at any moment between two comparisons', async () => {
  const { database, store, check } = world()
  check.keepPolling()
  await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL_MS + 1)
  expect(store.all()).toHaveLength(1)
  database.version = 2
  await vi.advanceTimersByTimeAsync(999)
  expect(store.all()).toEqual([])
})

test('a menu whose restaurant is gone is no longer used', async () => {
  const { database, store, menu, check } = world()
  database.version = undefined
  expect(await check.confirm(menu)).toBe(false)
  expect(store.all()).toEqual([])
})

test('when the database did not answer a moment ago, nobody waits for it', async () => {
  const { database, menu, check } = world()
  database.isAway = true
  expect(await check.confirm(menu)).toBe(true)
  expect(await check.confirm(menu)).toBe(true)
  expect(database.asked).toBe(1)
})

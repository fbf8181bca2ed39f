import { expect, onTestFinished, test, vi } from 'vitest'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { COMPARE_INTERVAL_MS, IDLE_AFTER_MS } from '../../public-menu.limits.ts'
import { createMenuCache } from './menu-cache.ts'
import { packMenu } from './pack-menu.ts'

test('each reading of a menu keeps the comparing alive, so that a menu that is read is never stale', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let time = 1_000_000
  let compares = 0
  const facts = { id: 'casa', ownerId: 'ana', version: 1, slugs: ['casa'], codeZones: {} }
  const snapshot = { ...facts, menu: { restaurant: {}, categories: [] } }
  const cache = createMenuCache({
    heard: () => ({ since: 0, at: 0 }),
    clock: { now: () => new Date(0) },
    now: () => time,
    load: async () => packMenu(snapshot as unknown as MenuSnapshot),
    listVersions: async () => {
      compares++
      return new Map([['casa', 1]])
    },
  })
  onTestFinished(cache.close)
  await cache.getOrLoad({ slug: 'casa' })
  const waitAndRead = async (read: () => unknown) => {
    for (let waited = 0; waited < 3 * IDLE_AFTER_MS; waited += COMPARE_INTERVAL_MS) {
      time += COMPARE_INTERVAL_MS
      await vi.advanceTimersByTimeAsync(COMPARE_INTERVAL_MS)
      expect(await read()).toBeTruthy()
    }
  }
  await waitAndRead(() => cache.getFresh('casa'))
  await waitAndRead(() => cache.getOrLoad({ slug: 'casa' }))
  expect(compares).toBe((6 * IDLE_AFTER_MS) / COMPARE_INTERVAL_MS)
})

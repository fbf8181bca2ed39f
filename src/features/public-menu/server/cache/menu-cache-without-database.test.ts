import { expect, onTestFinished, test, vi } from 'vitest'
import { COMPARE_TIMEOUT_MS, FRESH_MS, WITHOUT_DATABASE_MS } from '../../public-menu.limits.ts'
import { world } from './menu-cache.testing.ts'

test('a database that does not answer counts as one that cannot be reached', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { present, gate, advance, version } = world()
  present.set('casa', 1)
  await version('casa')
  gate(true)
  advance(FRESH_MS + 1)
  const answer = version('casa')
  await vi.advanceTimersByTimeAsync(COMPARE_TIMEOUT_MS)
  expect(await answer).toBe(1)
})

test('without the database menus are used for a while, then the error is reported', async () => {
  const { present, version, setAway, advance, counts } = world()
  present.set('casa', 1)
  await version('casa')
  setAway(true)
  advance(WITHOUT_DATABASE_MS / 2)
  expect(await version('casa')).toBe(1)
  expect(await version('casa')).toBe(1)
  expect(counts.compares).toBe(1)
  advance(WITHOUT_DATABASE_MS)
  await expect(version('casa')).rejects.toThrow('away')
  await expect(version('otra')).rejects.toThrow('away')
  setAway(false)
  present.set('casa', 2)
  expect(await version('casa')).toBe(2)
})

test('a process that is cut off alone shows no cached menu: it may name no allergen', async () => {
  const { present, version, setAway, advance, isolation } = world()
  present.set('casa', 1)
  await version('casa')
  isolation.downForAll = false
  setAway(true)
  advance(FRESH_MS + 1)
  await expect(version('casa')).rejects.toThrow('away')
  isolation.listening = true
  expect(await version('casa')).toBe(1)
  advance(FRESH_MS + 1)
  isolation.listening = false
  await expect(version('casa')).rejects.toThrow('away')
})

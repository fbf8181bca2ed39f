import { expect, test } from 'vitest'
import { WRITE_PENDING_MS } from '../../public-menu.limits.ts'
import { createVersions } from './versions.ts'

test('a write is pending until its version is committed, or for as long as it may take', () => {
  const versions = createVersions()
  versions.markPending('a', 2, 0)
  expect([versions.isPending('a', 0), versions.isPending('b', 0)]).toEqual([true, false])
  versions.markCommitted('a', 2)
  expect([versions.isPending('a', 0), versions.lastCommitted('a')]).toEqual([false, 2])
  versions.markPending('a', 3, 0)
  expect(versions.isPending('a', WRITE_PENDING_MS - 1)).toBe(true)
  expect(versions.isPending('a', WRITE_PENDING_MS)).toBe(false)
})

test('of two pending writes the later version counts', () => {
  const versions = createVersions()
  versions.markPending('a', 3, 0)
  versions.markPending('a', 2, 0)
  versions.markCommitted('a', 2)
  expect(versions.isPending('a', 0)).toBe(true)
})

test('what was committed already is neither pending nor forgotten', () => {
  const versions = createVersions()
  versions.markCommitted('a', 5)
  versions.markPending('a', 5, 0)
  versions.markCommitted('a', 4)
  expect([versions.isPending('a', 0), versions.lastCommitted('a')]).toEqual([false, 5])
})

test('the versions of 20 000 restaurants are remembered, the latest ones', () => {
  const versions = createVersions()
  for (let number = 0; number <= 20_000; number++) versions.markCommitted(String(number), 1)
  expect([versions.lastCommitted('0'), versions.lastCommitted('1'), versions.lastCommitted('20000')]).toEqual([0, 1, 1])
})

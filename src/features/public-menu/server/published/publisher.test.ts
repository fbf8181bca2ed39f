import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeClock } from '#platform/clock/clock.ts'
import { silentLog } from '#platform/log/log.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import { PUBLISH_AFTER_MS, PUBLISHED_ENDS_MS } from '../../public-menu.limits.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { createPublishedFiles } from './published-files.ts'
import { createPublisher } from './publisher.ts'

const PAGE = { br: new Uint8Array(1), gzip: new Uint8Array(1) }
const MARKER = 'sets/0190/3.abc-2027.casa-lola'
const MENU = {
  snapshot: { id: '0190', version: 3, status: 'active', changesAt: null },
  restaurant: { slug: 'casa-lola' },
} as unknown as CachedMenu

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A publisher whose database names these versions, one for each time that it is asked. */
function world(versions: readonly number[], hasRoom = true) {
  const storage = createMemoryStorage()
  const files = createPublishedFiles({ storage })
  const asked = versions.values()
  const clock = fakeClock(new Date('2027-11-24T11:00:00Z'))
  const publisher = createPublisher({
    files,
    pagesOf: async () => new Map([['es', PAGE]]),
    listVersions: async () => new Map([['0190', asked.next().value ?? 0]]),
    reserve: async () => hasRoom,
    edition: () => 'abc-2027',
    clock,
    log: silentLog,
  })
  const keys = async () => (await Array.fromAsync(storage.in('menus/').list())).toSorted()
  return { files, publisher, clock, keys }
}

/** Resolves when the publisher has asked for the version twice, and has done what follows. */
async function publish({ publisher }: ReturnType<typeof world>, menu = MENU): Promise<void> {
  publisher.onRendered(menu)
  await vi.advanceTimersByTimeAsync(PUBLISH_AFTER_MS)
  await vi.advanceTimersByTimeAsync(PUBLISH_AFTER_MS)
}

test('a menu that stays the same is published', async () => {
  const its = world([3, 3])
  await publish(its)
  expect(await its.keys()).toEqual(['es/casa-lola.br', 'es/casa-lola.gz', MARKER])
})

test('a menu that changed before its files are written is not published', async () => {
  const its = world([4])
  await publish(its)
  expect(await its.keys()).toEqual([])
})

test('a menu that changes while its files are written is not published: the second look deletes them', async () => {
  const its = world([3, 4])
  await publish(its)
  expect(await its.keys()).toEqual([MARKER])
})

test('a menu whose copies have no room is not published, and the copies before it are gone', async () => {
  const its = world([3, 3], false)
  await its.files.mark({ restaurantId: '0190', version: 2, edition: 'abc-2027', slug: 'casa-lola' })
  await its.files.write('casa-lola', 'es', PAGE)
  await publish(its)
  expect((await its.keys()).filter(key => !key.startsWith('sets/'))).toEqual([])
})

test('the marker comes before the files: what a killed process has written is known', async () => {
  const its = world([3, 3])
  const marked: unknown[] = []
  vi.spyOn(its.files, 'write').mockImplementation(async () => {
    marked.push((await Array.fromAsync(its.files.list())).length)
  })
  await publish(its)
  expect(marked).toEqual([1])
})

/** It becomes another one by the clock. */
const changingAt = (iso: string): CachedMenu => ({
  ...MENU,
  snapshot: { ...MENU.snapshot, changesAt: Date.parse(iso) },
})

test('what changes by the clock is published, and its files go within a minute of its hour', async () => {
  const its = world([3, 3])
  await publish(its, changingAt('2027-11-24T12:00:00Z'))
  expect(await its.keys()).toContain('es/casa-lola.br')
  expect(await its.keys()).toContain(`${MARKER}.${Date.parse('2027-11-24T12:00:00Z')}`)
  its.clock.set(new Date('2027-11-24T11:59:59Z'))
  await vi.advanceTimersByTimeAsync(PUBLISHED_ENDS_MS)
  expect(await its.keys()).toContain('es/casa-lola.br')
  its.clock.set(new Date('2027-11-24T12:00:00Z'))
  await vi.advanceTimersByTimeAsync(PUBLISHED_ENDS_MS)
  expect((await its.keys()).filter(key => !key.startsWith('sets/'))).toEqual([])
})

test('what a process before this one has published goes at its hour too', async () => {
  const its = world([])
  const set = { restaurantId: '0190', version: 3, edition: 'abc-2027', slug: 'casa-lola' }
  await its.files.mark({ ...set, changesAt: Date.parse('2027-11-24T12:00:00Z') })
  await its.files.write('casa-lola', 'es', PAGE)
  for await (const found of its.files.list()) its.publisher.onFound(found)
  its.clock.set(new Date('2027-11-24T12:00:00Z'))
  await vi.advanceTimersByTimeAsync(PUBLISHED_ENDS_MS)
  expect((await its.keys()).filter(key => !key.startsWith('sets/'))).toEqual([])
})

test('what changes within two minutes, or should have, is not published', async () => {
  const its = world([3, 3, 3, 3])
  await publish(its, changingAt('2027-11-24T11:01:59Z'))
  await publish(its, changingAt('2027-11-24T10:59:59Z'))
  expect(await its.keys()).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import { PUBLISH_AFTER_MS, PUBLISH_FOR_MS, REMOVE_OVER_EVERY_MS } from '../../public-menu.limits.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { createPublishedFiles } from './published-files.ts'
import { createPublisher } from './publisher.ts'

const PAGE = { br: new Uint8Array(1), gzip: new Uint8Array(1) }
const MARKER = 'sets/0190/3.abc-2027.casa-lola'
const MENU = {
  snapshot: { id: '0190', version: 3, status: 'active', changesAt: null },
  restaurant: { slug: 'casa-lola' },
} as unknown as CachedMenu

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
)
afterEach(() => void vi.useRealTimers())

/** A publisher whose database names these versions, one for each time that it is asked. */
function world(versions: readonly number[], hasRoom = true) {
  const storage = createMemoryStorage()
  const files = createPublishedFiles({ storage })
  const asked = versions.values()
  const publisher = createPublisher({
    files,
    pagesOf: async () => new Map([['es', PAGE]]),
    listVersions: async () => new Map([['0190', asked.next().value ?? 0]]),
    reserve: async () => hasRoom,
    edition: () => 'abc-2027',
    now: Date.now,
    log: silentLog,
  })
  const keys = async () => (await Array.fromAsync(storage.in('menus/').list())).toSorted()
  return { files, publisher, keys }
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
  await its.files.mark({ restaurantId: '0190', version: 2, edition: 'abc-2027', slug: 'casa-lola', endsAt: null })
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

test('a menu that changes by the clock is published until then, and known after a crash', async () => {
  const its = world([3, 3])
  const changesAt = Date.now() + 2 * PUBLISH_FOR_MS
  const menu = { ...MENU, snapshot: { ...MENU.snapshot, changesAt } } as CachedMenu
  await publish(its, menu)
  expect(await its.keys()).toContain('es/casa-lola.br')
  const [set] = await Array.fromAsync(its.files.list())
  expect(set?.endsAt).toBe(Math.floor(changesAt / 1000) * 1000)
  await vi.advanceTimersByTimeAsync(PUBLISH_FOR_MS)
  expect(await its.keys()).toContain('es/casa-lola.br')
  await vi.advanceTimersByTimeAsync(PUBLISH_FOR_MS + REMOVE_OVER_EVERY_MS)
  expect((await its.keys()).filter(key => !key.startsWith('sets/'))).toEqual([])
})

test('one that changes within the minute is not published; copies of another process go at their end', async () => {
  const its = world([3, 3])
  const soon = { ...MENU, snapshot: { ...MENU.snapshot, changesAt: Date.now() + PUBLISH_FOR_MS / 2 } } as CachedMenu
  await publish(its, soon)
  expect(await its.keys()).toEqual([])
  await its.files.mark({ restaurantId: '0190', version: 3, edition: 'abc-2027', slug: 'casa-lola', endsAt: 1 })
  await its.files.write('casa-lola', 'es', PAGE)
  its.publisher.onFound('0190', Date.now() + 1)
  await vi.advanceTimersByTimeAsync(REMOVE_OVER_EVERY_MS)
  expect((await its.keys()).filter(key => !key.startsWith('sets/'))).toEqual([])
})

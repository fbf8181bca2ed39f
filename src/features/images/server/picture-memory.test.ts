import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import { type StoredFile, StorageUnavailable } from '#platform/storage/storage.ts'
import { PICTURE_AWAY_MS, PICTURE_FRESH_MS, PICTURE_RECHECK_MS } from '../images.limits.ts'
import { createPictureMemory } from './picture-memory.ts'

const WEBP = { type: 'image/webp' }

function world(maxBytes?: number) {
  const files = createMemoryStorage().in('images/')
  const [read, open] = [vi.spyOn(files, 'read'), vi.spyOn(files, 'open')]
  let time = 1_000_000
  const memory = createPictureMemory({ storage: () => files, now: () => time, maxBytes })
  return {
    memory,
    files,
    read,
    open,
    put: (name: string, bytes = 100) => files.put(`${name}/320.webp`, Buffer.alloc(bytes), WEBP),
    find: async (name: string) => (await memory.find(`${name}/320.webp`)) !== undefined,
    isFresh: (name: string) => memory.getFresh(`${name}/320.webp`) !== undefined,
    advance: (ms: number) => {
      time += ms
    },
  }
}

test('a picture is sent from memory; while it is read, its file is looked for without anybody waiting', async () => {
  const { put, find, isFresh, advance, open, read } = world()
  await put('ab')
  expect([isFresh('ab'), await find('ab'), isFresh('ab')]).toEqual([false, true, true])
  for (let looked = 1; looked <= 5; looked++) {
    advance(PICTURE_RECHECK_MS + 1)
    expect([isFresh('ab'), isFresh('ab')]).toEqual([true, true])
    expect(open).toHaveBeenCalledTimes(looked)
    await nextTurn()
  }
  expect(read).toHaveBeenCalledTimes(1)
})

test('a file that somebody else has deleted is gone within a second', async () => {
  const { put, find, isFresh, advance, files } = world()
  await put('read')
  await put('quiet')
  await find('read')
  await find('quiet')
  await files.delete('read/320.webp')
  await files.delete('quiet/320.webp')
  advance(PICTURE_RECHECK_MS + 1)
  isFresh('read')
  await nextTurn()
  expect(isFresh('read')).toBe(false)
  advance(PICTURE_FRESH_MS)
  expect([isFresh('quiet'), await find('quiet'), await find('read')]).toEqual([false, false, false])
})

test('while a storage cannot be asked, nothing is known of a picture after a second', async () => {
  const { put, find, isFresh, advance, open } = world()
  await put('ab')
  await find('ab')
  open.mockRejectedValue(new Error('away'))
  advance(PICTURE_RECHECK_MS + 1)
  expect(isFresh('ab')).toBe(true)
  await nextTurn()
  advance(PICTURE_FRESH_MS)
  expect(isFresh('ab')).toBe(false)
  await expect(find('ab')).rejects.toThrow('away')
})

test('while a bucket is away, what is in memory is sent, and not everybody waits for it', async () => {
  const { put, find, advance, open, read, files } = world()
  await put('ab')
  await put('cd')
  await find('ab')
  await find('cd')
  const away = new StorageUnavailable('away', { isRefused: false })
  open.mockRejectedValue(away)
  read.mockRejectedValue(away)
  advance(PICTURE_FRESH_MS + 1)
  expect([await find('ab'), await find('cd'), open.mock.calls.length]).toEqual([true, true, 1])
  await expect(find('ef')).rejects.toThrow('away')
  advance(PICTURE_AWAY_MS)
  expect([await find('ab'), open.mock.calls.length]).toEqual([true, 2])
  open.mockRestore()
  await files.delete('ab/320.webp')
  advance(PICTURE_AWAY_MS)
  expect([await find('ab'), await find('cd')]).toEqual([false, true])
})

test('many who ask for one picture cause one reading', async () => {
  const { put, find, read } = world()
  await put('ab')
  expect(await Promise.all([find('ab'), find('ab'), find('ab')])).toEqual([true, true, true])
  expect(read).toHaveBeenCalledTimes(1)
})

test('many who ask for one again cause one look at its file', async () => {
  const { put, find, isFresh, advance, open } = world()
  await put('ab')
  await find('ab')
  advance(PICTURE_FRESH_MS + 1)
  expect(await Promise.all([find('ab'), find('ab'), find('ab')])).toEqual([true, true, true])
  expect(open).toHaveBeenCalledTimes(1)
  advance(PICTURE_RECHECK_MS + 1)
  const fresh = isFresh('ab')
  advance(PICTURE_FRESH_MS)
  expect([fresh, await find('ab')]).toEqual([true, true])
  expect(open).toHaveBeenCalledTimes(2)
})

test('a picture that is looked for while memory is cleared is looked for again', async () => {
  const { put, find, isFresh, advance, open } = world(20_000)
  await put('ab')
  await find('ab')
  advance(PICTURE_RECHECK_MS + 1)
  const look = Promise.withResolvers<StoredFile>()
  open.mockReturnValueOnce(look.promise)
  isFresh('ab')
  for (let number = 0; number < 20; number++) {
    await put(`other-${number}`)
    await find(`other-${number}`)
  }
  look.resolve({} as StoredFile)
  await nextTurn()
  advance(PICTURE_RECHECK_MS + 1)
  expect(isFresh('ab')).toBe(true)
  expect(open).toHaveBeenCalledTimes(2)
})

test('memory is bounded by bytes, and pictures that are read stay', async () => {
  const { put, find, isFresh, memory } = world(20_000)
  for (let number = 0; number < 50; number++) {
    await put(`each-${number}`)
    await find(`each-${number}`)
    expect(memory.size()).toBeLessThanOrEqual(20_000)
    isFresh('each-0')
  }
  expect([isFresh('each-0'), isFresh('each-1'), isFresh('each-49')]).toEqual([true, false, true])
})

test('one that is too large for it is sent and not kept', async () => {
  const { put, find, isFresh, memory } = world(20_000)
  await put('large', 3000)
  expect([await find('large'), isFresh('large'), memory.size()]).toEqual([true, false, 0])
})

test('a folder is dropped with its bytes', async () => {
  const { put, find, isFresh, memory } = world()
  await put('ab')
  await put('abc')
  await find('ab')
  await find('abc')
  memory.drop('ab')
  expect([isFresh('ab'), isFresh('abc'), memory.size()]).toEqual([false, true, 1100])
})

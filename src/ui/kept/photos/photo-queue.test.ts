import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, lateError, networkError } from '#ui/client/api-error.ts'
import { type KeptPhoto, type KeptPhotoRow, type PhotoStore, startPhotoQueue } from './photo-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const photoOf = (thing: string, name = `${thing}.jpg`): KeptPhoto => ({
  thing,
  name: thing,
  restaurantId: 'r1',
  key: `key ${name}`,
  at: 0,
  file: new File(['x'], name, { type: 'image/jpeg' }),
})
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

function world() {
  let rows: KeptPhotoRow[] = []
  let serial = 0
  const store: PhotoStore = {
    add: async (tab, photo) => {
      rows.push({ seq: (serial += 1), tab, photo })
      return serial
    },
    take: async (seq, tab) => void (rows = rows.map(row => (row.seq === seq ? { ...row, tab } : row))),
    drop: async seq => void (rows = rows.filter(row => row.seq !== seq)),
    list: async () => rows,
  }
  const listeners = new Set<() => void>()
  let isLost = true
  const time = { now: 0 }
  const link = {
    isLost: () => isLost,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const living = new Set<string>()
  const open = (tab: string) => {
    living.add(tab)
    const send = vi
      .fn<(photo: KeptPhoto, onProgress: (part: number) => void) => Promise<unknown>>()
      .mockResolvedValue({})
    const [onStored, onRefused, onOld] = [vi.fn(), vi.fn(), vi.fn()]
    const told = { onStored, onRefused, onOld }
    const queue = startPhotoQueue({
      store,
      link,
      tab,
      livingTabs: async () => living,
      send,
      ...told,
      now: () => time.now,
    })
    return { queue, send, ...told, sent: () => send.mock.calls.map(([photo]) => photo.file.name) }
  }
  return {
    open,
    time,
    kill: (tab: string) => living.delete(tab),
    kept: () => rows.map(({ photo }) => photo.file.name),
    signal: (has: boolean) => {
      isLost = !has
      for (const listener of listeners) listener()
    },
  }
}

test('without signal photos show at once and wait; with it they go in order, the newest of each thing', async () => {
  const { open, kept, signal } = world()
  const { queue, sent, onStored } = open('t1')
  await queue.put(photoOf('flan', 'old.jpg'))
  await queue.put(photoOf('tarta'))
  await queue.put(photoOf('flan', 'new.jpg'))
  expect(queue.view().get('flan')).toMatchObject({ state: 'waiting', file: { name: 'new.jpg' } })
  expect(sent()).toEqual([])
  signal(true)
  await pass()
  expect(sent()).toEqual(['tarta.jpg', 'new.jpg'])
  expect(onStored).toHaveBeenCalledTimes(2)
  expect(kept()).toEqual([])
  expect([...queue.view().values()].map(({ state }) => state)).toEqual(['ready', 'ready'])
  await pass(10_000)
  expect(queue.view().size).toBe(0)
})

test('a photo of a tab that was killed is taken up once, under the same key', async () => {
  const { open, kill, signal } = world()
  const first = open('t1')
  await first.queue.put(photoOf('flan'))
  first.queue.leave()
  kill('t1')
  signal(true)
  const { queue, send } = open('t2')
  await queue.takeUp()
  await open('t3').queue.takeUp()
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key flan.jpg' }), expect.any(Function))
})

test('after three tries that reached somebody it has not come, until somebody tries again', async () => {
  const { open, signal, kept } = world()
  const { queue, send } = open('t1')
  send.mockRejectedValue(lateError())
  signal(true)
  await queue.put(photoOf('flan'))
  await pass(60_000)
  expect(send).toHaveBeenCalledTimes(3)
  expect(queue.view().get('flan')?.state).toBe('failed')
  send.mockResolvedValue({})
  queue.again('flan')
  await pass()
  expect(kept()).toEqual([])
})

test('a lost signal is no try, however often; a refusal is told and over', async () => {
  const { open, signal, kept } = world()
  const { queue, send, onRefused } = open('t1')
  send.mockImplementation(async () => {
    signal(false)
    throw networkError()
  })
  await queue.put(photoOf('flan'))
  for (let round = 0; round < 4; round++) {
    signal(true)
    await pass(60_000)
  }
  expect([send.mock.calls.length, queue.view().get('flan')?.state]).toEqual([4, 'waiting'])
  send.mockRejectedValue(new ApiError({ status: 404, code: 'not_found', message: '' }))
  signal(true)
  await pass()
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(kept()).toEqual([])
})

test('how far it is shows as it goes; a minute after its last byte it is slow', async () => {
  const { open, signal } = world()
  const { queue, send } = open('t1')
  const { promise, resolve } = Promise.withResolvers<unknown>()
  send.mockImplementationOnce((_, onProgress) => {
    onProgress(0.62)
    onProgress(0.621)
    return promise.then(() => onProgress(1))
  })
  send.mockImplementationOnce((_, onProgress) => {
    onProgress(1)
    return new Promise(() => {})
  })
  signal(true)
  await queue.put(photoOf('flan'))
  await queue.put(photoOf('tarta'))
  await pass()
  expect(queue.view().get('flan')).toMatchObject({ state: 'sending', part: 0.62 })
  resolve({})
  await pass()
  expect(queue.view().get('tarta')).toMatchObject({ state: 'sending', part: 1 })
  await pass(61_000)
  expect(queue.view().get('tarta')?.state).toBe('slow')
})

test('what waited for 30 days is told and gone', async () => {
  const { open, kill, kept, time } = world()
  const first = open('t1')
  await first.queue.put(photoOf('flan'))
  first.queue.leave()
  kill('t1')
  time.now = 31 * 24 * 3_600_000
  const { queue, onOld } = open('t2')
  await queue.takeUp()
  expect(onOld).toHaveBeenCalledTimes(1)
  expect([kept(), queue.view().size]).toEqual([[], 0])
})

test('one that is given up is neither sent nor told', async () => {
  const { open, signal, kept } = world()
  const { queue, sent, onRefused } = open('t1')
  await queue.put(photoOf('flan'))
  await queue.put(photoOf('tarta'))
  await queue.giveUp('flan')
  expect(kept()).toEqual(['tarta.jpg'])
  await queue.discard()
  signal(true)
  await pass()
  expect([kept(), sent(), onRefused.mock.calls]).toEqual([[], [], []])
})

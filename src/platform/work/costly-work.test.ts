import { expect, test, vi } from 'vitest'
import { createCostlyWork, type Order } from './costly-work.ts'
import { runHere } from './task.ts'

/** Work that ends when it is told to. */
function world() {
  const work = createCostlyWork(runHere(undefined))
  const running: { ownerId: string; end: () => void }[] = []
  const begin = (order: Order): Promise<string> =>
    work(order, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const place = { ownerId: order.ownerId, end: () => void resolve(void running.splice(running.indexOf(place), 1)) }
      running.push(place)
      await promise
      return 'done'
    }).catch((error: { status?: number; retryAfterS?: number }) => `${error.status} ${error.retryAfterS}`)
  const owners = () => running.map(({ ownerId }) => ownerId)
  return { begin, running, owners }
}

test('one of an owner runs, two in all; who has much to do waits behind everybody else', async () => {
  const { begin, running, owners } = world()
  const all = ['greedy', 'greedy', 'greedy', 'other', 'third'].map(ownerId => begin({ ownerId }))
  await vi.waitFor(() => expect(owners()).toEqual(['greedy', 'other']))
  running[0]?.end()
  await vi.waitFor(() => expect(owners()).toEqual(['other', 'third']))
  running[0]?.end()
  await vi.waitFor(() => expect(owners()).toEqual(['third', 'greedy']))
  for (let left = 3; left > 0; left--) {
    await vi.waitFor(() => expect(running.length).toBeGreaterThan(0))
    running[0]?.end()
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: 5 }, () => 'done'))
})

test('who has used much of the threads stands behind: one at a time, and marked as heavy, until that has come back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const seen: boolean[] = []
    const work = createCostlyWork(async (_task, _input, options) => {
      seen.push(options?.isHeavy ?? false)
      options?.used(700)
      return undefined as never
    })
    const task = (ownerId: string) => work({ ownerId }, run => run({ name: 'any', run: () => null }, null))
    for (let at = 0; at < 3; at++) await task('greedy')
    await task('other')
    expect(seen).toEqual([false, false, true, false])
    vi.advanceTimersByTime(12_000)
    await task('greedy')
    expect(seen.at(-1)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('what has not begun in its time is refused: 503 after two seconds, or as the order says', async () => {
  vi.useFakeTimers()
  try {
    const { begin, running, owners } = world()
    const first = begin({ ownerId: 'one' })
    const answers: string[] = []
    const waits = [begin({ ownerId: 'one' }), begin({ ownerId: 'one', waitMs: 8000 })]
    const patient = begin({ ownerId: 'one', waitMs: Number.POSITIVE_INFINITY })
    for (const wait of waits) void wait.then(answer => answers.push(answer))
    await vi.advanceTimersByTimeAsync(1999)
    expect([owners(), answers]).toEqual([['one'], []])
    await vi.advanceTimersByTimeAsync(1)
    expect(answers).toEqual(['503 5'])
    await vi.advanceTimersByTimeAsync(6000)
    expect(answers).toEqual(['503 5', '503 5'])
    running[0]?.end()
    await vi.advanceTimersByTimeAsync(0)
    running[0]?.end()
    expect(await Promise.all([first, patient])).toEqual(['done', 'done'])
  } finally {
    vi.useRealTimers()
  }
})

import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

/** Tasks that end when the test tells them to. */
function works(gate: ReturnType<typeof createGate>, count: number) {
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const results = Array.from({ length: count }, (_, n) =>
    gate(async () => {
      most = Math.max(most, ++running)
      await new Promise<void>(end => ends.push(end))
      running--
      return n
    }),
  )
  /** Lets waiting tasks begin, ends the first, lets the next begin. */
  const endOne = async () => {
    await new Promise(setImmediate)
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  const endAll = async () => {
    do await endOne()
    while (ends.length > 0)
  }
  return { results, endOne, endAll, most: () => most, running: () => running }
}

test('the limit runs at once, the others wait, and all finish', async () => {
  const { results, endAll, most } = works(createGate({ atOnce: 2, queue: 10 }), 7)
  await endAll()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(most()).toBe(2)
})

test('the longest waiting task gets the free place, before any new one', async () => {
  const gate = createGate({ atOnce: 1, queue: 10 })
  const first = works(gate, 2)
  await first.endOne()
  const second = works(gate, 1)
  await new Promise(setImmediate)
  expect([first.running(), second.running()]).toEqual([1, 0])
  await first.endAll()
  await second.endAll()
  expect(await Promise.all([...first.results, ...second.results])).toEqual([0, 1, 0])
})

test('one more than the queue holds gets 503 with a time to try again', async () => {
  const { results, endAll } = works(createGate({ atOnce: 1, queue: 2 }), 4)
  await expect(results[3]).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfterS: 5 })
  await endAll()
  expect(await Promise.all(results.slice(0, 3))).toEqual([0, 1, 2])
})

test('a failed task frees its place', async () => {
  const gate = createGate({ atOnce: 1, queue: 0 })
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(async () => 'next')).toBe('next')
})

test('what has not begun in time leaves the queue, with the reason; the others keep their order', async () => {
  const gate = createGate({ atOnce: 1, queue: 2 })
  const late = new AbortController()
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = gate(async () => promise, late.signal)
  const waiting = gate(async () => void order.push('too late'), late.signal)
  const other = gate(async () => void order.push('in time'))
  late.abort(new Error('late'))
  await expect(waiting).rejects.toThrow('late')
  await expect(gate(async () => undefined, late.signal)).rejects.toThrow('late')
  const next = gate(async () => void order.push('its place is free'))
  resolve()
  await Promise.all([running, other, next])
  expect(order).toEqual(['in time', 'its place is free'])
})

import { expect, test } from 'vitest'
import { createKeyedGate } from './keyed-gate.ts'

test('a key that is full refuses with 429, and says to come again in a second; other keys work', async () => {
  const run = createKeyedGate({ atOnce: 1, queue: 1 })
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = run(['ana', 'casa'], () => promise)
  const second = run(['ana', 'casa'], async () => 2)
  await expect(run(['ana'], async () => 3)).rejects.toMatchObject({ status: 429, code: 'busy', retryAfterS: 1 })
  await expect(run(['luis'], async () => 4)).resolves.toBe(4)
  resolve()
  await first
  await expect(second).resolves.toBe(2)
  await expect(run(['ana'], async () => 5)).resolves.toBe(5)
})

test('work that fails gives its places back', async () => {
  const run = createKeyedGate({ atOnce: 1, queue: 0 })
  await expect(run(['a', 'b'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(run(['b', 'a'], async () => 1)).resolves.toBe(1)
  await expect(run([], async () => 2)).resolves.toBe(2)
})

import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

test('what fits runs, the rest waits in order, and a cost above all runs alone', async () => {
  const run = createBudget(10)
  const order: string[] = []
  const works = [4, 6, 1, 30, 2].map((cost, index) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const done = run(cost, async () => {
      order.push(`+${index}`)
      await promise
      order.push(`-${index}`)
    })
    return { resolve, done }
  })
  const end = async (index: number) => {
    works[index]!.resolve()
    await works[index]!.done
    await new Promise(setImmediate)
  }
  await new Promise(setImmediate)
  expect(order).toEqual(['+0', '+1'])
  for (const index of [0, 1, 2, 3, 4]) await end(index)
  expect(order).toEqual(['+0', '+1', '-0', '+2', '-1', '-2', '+3', '-3', '+4', '-4'])
})

test('what has not begun in time is thrown out, and what waited behind it may begin', async () => {
  const run = createBudget(10)
  const late = new AbortController()
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = run(6, () => promise)
  const large = run(8, async () => 'large', late.signal)
  const small = run(4, async () => 'small')
  late.abort(new Error('late'))
  await expect(large).rejects.toThrow('late')
  expect(await small).toBe('small')
  resolve()
  await first
})

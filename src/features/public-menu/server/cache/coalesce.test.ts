import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('a call never shares a run that began before it, and calls that wait share one', async () => {
  let runs = 0
  const gates: (() => void)[] = []
  const run = coalesce(() => {
    const number = ++runs
    return new Promise<number>(resolve => gates.push(() => resolve(number)))
  })
  const first = run()
  const second = run()
  const third = run()
  expect(runs).toBe(1)
  gates[0]?.()
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(runs).toBe(2)
  gates[1]?.()
  expect(await second).toBe(2)
  expect(await third).toBe(2)
  const fourth = run()
  expect(runs).toBe(3)
  gates[2]?.()
  expect(await fourth).toBe(3)
})

test('a run that fails does not stop the next one', async () => {
  let runs = 0
  const run = coalesce(async () => {
    if (++runs === 1) throw new Error('away')
    return 'there'
  })
  const first = run()
  const second = run()
  await expect(first).rejects.toThrow('away')
  await expect(second).resolves.toBe('there')
})

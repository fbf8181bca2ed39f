import { getPriority } from 'node:os'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { createWorkerPool } from './worker-pool.ts'
import { double, endless, fail, hungry, priority, spend, unknown, whichThread } from './worker.testing.ts'

function pool(given: { timeoutMs?: number; heapMb?: number } = {}) {
  const made = createWorkerPool({
    file: join(import.meta.dirname, 'worker.testing.ts'),
    data: {},
    log: silentLog,
    ...given,
  })
  onTestFinished(made.close)
  return made
}

test('tasks run on other threads, in turn, and bytes come back', async () => {
  const { run } = pool()
  const seen = await Promise.all(Array.from({ length: 6 }, () => run(whichThread, null)))
  expect(seen).not.toContain(threadId)
  expect(new Set(seen).size).toBeLessThanOrEqual(2)
  expect([...(await run(double, new Uint8Array([1, 2, 3])))]).toEqual([2, 4, 6])
})

test('heavy tasks have the thread that stands behind all others; what they cost is told', async () => {
  const { run } = pool()
  const costs: number[] = []
  const heavy = { isHeavy: true, used: (cpuMs: number) => void costs.push(cpuMs) }
  const [first, ...ofHeavy] = await Promise.all([run(spend, 5), run(spend, 30, heavy), run(spend, 5, heavy)])
  expect(new Set(ofHeavy).size).toBe(1)
  expect(ofHeavy).not.toContain(first)
  const own = getPriority()
  expect(await Promise.all([run(priority, null), run(priority, null, heavy)])).toEqual([
    Math.max(own, 4),
    Math.max(own, 15),
  ])
  expect(costs).toHaveLength(3)
  expect(costs[0]).toBeGreaterThanOrEqual(30)
})

test('a task that throws rejects with its message, and its thread goes on', async () => {
  const { run } = pool()
  const before = await run(whichThread, null)
  await expect(run(fail, 'no such dish')).rejects.toThrow('no such dish')
  await expect(run(unknown, null)).rejects.toThrow('this thread has no task "unknown"')
  expect(await run(whichThread, null)).toBe(before)
})

test('a task without end is stopped, one that takes all memory too; another thread takes their place', async () => {
  const { run } = pool({ timeoutMs: 2500, heapMb: 24 })
  const before = await run(whichThread, null)
  await expect(run(endless, null)).rejects.toMatchObject({
    status: 503,
    cause: { message: '"endless" took longer than 2500 ms' },
  })
  await expect(run(hungry, null)).rejects.toMatchObject({ status: 503, retryAfterS: 5 })
  expect(await run(whichThread, null)).toBeGreaterThan(before)
})

test('what runs or waits when the process ends is rejected', async () => {
  const { run, close } = pool()
  const left = [run(endless, null), run(whichThread, null)].map(each => each.catch((error: Error) => error.message))
  await close()
  expect(await Promise.all(left)).toEqual(['the process is ending', 'the process is ending'])
})

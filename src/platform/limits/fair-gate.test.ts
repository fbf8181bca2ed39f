import { expect, test, vi } from 'vitest'
import { createFairGate } from './fair-gate.ts'

const late = () => new Error('late')
const patient = { forMs: 60_000, late }
const settle = () => new Promise<void>(resolve => setImmediate(resolve))

/** Enters in the background, and notes who has got in. */
function doorOf(gate: ReturnType<typeof createFairGate>) {
  const inside: string[] = []
  const leaves = new Map<string, () => void>()
  const enter = (key: string, name: string) =>
    void gate.enter(key, patient).then(leave => {
      inside.push(name)
      leaves.set(name, leave)
    })
  const leave = async (name: string) => {
    leaves.get(name)?.()
    await settle()
  }
  return { inside, enter, leave }
}

test('keys take turns, however many wait for one of them; within a key in order', async () => {
  const { inside, enter, leave } = doorOf(createFairGate({ atOnce: 1, perKey: () => 1 }))
  for (const name of ['a1', 'a2', 'a3']) enter('a', name)
  for (const name of ['b1', 'b2']) enter('b', name)
  enter('c', 'c1')
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    await settle()
    expect(inside.at(-1)).toBe(name)
    await leave(name)
  }
  expect(inside).toHaveLength(6)
})

test('one key has only its own places, and a free one goes to another key', async () => {
  const { inside, enter, leave } = doorOf(createFairGate({ atOnce: 3, perKey: key => (key === 'a' ? 1 : 3) }))
  enter('a', 'a1')
  enter('a', 'a2')
  enter('b', 'b1')
  await settle()
  expect(inside).toEqual(['a1', 'b1'])
  await leave('a1')
  expect(inside).toEqual(['a1', 'b1', 'a2'])
})

test('a place is given back once only', async () => {
  const gate = createFairGate({ atOnce: 1, perKey: () => 1 })
  const leave = await gate.enter('a', patient)
  leave()
  leave()
  const { inside, enter } = doorOf(gate)
  enter('a', 'a1')
  enter('b', 'b1')
  await settle()
  expect(inside).toEqual(['a1'])
})

test('who has waited too long is refused and leaves the queue; one more than may wait is refused at once', async () => {
  vi.useFakeTimers()
  try {
    const refusal = () => new Error('full')
    const gate = createFairGate({ atOnce: 1, perKey: () => 1, waiting: { perKey: 1, refusal } })
    const leave = await gate.enter('a', patient)
    const waiting = gate.enter('a', { forMs: 1000, late })
    await expect(gate.enter('a', patient)).rejects.toThrow('full')
    const refused = waiting.catch((error: Error) => error.message)
    vi.advanceTimersByTime(1000)
    expect(await refused).toBe('late')
    const next = gate.enter('b', patient)
    leave()
    await expect(next).resolves.toBeTypeOf('function')
  } finally {
    vi.useRealTimers()
  }
})

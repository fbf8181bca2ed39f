import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ahead } from './ahead.ts'

/** What is being worked on, with the end of each in the test's hand. */
function world() {
  const begun: number[] = []
  const ends = Array.from({ length: 9 }, () => Promise.withResolvers<string>())
  async function* items() {
    for (let n = 0; n < ends.length; n++) yield n
  }
  const work = (n: number) => {
    begun.push(n)
    return ends[n]!.promise
  }
  return { begun, ends, results: ahead(items(), 3, work) }
}

test('a few items are worked on at once, and the results come in their order', async () => {
  const { begun, ends, results } = world()
  const first = results.next()
  await nextTurn()
  expect(begun).toEqual([0, 1, 2])
  for (const [n, end] of [...ends.entries()].toReversed()) end.resolve(`done ${n}`)
  expect((await first).value).toBe('done 0')
  expect(await Array.fromAsync(results)).toEqual(Array.from({ length: 8 }, (_, n) => `done ${n + 1}`))
})

test('after a failure nothing more begins, and what is running comes to its end first', async () => {
  const { begun, ends, results } = world()
  let isTold = false
  const told = results.next().catch((error: Error) => {
    isTold = true
    return error.message
  })
  await nextTurn()
  ends[0]!.reject(new Error('no room'))
  await nextTurn()
  expect(isTold).toBe(false)
  ends[1]!.resolve('done 1')
  ends[2]!.reject(new Error('neither'))
  expect(await told).toBe('no room')
  expect(begun).toEqual([0, 1, 2])
})

import { leavingQueue } from './leaving-queue.ts'

/**
 * Runs work when its cost fits beside the running work; waiting work keeps its order. What has not begun when `beginBy`
 * aborts leaves the queue, and the signal's reason is thrown.
 */
export type Budget = <T>(cost: number, work: () => Promise<T>, beginBy?: AbortSignal) => Promise<T>

/** Work with a cost above `total` runs alone. */
export function createBudget(total: number): Budget {
  const waiting: { cost: number; start: () => void }[] = []
  let spent = 0

  const fits = (cost: number): boolean => spent === 0 || spent + cost <= total
  const startWhatFits = (): void => {
    for (let next = waiting[0]; next && fits(next.cost); next = waiting[0]) {
      waiting.shift()
      spent += next.cost
      next.start()
    }
  }

  return async (cost, work, beginBy) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const place = { cost, start: resolve }
    waiting.push(place)
    startWhatFits()
    await leavingQueue(waiting, { place, started: promise, beginBy }).catch((error: unknown) => {
      // What waited behind it may fit now.
      startWhatFits()
      throw error
    })
    try {
      return await work()
    } finally {
      spent -= cost
      startWhatFits()
    }
  }
}

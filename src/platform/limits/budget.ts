/** Runs work when its cost fits beside what runs; what waits keeps its order. */
export type Budget = <T>(cost: number, work: () => Promise<T>) => Promise<T>

/** A cost above `total` runs when nothing else does. */
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

  return async (cost, work) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ cost, start: resolve })
    startWhatFits()
    await promise
    try {
      return await work()
    } finally {
      spent -= cost
      startWhatFits()
    }
  }
}

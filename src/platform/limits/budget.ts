/** Runs work when its cost fits beside the running work; waiting work keeps its order. */
export type Budget = <T>(cost: number, work: () => Promise<T>) => Promise<T>

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

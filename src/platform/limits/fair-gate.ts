/** How long to wait for a place, and what is thrown when none has come by then. */
export type Patience = { forMs: number; late: () => Error }

export type FairGate = {
  /** Waits for a place of this key. Resolves to the function that gives it back. */
  enter(key: string, patience: Patience): Promise<() => void>
}

export type FairGateSettings = {
  /** Places in all. */
  atOnce: number
  /** Places that one key may have at the same time. */
  perKey: (key: string) => number
  /** How many may wait for one key; one more throws `refusal`. Without a bound when absent. */
  waiting?: { perKey: number; refusal: () => Error }
}

type Place = { start: () => void }

/**
 * A gate whose keys take turns: however many wait for one key, a place that becomes free goes to the key that has had
 * none for longest. Within a key, in order.
 */
export function createFairGate({ atOnce, perKey, waiting: bound }: FairGateSettings): FairGate {
  const running = new Map<string, number>()
  /** In the order of their turns. */
  const queues = new Map<string, Place[]>()
  let total = 0

  const runningOf = (key: string): number => running.get(key) ?? 0
  const isFree = (key: string): boolean => total < atOnce && runningOf(key) < perKey(key)

  function take(key: string): void {
    total++
    running.set(key, runningOf(key) + 1)
  }

  function leave(key: string): void {
    total--
    const left = runningOf(key) - 1
    if (left === 0) running.delete(key)
    else running.set(key, left)
    startNext()
  }

  function startNext(): void {
    for (const [key, queue] of queues) {
      if (!isFree(key)) continue
      const next = queue.shift()
      // Its next turn comes after those of all others.
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      if (!next) continue
      take(key)
      next.start()
      return
    }
  }

  function wait(key: string, { forMs, late }: Patience): Promise<void> {
    const queue = queues.get(key) ?? []
    if (bound && queue.length >= bound.perKey) throw bound.refusal()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place: Place = {
      start: () => {
        clearTimeout(timer)
        resolve()
      },
    }
    const timer = setTimeout(() => {
      const at = queue.indexOf(place)
      if (at >= 0) queue.splice(at, 1)
      if (queue.length === 0) queues.delete(key)
      reject(late())
    }, forMs)
    timer.unref()
    queue.push(place)
    queues.set(key, queue)
    return promise
  }

  return {
    enter: async (key, patience) => {
      if (isFree(key) && !queues.has(key)) take(key)
      else await wait(key, patience)
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        leave(key)
      }
    },
  }
}

import type { JobWithMetadata, PgBoss } from 'pg-boss'

/** The due poll wakes workers long before; this is for a process in which even that has failed. */
const OWN_POLL_S = 300
const WORK = {
  batchSize: 1,
  includeMetadata: true,
  pollingIntervalSeconds: OWN_POLL_S,
  notifyPollingIntervalSeconds: OWN_POLL_S,
} as const

type Worker = { id: string; isBusy: boolean }

export type QueueWorkers = {
  /** Starts this number of workers of a queue. Each looks for a job at once, then sleeps until it is woken. */
  start(name: string, atOnce: number, run: (taken: JobWithMetadata) => Promise<void>): Promise<void>
  /** Says that a queue has work: wakes one worker that is not busy. */
  wake(name: string): void
}

/**
 * Workers of pg-boss, which by itself takes one job for each wake-up and lets every notification wake all workers of a
 * queue. Here a worker that has taken a job wakes the next one, for there may be more, and after it looks again: so
 * all are busy until the queue is empty, and a single job wakes two.
 */
export function createQueueWorkers(boss: PgBoss): QueueWorkers {
  const queues = new Map<string, Worker[]>()

  function wake(name: string): void {
    const idle = queues.get(name)?.find(({ isBusy }) => !isBusy)
    // A worker that is just looking looks once more.
    if (idle) boss.notifyWorker(idle.id)
  }

  return {
    wake,
    start: async (name, atOnce, run) => {
      const workers: Worker[] = []
      queues.set(name, workers)
      for (let n = 0; n < atOnce; n++) {
        const worker: Worker = { id: '', isBusy: false }
        workers.push(worker)
        worker.id = await boss.work<object, void, typeof WORK>(name, WORK, async ([taken]) => {
          if (!taken) return
          worker.isBusy = true
          wake(name)
          try {
            await run(taken)
          } finally {
            worker.isBusy = false
            boss.notifyWorker(worker.id)
          }
        })
      }
    },
  }
}

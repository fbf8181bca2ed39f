import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log/log.ts'
import { stopRequested } from './shutdown.ts'

/** What a worker tells its parent when it answers calls. */
const READY = 'ready'
/** A worker that ends at once, again and again, must not take the processor from the others. */
const RESTART_MS = 1_000

/** True in a process that `runWorkers` has started. */
export const { isWorker } = cluster

/** Of several workers one writes what a start says to people. */
export const isFirstWorker = (): boolean => cluster.worker === undefined || cluster.worker.id === 1

export function tellParentReady(): void {
  if (isWorker) process.send?.(READY)
}

/**
 * Runs this program so many times behind one port (`WORKERS`, 3-decisions §9); this process only watches. The first one
 * migrates, and others follow when it answers; one that ends by itself is replaced. A signal is passed on, and the
 * process exits when all have ended. Exits with the status of the first when that cannot start.
 */
export async function runWorkers(count: number, log: Log): Promise<never> {
  let isEnding = false
  const start = (): Worker => {
    const worker = cluster.fork()
    worker.on('exit', (code, signal) => isEnding || void replace({ code, signal }))
    return worker
  }
  const replace = async (ended: { code: number | null; signal: string | null }): Promise<void> => {
    log.error(ended, 'a worker has ended and is started again')
    await wait(RESTART_MS)
    if (!isEnding) start()
  }
  const requested = stopRequested().then(() => {
    isEnding = true
  })
  const first = cluster.fork()
  const [said] = (await Promise.race([once(first, 'message'), once(first, 'exit'), requested])) ?? []
  if (said !== READY && !isEnding) process.exit(Number(said) || 1)
  first.on('exit', (code, signal) => isEnding || void replace({ code, signal }))
  for (let started = 1; started < count && !isEnding; started++) start()
  await requested
  const workers = Object.values(cluster.workers ?? {}).flatMap(worker => (worker && !worker.isDead() ? [worker] : []))
  const ended = workers.map(worker => once(worker, 'exit'))
  for (const worker of workers) worker.process.kill('SIGTERM')
  await Promise.all(ended)
  process.exit(0)
}

import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { findDueQueues } from './due.store.ts'

type Settings = {
  db: Db
  log: Log
  names: readonly string[]
  /** From the end of one look to the next. */
  everyMs: number
  /** Called with each queue that has work. */
  wake: (name: string) => void
}
export type DuePoll = {
  /** Looks at once, as after notifications may have been lost. */
  look(): Promise<void>
  stop(): void
}

/**
 * Finds work that nobody was notified of: whose notification got lost, or that has become due since. One statement for
 * all queues of the process, the first after `everyMs`. While the database is away it goes on looking; the first
 * failure is logged.
 */
export function startDuePoll({ db, log, names, everyMs, wake }: Settings): DuePoll {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | undefined
  let [isFailing, isStopped] = [false, false]

  async function find(): Promise<void> {
    try {
      for (const name of await findDueQueues(db, names)) wake(name)
      isFailing = false
    } catch (err) {
      // At the end of a process its database goes away.
      if (!isFailing && !isStopped) log.warn({ err }, 'jobs: cannot see what is due')
      isFailing = true
    }
  }

  function lookLater(): void {
    if (!isStopped) timer = setTimeout(() => void look(), everyMs).unref()
  }

  function look(): Promise<void> {
    clearTimeout(timer)
    current ??= find().finally(() => {
      current = undefined
      lookLater()
    })
    return current
  }

  lookLater()
  return {
    look: async () => {
      // A look that has begun may have missed what is asked for.
      await current
      if (!isStopped) await look()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

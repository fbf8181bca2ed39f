/** A thread of the process that reads. That process may be busy in a loop and not notice that nobody waits any more. */
import { workerData } from 'node:worker_threads'
import { SECOND_MS } from '#shared/time.ts'
import { endAll } from './end-all.ts'

/** The process that asked, while it lives; afterwards the system names another one. */
const { asker } = workerData as { asker: number }

setInterval(() => {
  if (process.ppid !== asker) endAll()
}, SECOND_MS)

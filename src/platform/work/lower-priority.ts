import { getPriority, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

/** What the pool gives each of its threads, beside its data. */
export type WithNice = { nice: number }

// For the first line of a thread's file: what it loads costs more than most tasks. On Linux, a priority is a thread's;
// elsewhere the whole process's. It is never raised, which only root may.
const { nice = 0 } = (workerData ?? {}) as Partial<WithNice>
if (process.platform === 'linux' && nice > getPriority()) setPriority(nice)

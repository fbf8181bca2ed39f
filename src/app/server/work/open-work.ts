import { join } from 'node:path'
import type { Log } from '#platform/log/log.ts'
import { type CostlyWork, createCostlyWork } from '#platform/work/costly-work.ts'
import { runHere } from '#platform/work/task.ts'
import { createWorkerPool } from '#platform/work/worker-pool.ts'
import type { Frontend } from '../frontend.ts'

const WORKER = join(import.meta.dirname, 'worker.ts')

export type OpenWork = { work: CostlyWork; close(): Promise<void> }

/** The gate of costly work: on worker threads where the components are built, on this one where Vite makes them. */
export function openWork({ components, renderer }: Pick<Frontend, 'components' | 'renderer'>, log: Log): OpenWork {
  if (components === undefined) return { work: createCostlyWork(runHere({ renderer })), close: async () => undefined }
  const { run, close } = createWorkerPool({ file: WORKER, data: { components }, log })
  return { work: createCostlyWork(run), close }
}

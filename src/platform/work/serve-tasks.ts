import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Task } from './task.ts'

/** What the pool sends to its thread, and gets back. */
export type Asked = { name: string; input: unknown }
export type Answered = { result: unknown } | { failure: { message: string; stack: string | undefined } }

/**
 * A little behind the thread that answers everybody; lower still, and other programs of a busy machine would keep
 * diners waiting for new pages. On Linux, a priority is a thread's; elsewhere the whole process's.
 */
const LOWER_PRIORITY = 4

/** Runs the tasks that the pool of the main thread asks for, one at a time. For the file of a worker thread. */
export function serveTasks(tasks: readonly Task<never, unknown, never>[], context: unknown): void {
  const byName = new Map(tasks.map(task => [task.name, task as Task<unknown, unknown>]))
  const run = async ({ name, input }: Asked): Promise<Answered> => {
    try {
      const task = byName.get(name)
      if (!task) throw new Error(`this thread has no task "${name}"`)
      return { result: await task.run(input, context) }
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      return { failure: { message, stack } }
    }
  }
  if (process.platform === 'linux') setPriority(LOWER_PRIORITY)
  parentPort?.on('message', (asked: Asked) => void run(asked).then(answered => parentPort?.postMessage(answered)))
}

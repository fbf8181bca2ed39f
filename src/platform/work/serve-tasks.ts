import { parentPort } from 'node:worker_threads'
import type { Task } from './task.ts'

/** What the pool sends to its thread, and gets back. */
export type Asked = { name: string; input: unknown }
export type Answered = ({ result: unknown } | { failure: { message: string; stack: string | undefined } }) & {
  /** Processor time of the thread. */
  cpuMs: number
}

/** Runs the tasks that the pool of the main thread asks for, one at a time. For the file of a worker thread. */
export function serveTasks(tasks: readonly Task<never, unknown, never>[], context: unknown): void {
  const byName = new Map(tasks.map(task => [task.name, task as Task<unknown, unknown>]))
  const cpuMs = (since?: NodeJS.CpuUsage): number => {
    const { user, system } = process.threadCpuUsage(since)
    return (user + system) / 1000
  }
  const run = async ({ name, input }: Asked): Promise<Answered> => {
    const before = process.threadCpuUsage()
    try {
      const task = byName.get(name)
      if (!task) throw new Error(`this thread has no task "${name}"`)
      return { result: await task.run(input, context), cpuMs: cpuMs(before) }
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error))
      return { failure: { message, stack }, cpuMs: cpuMs(before) }
    }
  }
  parentPort?.on('message', (asked: Asked) => void run(asked).then(answered => parentPort?.postMessage(answered)))
}

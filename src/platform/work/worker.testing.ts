import '#platform/work/lower-priority.ts'
import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'
import type { Task } from './task.ts'

/** Tasks of the pool's own tests, and the file of their thread. */
export const double: Task<Uint8Array, Uint8Array> = { name: 'double', run: bytes => bytes.map(each => each * 2) }
export const whichThread: Task<null, number> = { name: 'which-thread', run: () => threadId }
export const priority: Task<null, number> = { name: 'priority', run: () => getPriority() }
/** Uses so many milliseconds of its thread's processor. */
export const spend: Task<number, number> = {
  name: 'spend',
  run: ms => {
    for (const before = process.threadCpuUsage(); process.threadCpuUsage(before).user < ms * 1000; );
    return threadId
  },
}
export const fail: Task<string, never> = {
  name: 'fail',
  run: message => {
    throw new Error(message)
  },
}
export const endless: Task<null, never> = {
  name: 'endless',
  run: () => {
    for (;;);
  },
}
export const hungry: Task<null, number> = {
  name: 'hungry',
  run: () => {
    const held: string[][] = []
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => `${index}`))
  },
}
export const unknown: Task<null, null> = { name: 'unknown', run: () => null }

serveTasks([double, whichThread, priority, spend, fail, endless, hungry], undefined)

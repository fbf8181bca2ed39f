import type { TaskName } from './picture-tasks.ts'

/** Nice value: pages and calls come first, but a picture still ends in time on a busy machine. */
export const PRIORITY = 5
/** A decoder that takes memory needs some milliseconds for each 100 MB. */
export const CHECK_EVERY_MS = 50

/** What one task may take; the process looks at both itself. */
export type TaskLimits = {
  /** Processor time of the task: a busy machine is no fault of the picture. */
  cpuMs: number
  /** Bytes of the whole process. */
  memory: number
}

export type ToWorker = { kind: 'run'; name: TaskName; input: unknown } | { kind: 'abort' }
export type FromWorker =
  /** `memory`: bytes that the process has now. */
  | { kind: 'done'; result: unknown; memory: number }
  | { kind: 'failed'; message: string; memory: number }
  | { kind: 'too much'; what: 'time' | 'memory' }

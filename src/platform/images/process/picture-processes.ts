import { availableParallelism } from 'node:os'
import { createGate } from '#platform/limits/gate.ts'
import { type ChildLimits, type PictureChild, startPictureChild } from './picture-child.ts'
import type { InputOf, ResultOf, TaskName } from './picture-tasks.ts'

/** Decodes and encodes pictures outside this process. */
export type PictureProcesses = {
  /**
   * Runs a task; one that must wait for a process waits. Throws what the decoder throws, `PictureLimitError` when it
   * took too much, `PictureCrashError` when the decoder crashed, 503 when its process was ended from outside, and the
   * signal's reason before the next step.
   */
  run<Name extends TaskName>(name: Name, input: InputOf<Name>, signal?: AbortSignal): Promise<ResultOf<Name>>
  /** Of the processes that run now. */
  pids(): number[]
}

type Settings = ChildLimits & {
  /** Processes at the same time; each does one task. */
  atOnce: number
  /** A process that has done so many tasks is replaced, and so is one that keeps so many bytes. */
  tasksMax: number
  keptMemory: number
  /** A process without work is ended after this time. */
  idleMs: number
}

/**
 * One more process than cores, so that a share picture does not wait for photos (3-decisions §6). A browser waits a
 * minute for its picture; one that needs more memory than twice the budget of all was not what its header said.
 */
export const PICTURE_PROCESSES: Settings = {
  atOnce: availableParallelism() + 1,
  cpuMs: 60_000,
  answerMs: 240_000,
  memory: 1_000_000_000,
  tasksMax: 100,
  keptMemory: 250_000_000,
  idleMs: 20_000,
}

/** Starts processes when they are needed, and replaces those that have ended, are old or have grown. */
export function createPictureProcesses(given: Partial<Settings> = {}): PictureProcesses {
  const settings: Settings = { ...PICTURE_PROCESSES, ...given }
  const gate = createGate({ atOnce: settings.atOnce, queue: Number.POSITIVE_INFINITY })
  const running = new Set<PictureChild>()
  const idle = new Map<PictureChild, NodeJS.Timeout>()

  /** The one that worked last, so that the others are ended. */
  function take(): PictureChild {
    for (const [child, timer] of [...idle].toReversed()) {
      clearTimeout(timer)
      idle.delete(child)
      if (child.isAlive) return child
      running.delete(child)
    }
    return startPictureChild(settings)
  }
  function end(child: PictureChild): void {
    idle.delete(child)
    running.delete(child)
    child.end()
  }
  function giveBack(child: PictureChild): void {
    if (!child.isAlive || child.tasks >= settings.tasksMax || child.memory > settings.keptMemory) return end(child)
    idle.set(child, setTimeout(() => end(child), settings.idleMs).unref())
  }

  function run<Name extends TaskName>(name: Name, input: InputOf<Name>, signal?: AbortSignal): Promise<ResultOf<Name>> {
    const work = async (): Promise<ResultOf<Name>> => {
      const child = take()
      running.add(child)
      try {
        return await child.run(name, input, signal)
      } finally {
        giveBack(child)
      }
    }
    return gate(work)
  }
  const pids = (): number[] => [...running].flatMap(({ pid, isAlive }) => (isAlive && pid !== undefined ? [pid] : []))
  return { run, pids }
}

/** Those of this program. */
export const pictureProcesses = createPictureProcesses()

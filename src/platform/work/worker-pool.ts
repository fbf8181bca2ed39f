import { Worker } from 'node:worker_threads'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Log } from '#platform/log/log.ts'
import type { WithNice } from './lower-priority.ts'
import type { Answered, Asked } from './serve-tasks.ts'
import type { RunOptions, RunTaskAs } from './task.ts'

/** The heap of one thread: a menu of a megabyte takes a tenth of it. */
const HEAP_MB = 160
/** What is made for one page is soon garbage: a small part of the heap, collected often. */
const YOUNG_MB = 12
const TIMEOUT_MS = 20_000

/**
 * Nice values. The first thread stands a little behind the one that answers everybody; lower still, and other programs
 * of a busy machine would keep diners waiting for new pages. The second takes what is heavy, and whatever else finds
 * the first one busy: it uses what all others leave.
 */
const NICE = { first: 4, heavy: 15 }

export type PoolInput = {
  /** Path of the thread's file, which calls `serveTasks`. */
  file: string
  /** `workerData` of the thread. */
  data: object
  log: Log
  timeoutMs?: number
  heapMb?: number
}
export type WorkerPool = {
  /**
   * Rejects when the task throws; with 503 when it takes longer than 20 s or its thread ends, and a new thread takes
   * its place.
   */
  run: RunTaskAs
  close(): Promise<void>
}
const RETRY_AFTER_S = 5
/** A thread that failed or was stopped: the next try gets another one. */
const lost = (cause: Error): AppError => new AppError(commonErrors.unavailable, { cause, retryAfterS: RETRY_AFTER_S })

type Job = {
  asked: Asked
  isHeavy: boolean
  resolve: (answered: Answered) => void
  reject: (error: Error) => void
}
type Thread = { worker: Worker; isForHeavy: boolean; job: Job | undefined; timer: NodeJS.Timeout | undefined }

/**
 * Two threads that run tasks, each one at a time. The first starts at once, because loading components takes half a
 * second; the second when a heavy task comes, or another while the first is busy.
 */
export function createWorkerPool({ file, data, log, timeoutMs = TIMEOUT_MS, heapMb = HEAP_MB }: PoolInput): WorkerPool {
  const threads = new Set<Thread>()
  const waiting: Job[] = []
  let closed = false

  function start(isForHeavy: boolean): Thread {
    const worker = new Worker(file, {
      workerData: { ...data, nice: isForHeavy ? NICE.heavy : NICE.first } satisfies WithNice,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    })
    const thread: Thread = { worker, isForHeavy, job: undefined, timer: undefined }
    threads.add(thread)
    worker.unref()
    worker.on('message', (answered: Answered) => {
      const { job } = thread
      release(thread)
      job?.resolve(answered)
      next()
    })
    worker.on('error', error => replace(thread, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', code => replace(thread, new Error(`a worker thread ended with ${code}`)))
    return thread
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer)
    Object.assign(thread, { job: undefined, timer: undefined })
  }

  /** A thread that fails before its first job is not started again at once: the next job starts it. */
  function replace(thread: Thread, error: Error): void {
    if (!threads.delete(thread) || closed) return
    log.error({ err: error }, 'work: a worker thread failed')
    const { job } = thread
    release(thread)
    void thread.worker.terminate()
    job?.reject(lost(error))
    next()
  }

  /** The thread of this kind when it is free; started when there is none. */
  function freeThread(isForHeavy: boolean): Thread | undefined {
    const thread = [...threads].find(each => each.isForHeavy === isForHeavy) ?? start(isForHeavy)
    return thread.job ? undefined : thread
  }

  /** Begins what a free thread may take, in order; the rest goes on waiting. */
  function next(): void {
    waiting.push(...waiting.splice(0).filter(job => !begin(job)))
  }

  function begin(job: Job): boolean {
    const thread = closed ? undefined : ((job.isHeavy ? undefined : freeThread(false)) ?? freeThread(true))
    if (!thread) return false
    thread.job = job
    const tooLong = () => replace(thread, new Error(`"${job.asked.name}" took longer than ${timeoutMs} ms`))
    thread.timer = setTimeout(tooLong, timeoutMs).unref()
    thread.worker.postMessage(job.asked)
    return true
  }

  start(false)

  return {
    run: async <Input, Result>({ name }: { name: string }, input: Input, options?: RunOptions): Promise<Result> => {
      const { promise, resolve, reject } = Promise.withResolvers<Answered>()
      waiting.push({ asked: { name, input }, isHeavy: options?.isHeavy ?? false, resolve, reject })
      next()
      const answered = await promise
      options?.used(answered.cpuMs)
      if ('result' in answered) return answered.result as Result
      throw Object.assign(new Error(answered.failure.message), { stack: answered.failure.stack })
    },

    close: async () => {
      closed = true
      const gone = new Error('the process is ending')
      for (const job of [...waiting, ...[...threads].flatMap(({ job: running }) => running ?? [])]) job.reject(gone)
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}

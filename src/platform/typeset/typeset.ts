import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { createGate } from '#platform/limits/gate.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'
import type { Log } from '#platform/log/log.ts'
import { defineService } from '#platform/process/services.ts'
import type { WithNice } from '#platform/work/lower-priority.ts'
import type { Answered, Asked } from '#platform/work/serve-tasks.ts'
import type { Program, Typeset, TypesetOrder } from './typst.ts'

/** One of an owner, two in all; what cannot begin within 8 s is refused (4-beyond §8). */
const AT_ONCE = 2
const OF_OWNER = { atOnce: 1, queue: 30 }
const OF_ALL = { atOnce: AT_ONCE, queue: 200 }
const WAIT_MS = 8000
const RETRY_AFTER_S = 2
/** The program keeps what it has set: each thread ends after so many sheets, and at rest. */
const SHEETS_OF_THREAD = 20
const REST_MS = 60_000
/** What has more pages begins in a thread of its own: it needs half of the memory of one. */
const PAGES_OF_USED_THREAD = 40
/** A thread that has taken more ends too: the next sheet needs room below the limit of `typst.ts`. */
const USED_MB_MAX = 120
const TIMEOUT_MS = 5000
/** The first sheet of a thread waits for the program too, which takes a second of a quiet core. */
const FIRST_TIMEOUT_MS = 15_000
/** Behind everything that diners wait for. */
const NICE = 15
const HEAP_MB = 300

const THREAD = join(import.meta.dirname, 'typeset-thread.ts')

/** Sets a sheet in a thread of lower priority. Throws 429 `busy` when it cannot begin, 503 when it takes too long. */
export type SetSheet = (ownerId: string, order: TypesetOrder) => Promise<Typeset>
export type Typesetting = { set: SetSheet; close(): Promise<void> }
export const typesetting = defineService<Typesetting>('typesetting')

export type TypesettingSettings = {
  log: Log
  file?: string
  timeoutMs?: number
  firstTimeoutMs?: number
  sheetsOfThread?: number
}

/** What a thread begins with: the program of one before it. */
export type WithProgram = { program?: Program | undefined }
/** What a thread answers; with the program that it had to compile. */
export type TypesetInThread = WithProgram & { made: Typeset; usedMb: number }

type Thread = { worker: Worker; sheets: number; rest: NodeJS.Timeout | undefined }

const busy = (): AppError => new AppError(commonErrors.busy, { retryAfterS: RETRY_AFTER_S })
const lost = (cause: Error): AppError => new AppError(commonErrors.unavailable, { cause, retryAfterS: RETRY_AFTER_S })

/** The next message of a thread, its failure, or its end by the clock. */
function answerOf(worker: Worker, timeoutMs: number): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const timer = setTimeout(() => reject(new Error(`a sheet took longer than ${timeoutMs} ms`)), timeoutMs)
  const ended = (code: number) => reject(new Error(`a typesetting thread ended with ${code}`))
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', ended)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', ended)
  })
}

/** Two threads at most, each started when it is needed. */
export function createTypesetting(settings: TypesettingSettings): Typesetting {
  const { log, file = THREAD, timeoutMs = TIMEOUT_MS, firstTimeoutMs = FIRST_TIMEOUT_MS } = settings
  const { sheetsOfThread = SHEETS_OF_THREAD } = settings
  const ofOwner = createKeyedGate(OF_OWNER, busy)
  const ofAll = createGate(OF_ALL, busy)
  const free: Thread[] = []
  const all = new Set<Thread>()
  // Compiled once for many threads: it takes a second of a core, at the priority of the whole process.
  let program: Program | undefined

  function end(thread: Thread): Promise<number> {
    clearTimeout(thread.rest)
    all.delete(thread)
    const at = free.indexOf(thread)
    if (at >= 0) free.splice(at, 1)
    return thread.worker.terminate()
  }

  function start(): Thread {
    const worker = new Worker(file, {
      workerData: { nice: NICE, program } satisfies WithNice & WithProgram,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    worker.unref()
    const thread: Thread = { worker, sheets: 0, rest: undefined }
    // What fails between two sheets is found by the next one.
    worker.on('error', () => void end(thread))
    worker.on('exit', () => void end(thread))
    all.add(thread)
    return thread
  }

  function giveBack(thread: Thread, usedMb: number): void {
    if (!all.has(thread)) return
    if (thread.sheets >= sheetsOfThread || usedMb > USED_MB_MAX) return void end(thread)
    thread.rest = setTimeout(() => {
      void end(thread)
      if (all.size === 0) program = undefined
    }, REST_MS).unref()
    free.push(thread)
  }

  function threadFor({ sheet }: TypesetOrder): Thread {
    const thread = free.pop()
    if (!thread || sheet.pages.length <= PAGES_OF_USED_THREAD) return thread ?? start()
    void end(thread)
    return start()
  }

  async function run(order: TypesetOrder): Promise<Typeset> {
    const thread = threadFor(order)
    clearTimeout(thread.rest)
    const isFirst = thread.sheets === 0
    thread.sheets += 1
    thread.worker.postMessage({ name: 'typeset', input: order } satisfies Asked)
    const answered = await answerOf(thread.worker, isFirst ? firstTimeoutMs : timeoutMs).catch((error: Error) => {
      log.error({ err: error }, 'typeset: a sheet was not set')
      void end(thread)
      throw lost(error)
    })
    if ('result' in answered) {
      const { made, usedMb, program: compiled } = answered.result as TypesetInThread
      program ??= compiled
      giveBack(thread, usedMb)
      return made
    }
    // Whatever failed may have broken the program's memory; what an earlier sheet left may have been too much.
    void end(thread)
    if (!isFirst) return run(order)
    throw Object.assign(new Error(answered.failure.message), { stack: answered.failure.stack })
  }

  return {
    set: async (ownerId, order) => {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(busy()), WAIT_MS)
      timer.unref()
      try {
        return await ofOwner([ownerId], () => ofAll(() => run(order), late.signal), late.signal)
      } finally {
        clearTimeout(timer)
      }
    },
    close: async () => void (await Promise.all([...all].map(end))),
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { Refusal } from '../sources/refusal.ts'
import { memoryOf } from './reading-memory.ts'
import type { AskName, Asks, FromReader } from './reading-messages.ts'

const WORKER = join(import.meta.dirname, 'reading-worker.ts')
/** A process that reads what strangers send gets none of the product's secrets. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'SystemRoot']
const HEAP_MB = 400
const CHECK_EVERY_MS = 50

/** Reading took more time or memory than it may, or its process ended. */
export class ReadingLimitError extends Error {}

export type ReadingChild = {
  readonly pid: number | undefined
  readonly isAlive: boolean
  /** One at a time. Throws `Refusal`; `ReadingLimitError` or the signal's reason, which end the process. */
  ask<Name extends AskName>(name: Name, asked: Asks[Name]['asked'], limitMs: number): Promise<Asks[Name]['answer']>
  /** Resolves when the process is gone. */
  end(): Promise<void>
}

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED_ON.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))

/** A group of its own, so that the programs that it starts end with it. */
const start = (): ChildProcess =>
  fork(WORKER, [String(process.pid)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: environment(),
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** A process for one reading; it ends with this one, whatever ends that. */
export function startReadingChild(memoryBytes: number, signal?: AbortSignal): ReadingChild {
  const child = start()
  let isAlive = true
  const gone = Promise.withResolvers<void>()
  child.once('exit', () => {
    isAlive = false
    gone.resolve()
  })
  child.on('error', () => {
    isAlive = false
    if (child.pid === undefined) gone.resolve()
  })

  function end(): Promise<void> {
    isAlive = false
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
    return gone.promise
  }

  /** Rejects when the answer does not come in time, the memory is used up, or somebody cancels. */
  function answered(limitMs: number): { answer: Promise<FromReader>; forget: () => void } {
    const { promise, resolve, reject } = Promise.withResolvers<FromReader>()
    const fail = (why: string) => reject(new ReadingLimitError(why))
    const onExit = () => fail('the process ended')
    const cancel = () => reject(signal?.reason)
    const timer = setTimeout(() => fail(`no answer in ${limitMs} ms`), limitMs)
    const watch = setInterval(() => {
      if (child.pid !== undefined && memoryOf(child.pid) > memoryBytes) fail('too much memory')
    }, CHECK_EVERY_MS)
    child.once('message', resolve).once('exit', onExit).once('error', reject)
    signal?.addEventListener('abort', cancel, { once: true })
    const forget = () => {
      clearTimeout(timer)
      clearInterval(watch)
      child.off('message', resolve).off('exit', onExit).off('error', reject)
      signal?.removeEventListener('abort', cancel)
    }
    return { answer: promise, forget }
  }

  async function ask<Name extends AskName>(name: Name, asked: Asks[Name]['asked'], limitMs: number) {
    signal?.throwIfAborted()
    if (!isAlive) throw new ReadingLimitError('the process ended')
    const { answer, forget } = answered(limitMs)
    child.send({ name, asked }, () => undefined)
    try {
      const message = await answer
      if (message.kind === 'refused') throw new Refusal(message.reason, message.count)
      if (message.kind === 'failed') throw new Refusal('unreadable', 0, message.message)
      return message.answer as Asks[Name]['answer']
    } catch (error) {
      if (!(error instanceof Refusal)) await end()
      throw error
    } finally {
      forget()
    }
  }

  return {
    get pid() {
      return child.pid
    },
    get isAlive() {
      return isAlive
    },
    ask,
    end,
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { endedBy, PictureLimitError } from './picture-errors.ts'
import type { FromWorker, TaskLimits, ToWorker } from './picture-messages.ts'
import type { InputOf, ResultOf, TaskName } from './picture-tasks.ts'

export type ChildLimits = TaskLimits & {
  /** A process that has not answered by then hangs, and is ended. */
  answerMs: number
}
export type PictureChild = {
  readonly pid: number | undefined
  /** Tasks that it has ended. */
  readonly tasks: number
  /** Bytes of the process after its last task. */
  readonly memory: number
  /** False when the process has ended, or is being ended. */
  readonly isAlive: boolean
  /** One at a time. */
  run<Name extends TaskName>(name: Name, input: InputOf<Name>, signal?: AbortSignal): Promise<ResultOf<Name>>
  end(): void
}

const WORKER = join(import.meta.dirname, 'picture-worker.ts')
/** A process that decodes what strangers send gets none of the product's secrets. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'SystemRoot']
/** One for the decoder, one for files. */
const THREADS = '2'

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(PASSED_ON.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))),
  UV_THREADPOOL_SIZE: THREADS,
})

const forkWorker = ({ cpuMs, memory }: TaskLimits): ChildProcess =>
  fork(WORKER, [String(cpuMs), String(memory)], {
    execArgv: [],
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** Resolves or rejects with how the task ends; `forget` is called in each case. */
function outcome(child: ChildProcess, answerMs: number): { ended: Promise<FromWorker>; forget: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<FromWorker>()
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => reject(endedBy(code, signal))
  const timer = setTimeout(() => reject(new PictureLimitError('no answer from the decoder')), answerMs)
  child.once('message', resolve).once('exit', onExit).once('error', reject)
  const forget = () => {
    clearTimeout(timer)
    child.off('message', resolve).off('exit', onExit).off('error', reject)
  }
  return { ended: promise, forget }
}

/** A process for pictures; it ends with this one, whatever ends that. It keeps no program running while it waits. */
export function startPictureChild(limits: ChildLimits): PictureChild {
  const child = forkWorker(limits)
  let [isAlive, tasks, memory] = [true, 0, 0]
  const end = (): void => {
    isAlive = false
    child.kill('SIGKILL')
  }
  const send = (message: ToWorker): void => void child.send(message, () => undefined)
  child.once('exit', () => (isAlive = false))
  // Without a listener a failed fork would end the server; `outcome` tells it to whoever waits.
  child.on('error', () => (isAlive = false))
  child.unref()

  async function runTask(message: ToWorker, signal: AbortSignal | undefined): Promise<FromWorker> {
    const { ended, forget } = outcome(child, limits.answerMs)
    const abort = () => send({ kind: 'abort' })
    signal?.addEventListener('abort', abort, { once: true })
    child.channel?.ref()
    send(message)
    try {
      return await ended
    } catch (error) {
      end()
      throw error
    } finally {
      forget()
      signal?.removeEventListener('abort', abort)
      child.channel?.unref()
      tasks++
    }
  }

  return {
    get pid() {
      return child.pid
    },
    get tasks() {
      return tasks
    },
    get memory() {
      return memory
    },
    get isAlive() {
      return isAlive
    },
    end,
    run: async (name, input, signal) => {
      signal?.throwIfAborted()
      const answer = await runTask({ kind: 'run', name, input }, signal)
      if (answer.kind === 'too much') {
        end()
        throw new PictureLimitError(`the picture took too much ${answer.what}`)
      }
      memory = answer.memory
      if (answer.kind === 'done') return answer.result as ResultOf<typeof name>
      signal?.throwIfAborted()
      throw new Error(answer.message)
    },
  }
}

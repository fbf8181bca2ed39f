/** The process that decodes and encodes pictures, one after the other; `picture-child.ts` starts it. */
import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { PICTURE_TASKS, type TaskName } from './picture-tasks.ts'
import { CHECK_EVERY_MS, type FromWorker, PRIORITY, type TaskLimits, type ToWorker } from './picture-messages.ts'

const [, , cpuMax, memoryMax] = process.argv

const answer = (message: FromWorker, sent?: () => void): void => void process.send?.(message, undefined, {}, sent)

/** Not `exit`, which would wait for the decoder. */
const end = (): void => void process.kill(process.pid, 'SIGKILL')

/** Pages and calls come first. On Linux each thread has a priority of its own. */
function comeSecond(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0]
  for (const thread of threads) setPriority(thread, Math.min(PRIORITY, constants.priority.PRIORITY_LOW))
  // When the machine's memory is short, the kernel ends this process, not the server or its database.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
}

/** Not every host allows it; then it is as it was before. */
function tryToComeSecond(): void {
  try {
    comeSecond()
  } catch {}
}

let running: { stopped: AbortController; began: NodeJS.CpuUsage } | undefined

/** The decoder works on other threads, so that this one can always look. */
function watch({ cpuMs, memory }: TaskLimits): void {
  const check = (): void => {
    if (process.memoryUsage.rss() > memory) answer({ kind: 'too much', what: 'memory' }, end)
    if (!running) return
    const { user, system } = process.cpuUsage(running.began)
    if ((user + system) / 1000 > cpuMs) answer({ kind: 'too much', what: 'time' }, end)
  }
  setInterval(check, CHECK_EVERY_MS).unref()
}

async function run({ name, input }: { name: TaskName; input: unknown }): Promise<void> {
  const stopped = new AbortController()
  running = { stopped, began: process.cpuUsage() }
  const task = PICTURE_TASKS[name] as (input: unknown, signal: AbortSignal) => Promise<unknown>
  try {
    const result = await task(input, stopped.signal)
    answer({ kind: 'done', result, memory: process.memoryUsage.rss() })
  } catch (error) {
    answer({ kind: 'failed', message: (error as Error).message, memory: process.memoryUsage.rss() })
  }
  running = undefined
}

process.on('message', (message: ToWorker) => {
  if (message.kind === 'abort') running?.stopped.abort()
  else void run(message)
})
process.on('disconnect', end)
// A signal for the whole group is answered by the server, which ends this process when its pictures are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
tryToComeSecond()
watch({ cpuMs: Number(cpuMax), memory: Number(memoryMax) })

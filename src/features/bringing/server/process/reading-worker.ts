/** The process that reads what strangers send, for one reading; `reading-child.ts` starts and ends it. */
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { countDishes, openSource, type OpenSource, understand } from '../read-pages.ts'
import { Refusal } from '../sources/refusal.ts'
import { endAll } from './end-all.ts'
import type { FromReader, ToReader } from './reading-messages.ts'

const WATCHDOG_HEAP_MB = 16

let source: OpenSource | undefined

async function answer(message: ToReader): Promise<unknown> {
  if (message.name === 'understand') return understand(message.asked.pages, message.asked.columns)
  if (message.name === 'page') return source?.read(message.asked)
  if (message.name === 'count') return countDishes(message.asked)
  source = await openSource(message.asked)
  return { format: source.format, pages: source.pages }
}

async function run(message: ToReader): Promise<FromReader> {
  try {
    return { kind: 'done', answer: await answer(message) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error.reason, count: error.count }
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Pages and calls come first; when memory is short, the kernel ends this process. Not every host allows it. */
function comeSecond(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {}
}

/** A thread asks for the server every second: while a page is read, this one hears nothing. */
function endWithAsker(): void {
  const watchdog = new URL('reading-watchdog.ts', import.meta.url)
  const asker = Number(process.argv[2])
  new Worker(watchdog, { workerData: { asker }, resourceLimits: { maxOldGenerationSizeMb: WATCHDOG_HEAP_MB } }).unref()
}

comeSecond()
endWithAsker()
process.on('message', (message: ToReader) => void run(message).then(answered => process.send?.(answered)))
process.on('disconnect', endAll)

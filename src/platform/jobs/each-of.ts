import type { Page } from '#platform/db/page.ts'
import type { Platform } from '#platform/platform.ts'
import { RunInterrupted } from './job-run.ts'

/** What a loop needs of the platform. */
export type LoopPlatform = Pick<Platform, 'jobs' | 'log'>
/** An id, or something with one. */
export type LoopItem = string | { readonly id: string }

type Work<Item extends LoopItem> = {
  /** Says in the log what was done: `billing.end-plans`. Unique within a job. */
  name: string
  /** Must be idempotent: after a crash an item comes again. */
  work: (item: Item) => Promise<void>
  /** How many items at most are worked on at the same time. */
  atOnce?: number
}
/** A loop over a query that answers a page of items, in the order of their ids. */
export type PagedLoop<Item extends LoopItem> = { pages: (page: Page) => Promise<readonly Item[]> } & Work<Item>
/** A loop over anything else, such as the files of a storage; a repeated run begins anew, for it has no order. */
export type StreamedLoop<Item extends LoopItem> = { items: AsyncIterable<Item> } & Work<Item>

/** Rows of one query. */
const PAGE = 200
/** Two jobs of this kind leave half of the connections to the database to people. */
const AT_ONCE = 2

const idOf = (item: LoopItem): string => (typeof item === 'string' ? item : item.id)

/**
 * A page at a time, from that id on: nothing more is held in memory, and rows that are added or deleted meanwhile
 * neither shift nor repeat the others.
 */
async function* readPages<Item extends LoopItem>(
  { pages }: PagedLoop<Item>,
  first: string | null,
): AsyncGenerator<Item> {
  let after = first
  for (;;) {
    const items = await pages({ after, limit: PAGE })
    yield* items
    const last = items.at(-1)
    if (last === undefined || items.length < PAGE) return
    after = idOf(last)
  }
}

/** Works on items, a bounded number at once, and counts what became of them. */
function createWorkers<Item extends LoopItem>(log: LoopPlatform['log'], { name, work, atOnce = AT_ONCE }: Work<Item>) {
  const counts = { done: 0, failed: 0 }
  const running = new Set<Promise<void>>()

  async function workOn(item: Item): Promise<void> {
    try {
      await work(item)
      counts.done++
    } catch (err) {
      counts.failed++
      log.error({ err, loop: name, id: idOf(item) }, 'jobs: an item failed')
    }
  }

  return {
    counts,
    /** Begins with an item; resolves when there is room for the next one. */
    begin: async (item: Item): Promise<void> => {
      const working = workOn(item).finally(() => running.delete(working))
      running.add(working)
      if (running.size >= atOnce) await Promise.race(running)
    },
    end: async (): Promise<void> => void (await Promise.all(running)),
  }
}

/** A loop without items says nothing: some run every few minutes. */
function summarize(log: LoopPlatform['log'], name: string, { done, failed }: { done: number; failed: number }): void {
  if (done + failed > 0) log.info({ loop: name, done, failed }, 'jobs: a loop ended')
}

/**
 * Does a job's work item by item (decision 0167). One that fails is logged and left to the next run; the others go on.
 * Between two items it stops when its run must, by throwing `RunInterrupted`, and goes on after the last item when the
 * run is repeated. Rejects when a page cannot be read. Outside of a job it simply runs to its end.
 */
export function eachOf<Item extends LoopItem>(platform: LoopPlatform, loop: PagedLoop<Item>): Promise<void> {
  const after = platform.jobs.currentRun()?.resumeAfter(loop.name) ?? null
  return workThrough(platform, { ...loop, items: readPages(loop, after) }, after)
}

/** Like `eachOf`, for items that are not in a table. */
export const eachIn = <Item extends LoopItem>(platform: LoopPlatform, loop: StreamedLoop<Item>): Promise<void> =>
  workThrough(platform, loop, null)

async function workThrough<Item extends LoopItem>(
  { log, jobs }: LoopPlatform,
  loop: StreamedLoop<Item>,
  after: string | null,
): Promise<void> {
  const run = jobs.currentRun()
  const workers = createWorkers(log, loop)
  let last = after
  try {
    for await (const item of loop.items) {
      if (run?.mustStop()) throw new RunInterrupted(loop.name, last)
      last = idOf(item)
      await workers.begin(item)
    }
  } finally {
    await workers.end()
    summarize(log, loop.name, workers.counts)
  }
}

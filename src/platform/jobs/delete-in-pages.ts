import type { LoopPlatform } from './each-of.ts'
import { RunInterrupted } from './job-run.ts'

/** Rows of one statement: some milliseconds of locks, not minutes. */
const PAGE = 1000

/** Deletes at most `limit` rows in one statement; answers how many. */
export type DeletePage = (limit: number) => Promise<number>

/**
 * Deletes everything that a statement finds, a page at a time, so that no statement locks a large part of a table or
 * outlives its time limit. Stops between two pages when its run must, as `eachOf` does.
 */
export async function deleteInPages(
  { log, jobs }: LoopPlatform,
  name: string,
  deletePage: DeletePage,
  page = PAGE,
): Promise<void> {
  const run = jobs.currentRun()
  let deleted = 0
  try {
    for (let last = page; last >= page; deleted += last) {
      if (run?.mustStop()) throw new RunInterrupted(name, null)
      last = await deletePage(page)
    }
  } finally {
    if (deleted > 0) log.info({ loop: name, deleted }, 'jobs: old rows were deleted')
  }
}

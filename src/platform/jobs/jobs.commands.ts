import { z } from 'zod'
import { MINUTE_S } from '#shared/time.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import type { AdminCommand, Given } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { PRINTED_MESSAGES } from '#platform/operator/written-message.ts'
import type { Platform } from '#platform/platform.ts'
import { countJobs, findOldestDue, type JobState, listJobs, makeDue, type QueueCount } from './job-list.store.ts'
import type { Job } from './jobs.ts'
import { printJob } from './printed-job.ts'

const SHOWN = { created: 'wait', retry: 'will be tried again', active: 'run', failed: 'given up' } as const

/** The id that a command was given; throws a sentence. */
export function jobIdOf(given: Given): string {
  const { id } = given
  if (id === undefined) throw new OperatorError('Give an id: the commands "jobs" and "mails" print them.')
  if (!z.uuid().safeParse(id).success) throw new OperatorError(`"${id}" is no id.`)
  return id
}

/** Names of the queues of this release for which that holds. */
export const queuesWith = (platform: Platform, holds: (job: Job<object>) => boolean): string[] =>
  platform.jobs
    .list()
    .filter(holds)
    .map(({ name }) => name)

/** Makes jobs due now, and answers how many. Throws a sentence when another run of the same schedule waits already. */
export async function makeDueNow({ db }: Platform, queues: readonly string[], id: string | undefined): Promise<number> {
  try {
    return await makeDue(db, queues, id)
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new OperatorError('Another run of this job waits already, or runs.', { cause })
    throw cause
  }
}

function printQueue(queue: string, counts: readonly QueueCount[], ageS: number | undefined): string {
  const states = counts
    .filter(count => count.queue === queue)
    .map(({ state, jobs }) => `${jobs} ${SHOWN[state as JobState]}`)
  const late = ageS !== undefined && ageS >= MINUTE_S ? `, due for ${Math.round(ageS / MINUTE_S)} minutes` : ''
  return `${queue}: ${states.join(', ')}${late}`
}

/** Prints how many jobs of each queue are not done, then those whose last attempt failed. */
const jobs: AdminCommand = {
  usage: '',
  options: [],
  run: async platform => {
    const { db } = platform
    const counts = await countJobs(db)
    if (counts.length === 0) return 'All jobs are done.'
    const ages = new Map((await findOldestDue(db)).map(({ queue, ageS }) => [queue, ageS]))
    const queues = [...new Set(counts.map(({ queue }) => queue))]
    const lines = queues.map(queue => printQueue(queue, counts, ages.get(queue)))
    const filter = { queues: queuesWith(platform, ({ options }) => !options.sendsMail), hasFailed: true }
    const failed = await listJobs(db, filter, PRINTED_MESSAGES)
    return [...lines, ...failed.map(row => printJob(row, row.queue))].join('\n')
  },
}

/** Tries a failed job again now. */
const retry: AdminCommand = {
  usage: '<id>',
  options: [],
  positional: 'id',
  run: async (platform, given) => {
    const id = jobIdOf(given)
    const made = await makeDueNow(
      platform,
      queuesWith(platform, () => true),
      id,
    )
    if (made === 0) throw new OperatorError(`No failed job has the id ${id}.`)
    return `${id} is tried again now.`
  },
}

export const jobCommands = { jobs, retry }

import { yearsBefore } from '#platform/clock/years.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { quota } from '#features/images/server/index.ts'
import { EDITION_KEPT_YEARS } from '../paper.limits.ts'
import { deletePaperFiles } from './paper-files.ts'
import { deleteEditionsBefore, listOldEditions, sumBytes } from './paper.store.ts'

/** Editions are kept for five years (4-beyond §8); their numbers are never given again. */
export const deleteOldEditionsDaily = defineJob('paper.delete-old', { cron: '52 4 * * *', deletes: true })

export const deleteOldEditionsEntry = handleJob(deleteOldEditionsDaily, async platform => {
  const { db, clock, jobs } = platform
  const before = yearsBefore(clock.now(), EDITION_KEPT_YEARS)
  await eachOf(platform, {
    name: 'paper.delete-old',
    pages: page => listOldEditions(db, before, page),
    work: restaurantId =>
      db.transaction().execute(async trx => {
        const keys = await deleteEditionsBefore(trx, restaurantId, before)
        await quota.note(trx, { restaurantId, kind: 'paper', bytes: await sumBytes(trx, restaurantId) })
        if (keys.length > 0) await jobs.enqueue(trx, deletePaperFiles, { restaurantId, keys })
      }),
  })
})

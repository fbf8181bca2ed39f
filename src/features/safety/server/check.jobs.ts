import { DAY_MS } from '#shared/time.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { weeklyCheckMail } from './check.mail.ts'
import { findUserById } from '#features/identity/server/index.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import { claimMail, type DueMail, listDueMails } from './check-mails.store.ts'
import { openFindings } from './check.service.ts'

/** In the morning in Spain and Portugal, in summer and winter; it works on Mondays. */
export const mailChecksWeekly = defineJob('safety.mail-checks', { cron: '17 7 * * *', deletes: false })
const MONDAY = 1

/** A run that is repeated on a Monday sends nothing twice. */
const SENT_BEFORE_MS = 6 * DAY_MS

/** Who asked for it and its restaurant; undefined: no longer of the house, or one of both is gone. */
async function readerOf({ db }: Platform, { userId, restaurantId }: DueMail) {
  const user = await findUserById(db, userId)
  const restaurant = await findRestaurant(db, restaurantId)
  return restaurant && user?.restaurantIds.includes(restaurantId)
    ? { email: user.email, name: restaurant.name }
    : undefined
}

/** One mail a week at most, and none where there is nothing to mend. */
async function mailCheck(platform: Platform, due: DueMail): Promise<void> {
  const now = platform.clock.now()
  const before = new Date(now.getTime() - SENT_BEFORE_MS)
  const reader = await readerOf(platform, due)
  const findings = reader ? await openFindings(platform, due.restaurantId) : []
  await platform.db.transaction().execute(async trx => {
    if (!(await claimMail(trx, due, before, now)) || !reader || findings.length === 0) return
    const { restaurantId } = due
    const params = { restaurantId, restaurant: reader.name, findings }
    await sendMail(platform, trx, { mail: weeklyCheckMail, to: reader.email, params, isNotice: true })
  })
}

export const checkJobs = [
  handleJob(mailChecksWeekly, async platform => {
    if (platform.clock.now().getUTCDay() !== MONDAY) return
    const before = new Date(platform.clock.now().getTime() - SENT_BEFORE_MS)
    await eachOf(platform, {
      name: 'safety.mail-checks',
      pages: page => listDueMails(platform.db, before, page),
      work: due => mailCheck(platform, due),
    })
  }),
]

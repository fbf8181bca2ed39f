import { DAY_MS } from '#shared/time.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { reportStore as store } from '#features/allergens/server/index.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { userFields } from '#features/identity/server/people.ts'
import { findRestaurant, listOwnedRestaurantIds } from '#features/restaurants/server/index.ts'
import { REPORTS_KEPT_DAYS } from '#features/allergens/reports/reports.limits.ts'
import { reportsMail, type Told } from './reports.mail.ts'

/** In the morning, before the kitchens open. */
export const mailReportsDaily = defineJob('safety.mail-reports', { cron: '38 8 * * *', deletes: false })
/** Deletes reports after 90 days, but for the last of each dish that nobody has answered. */
export const deleteOldReportsDaily = defineJob('safety.delete-old-reports', { cron: '38 4 * * *', deletes: true })

/** What guests said of all restaurants of a house, with their names. */
async function toldBy(db: Db, restaurantIds: readonly string[]): Promise<Told[]> {
  const rows = restaurantIds.length === 0 ? [] : await store.listUntold(db, restaurantIds)
  const names = new Map<string, string>()
  for (const id of new Set(rows.map(row => row.restaurant_id)))
    names.set(id, (await findRestaurant(db, id))?.name ?? '')
  return rows.map(({ restaurant_id: id, name, allergens, text }) => ({
    restaurant: names.get(id) ?? '',
    name,
    allergens,
    text,
  }))
}

/** One mail for all restaurants of a house; whoever had a notice today is told tomorrow (decision 0278). */
async function mailHouse(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  if (!(await lockUser(trx, ownerId))) return
  const ids = await listOwnedRestaurantIds(trx, ownerId)
  const reports = await toldBy(trx, ids)
  if (reports.length === 0) return
  const day = platform.clock.now().toISOString().slice(0, 10)
  const { mailed, oneWaits } = await userFields.takeNoticeMails(trx, { ownerId, kind: 'reports', day })
  for (const { email } of mailed)
    await sendMail(platform, trx, { mail: reportsMail, to: email, params: { reports }, isNotice: true })
  // Who was told today reads of them again tomorrow, rather than that somebody never does.
  if (mailed.length > 0 && !oneWaits) await store.noteReportsMailed(trx, ids)
}

async function mailHouseOf(platform: Platform, restaurantId: string): Promise<void> {
  const restaurant = await findRestaurant(platform.db, restaurantId)
  if (!restaurant) return
  await platform.db.transaction().execute(trx => mailHouse(platform, trx, restaurant.owner_id))
}

export const reportJobs = [
  handleJob(mailReportsDaily, platform =>
    eachOf(platform, {
      name: 'safety.mail-reports',
      pages: page => store.listToTell(platform.db, page),
      work: restaurantId => mailHouseOf(platform, restaurantId),
    }),
  ),
  handleJob(deleteOldReportsDaily, async platform => {
    const before = new Date(platform.clock.now().getTime() - REPORTS_KEPT_DAYS * DAY_MS)
    await deleteInPages(platform, 'safety.reports', limit => store.deleteOldReports(platform.db, before, limit))
  }),
]

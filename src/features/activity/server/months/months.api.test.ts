import { expect, test } from 'vitest'
import { type ByMonth, inMonths, testMonths } from '#test/databases/months.ts'
import { activityJobs, addMonthsDaily, deleteOldActivityDaily } from '../activity.jobs.ts'
import { ACTIVITY_KEPT_YEARS } from '../../activity.limits.ts'

const ACTIVITY: ByMonth = {
  tables: { activity: 'id' },
  monthsFunction: 'sobremesa_activity_months',
  jobs: activityJobs,
  add: addMonthsDaily,
  deleteOld: deleteOldActivityDaily,
  keptYears: ACTIVITY_KEPT_YEARS,
  insert: async (db, { id, restaurantId, userId, at }) => {
    const details = JSON.stringify({ count: 1, items: [] })
    const row = { id, restaurant_id: restaurantId, user_id: userId, action: 'dish.price' as const, details }
    await db
      .insertInto('activity')
      .values({ ...row, created_at: at })
      .execute()
  },
}

testMonths(ACTIVITY)

test('an entry that is merged into a later month moves there', () =>
  inMonths(ACTIVITY, async ({ db, day, monthOf, write, places, run, restaurantId }) => {
    await run(addMonthsDaily, day(0))
    const id = await write(new Date(day(0).getTime() - 1))
    const change = db
      .updateTable('activity')
      .set({ created_at: day(0) })
      .where('restaurant_id', '=', restaurantId)
    await change.where('id', '=', id).execute()
    expect(await places()).toEqual({ [id]: monthOf(day(0)) })
  }))

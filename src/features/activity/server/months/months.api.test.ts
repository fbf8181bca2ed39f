import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { DAY_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import { createTestApp } from '#test/app.ts'
import { activityJobs, addMonthsDaily, deleteOldActivityDaily } from '../activity.jobs.ts'
import { ACTIVITY_KEPT_YEARS } from '../../activity.limits.ts'

class RolledBack extends Error {}

const DAYS_OF_KEPT = ACTIVITY_KEPT_YEARS * 366

/** A restaurant, and a transaction in which its jobs run and whose months nobody sees afterwards. */
async function inTransaction(work: (world: Awaited<ReturnType<typeof worldOf>>) => Promise<void>): Promise<void> {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const restaurant = await app.make.restaurant(owner)
  const run = async (trx: Trx): Promise<never> => {
    await work(await worldOf({ ...app.platform, db: trx }, { restaurantId: restaurant.id, userId: owner.id }))
    throw new RolledBack()
  }
  await expect(app.platform.db.transaction().execute(run)).rejects.toThrow(RolledBack)
}

async function lastEnd(db: Db): Promise<Date> {
  const { rows } = await sql<{ end: Date }>`SELECT max(ends) AS end FROM sobremesa_activity_months()`.execute(db)
  return rows[0]?.end ?? new Date(0)
}

/** Days are counted from the end of the newest month that is there, which is the first of another one. */
async function worldOf(platform: Platform, { restaurantId, userId }: { restaurantId: string; userId: string }) {
  const { db } = platform
  const end = await lastEnd(db)
  const day = (days: number) => new Date(end.getTime() + days * DAY_MS)
  const monthOf = (at: Date) => `activity_${at.toISOString().slice(0, 7).replace('-', '_')}`
  return {
    db,
    day,
    monthOf,
    write: async (at: Date): Promise<string> => {
      const id = v7()
      const details = JSON.stringify({ count: 1, items: [] })
      const row = { id, restaurant_id: restaurantId, user_id: userId, action: 'dish.price' as const, details }
      await db
        .insertInto('activity')
        .values({ ...row, created_at: at })
        .execute()
      return id
    },
    /** In which table each entry lies. */
    places: async (): Promise<Record<string, string>> => {
      const rows = await db
        .selectFrom('activity')
        .select(['id', sql<string>`tableoid::regclass::text`.as('part')])
        .where('restaurant_id', '=', restaurantId)
        .execute()
      return Object.fromEntries(rows.map(({ id, part }) => [id, part]))
    },
    months: async (): Promise<string[]> => {
      const { rows } = await sql<{ part: string }>`SELECT part FROM sobremesa_activity_months() ORDER BY ends`.execute(
        db,
      )
      return rows.map(({ part }) => part)
    },
    run: async (job: { name: string }, now: Date): Promise<void> => {
      await activityJobs.find(entry => entry.job.name === job.name)?.run({ ...platform, clock: { now: () => now } }, {})
    },
    restaurantId,
  }
}

test('a write whose month nobody has made is kept, and lies in its month once that is made', () =>
  inTransaction(async ({ day, monthOf, write, places, run }) => {
    const early = await write(day(40))
    expect(await places()).toEqual({ [early]: 'activity_other' })
    await run(addMonthsDaily, day(0))
    const late = await write(day(41))
    expect(await places()).toEqual({ [early]: monthOf(day(40)), [late]: monthOf(day(41)) })
  }))

test('months are made ninety days ahead, each once, and at most twelve at a time', () =>
  inTransaction(async ({ day, monthOf, months, run }) => {
    const before = await months()
    await run(addMonthsDaily, day(0))
    const made = (await months()).filter(name => !before.includes(name))
    expect(made[0]).toBe(monthOf(day(0)))
    expect(made.at(-1)).toBe(monthOf(day(90)))
    await run(addMonthsDaily, day(0))
    expect(await months()).toHaveLength(before.length + made.length)
    await run(addMonthsDaily, day(100 * 365))
    expect(await months()).toHaveLength(before.length + made.length + 12)
  }))

test('a month that is over for a year goes as a whole, the older days of the next one row by row', () =>
  inTransaction(async ({ day, monthOf, write, places, months, run }) => {
    await run(addMonthsDaily, day(0))
    const before = await months()
    await write(day(0))
    await write(day(32))
    const kept = [await write(day(55)), await write(day(500))]
    await run(deleteOldActivityDaily, day(45 + DAYS_OF_KEPT))
    expect(Object.keys(await places()).toSorted()).toEqual(kept.toSorted())
    const gone = before.filter(name => name <= monthOf(day(0)) || name === 'activity_before')
    expect(await months()).toEqual(before.filter(name => !gone.includes(name)))
    expect(gone).toContain(monthOf(day(0)))
  }))

test('the newest month stays, so that there is always one after which the next begins', () =>
  inTransaction(async ({ day, months, run }) => {
    await run(deleteOldActivityDaily, day(10 * 365))
    expect(await months()).toHaveLength(1)
    await run(addMonthsDaily, day(0))
    expect((await months()).length).toBeGreaterThan(3)
  }))

test('an entry that is merged into a later month moves there', () =>
  inTransaction(async ({ db, day, monthOf, write, places, run, restaurantId }) => {
    await run(addMonthsDaily, day(0))
    const id = await write(new Date(day(0).getTime() - 1))
    const change = db
      .updateTable('activity')
      .set({ created_at: day(0) })
      .where('restaurant_id', '=', restaurantId)
    await change.where('id', '=', id).execute()
    expect(await places()).toEqual({ [id]: monthOf(day(0)) })
  }))

test('who serves reaches a part through the whole table only', async () => {
  await inTransaction(async ({ db, day, write, places, months, run }) => {
    await run(addMonthsDaily, day(0))
    await write(day(0))
    await write(day(500))
    expect(Object.keys(await places())).toHaveLength(2)
    for (const part of ['activity_other', ...(await months())]) {
      const { rows } = await sql`SELECT 1 FROM ${sql.table(part)}`.execute(db)
      expect({ part, rows }).toEqual({ part, rows: [] })
    }
    const direct = sql`INSERT INTO activity_other SELECT * FROM activity`.execute(db)
    await expect(direct).rejects.toMatchObject({ code: '42501' })
  })
})

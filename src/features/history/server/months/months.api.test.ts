import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { DAY_MS } from '#shared/time.ts'
import { v7 } from '#platform/id/id.ts'
import { createTestApp } from '#test/app.ts'
import { addHistoryMonthsDaily, deleteOldHistoryDaily, historyJobs } from '../history.jobs.ts'
import { HISTORY_KEPT_YEARS } from '../../history.limits.ts'
import { insertChange } from '../history.store.ts'

class RolledBack extends Error {}

const DAYS_OF_KEPT = HISTORY_KEPT_YEARS * 366

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
  const { rows } = await sql<{ end: Date }>`SELECT max(ends) AS end FROM sobremesa_history_months()`.execute(db)
  return rows[0]?.end ?? new Date(0)
}

/** Days are counted from the end of the newest month that is there, which is the first of another one. */
async function worldOf(platform: Platform, { restaurantId, userId }: { restaurantId: string; userId: string }) {
  const { db } = platform
  const end = await lastEnd(db)
  const day = (days: number) => new Date(end.getTime() + days * DAY_MS)
  const partsOf = (name: string) => `history_changes_${name} history_entries_${name}`
  const nameOf = (at: Date) => at.toISOString().slice(0, 7).replace('-', '_')
  return {
    db,
    day,
    partsOf,
    nameOf,
    monthOf: (at: Date) => partsOf(nameOf(at)),
    write: async (at: Date): Promise<string> => {
      const id = v7()
      const entries = [{ entity: 'dish', id: v7(), before: { price: '1.00' }, after: { price: '2.00' } }]
      await insertChange(db, { id, restaurantId, userId, at, fields: 1, entries })
      return id
    },
    /** In which tables each change lies with its thing. */
    places: async (): Promise<Record<string, string>> => {
      const { rows } = await sql<{ id: string; parts: string }>`
        SELECT history_changes.id, history_changes.tableoid::regclass || ' ' || history_entries.tableoid::regclass AS parts
        FROM history_changes JOIN history_entries ON change_id = history_changes.id
        WHERE history_changes.restaurant_id = ${restaurantId} AND history_entries.restaurant_id = ${restaurantId}`.execute(
        db,
      )
      return Object.fromEntries(rows.map(({ id, parts }) => [id, parts]))
    },
    months: async (): Promise<string[]> => {
      const { rows } = await sql<{ part: string }>`SELECT part FROM sobremesa_history_months() ORDER BY ends`.execute(
        db,
      )
      return rows.map(({ part }) => part)
    },
    run: async (job: { name: string }, now: Date): Promise<void> => {
      await historyJobs.find(entry => entry.job.name === job.name)?.run({ ...platform, clock: { now: () => now } }, {})
    },
    restaurantId,
  }
}

const bothOf = (name: string) => [`history_changes_${name}`, `history_entries_${name}`]

test('a change whose month nobody has made is kept, and lies in its month once that is made', () =>
  inTransaction(async ({ day, monthOf, partsOf, write, places, run }) => {
    const early = await write(day(40))
    expect(await places()).toEqual({ [early]: partsOf('other') })
    await run(addHistoryMonthsDaily, day(0))
    const late = await write(day(41))
    expect(await places()).toEqual({ [early]: monthOf(day(40)), [late]: monthOf(day(41)) })
  }))

test('months of both tables are made ninety days ahead, each once, and at most twelve at a time', () =>
  inTransaction(async ({ day, nameOf, months, run }) => {
    const before = await months()
    await run(addHistoryMonthsDaily, day(0))
    const made = (await months()).filter(name => !before.includes(name))
    expect(made).toEqual(expect.arrayContaining([...bothOf(nameOf(day(0))), ...bothOf(nameOf(day(90)))]))
    await run(addHistoryMonthsDaily, day(0))
    expect(await months()).toHaveLength(before.length + made.length)
    await run(addHistoryMonthsDaily, day(100 * 365))
    expect(await months()).toHaveLength(before.length + made.length + 24)
  }))

test('a month that is over for a year goes as a whole, the older days of the next one row by row', () =>
  inTransaction(async ({ day, nameOf, write, places, months, run }) => {
    await run(addHistoryMonthsDaily, day(0))
    await write(day(0))
    await write(day(32))
    const kept = [await write(day(55)), await write(day(500))]
    await run(deleteOldHistoryDaily, day(45 + DAYS_OF_KEPT))
    expect(Object.keys(await places()).toSorted()).toEqual(kept.toSorted())
    const left = await months()
    for (const gone of bothOf(nameOf(day(0)))) expect(left).not.toContain(gone)
    for (const stays of bothOf(nameOf(day(55)))) expect(left).toContain(stays)
  }))

test('who serves reaches a part through the whole tables only', () =>
  inTransaction(async ({ db, day, write, places, months, run }) => {
    await run(addHistoryMonthsDaily, day(0))
    await write(day(0))
    await write(day(500))
    expect(Object.keys(await places())).toHaveLength(2)
    for (const part of [...bothOf('other'), ...(await months())]) {
      const { rows } = await sql`SELECT 1 FROM ${sql.table(part)}`.execute(db)
      expect({ part, rows }).toEqual({ part, rows: [] })
    }
  }))

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db, Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { JobEntry } from '#platform/jobs/job-entry.ts'
import type { Platform } from '#platform/platform.ts'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '../app.ts'

type NamedJob = { name: string }
type Row = { id: string; restaurantId: string; userId: string; at: Date }
/** Tables that lie in months (decisions 0267, 0341). */
export type ByMonth = {
  /** Each with its column that says to what a row belongs. */
  tables: Readonly<Record<string, string>>
  /** In the database: answers `part` and `ends` of each month. */
  monthsFunction: string
  jobs: readonly JobEntry[]
  add: NamedJob
  deleteOld: NamedJob
  keptYears: number
  /** A row in each of the tables. */
  insert: (db: Db, row: Row) => Promise<void>
}

class RolledBack extends Error {}

type House = { restaurantId: string; userId: string }

/** Days are counted from the end of the newest month that is there, which is the first of another one. */
async function worldOf(spec: ByMonth, platform: Platform, { restaurantId, userId }: House) {
  const { db } = platform
  const months = () =>
    sql<{ part: string; ends: Date }>`SELECT part, ends FROM ${sql.raw(spec.monthsFunction)}() ORDER BY ends, part`
      .execute(db)
      .then(({ rows }) => rows)
  const end = (await months()).at(-1)?.ends ?? new Date(0)
  const tables = Object.keys(spec.tables)
  const partsOf = (name: string) => tables.map(table => `${table}_${name}`)
  return {
    db,
    restaurantId,
    day: (days: number) => new Date(end.getTime() + days * DAY_MS),
    others: partsOf('other'),
    /** The parts of the month of a moment. */
    monthOf: (at: Date) => partsOf(at.toISOString().slice(0, 7).replace('-', '_')),
    months: async () => (await months()).map(({ part }) => part),
    write: async (at: Date): Promise<string> => {
      const id = v7()
      await spec.insert(db, { id, restaurantId, userId, at })
      return id
    },
    /** In which parts the rows of each lie. */
    places: async () => {
      const places: Record<string, string[]> = {}
      for (const [table, column] of Object.entries(spec.tables)) {
        const { rows } = await sql<{ id: string; part: string }>`
          SELECT ${sql.ref(column)} AS id, tableoid::regclass::text AS part FROM ${sql.table(table)}
          WHERE restaurant_id = ${restaurantId}`.execute(db)
        for (const { id, part } of rows) places[id] = [...(places[id] ?? []), part]
      }
      return places
    },
    run: async (job: NamedJob, now: Date): Promise<void> => {
      const entry = spec.jobs.find(each => each.job.name === job.name)
      await entry?.run({ ...platform, clock: { now: () => now } }, {})
    },
  }
}
type World = Awaited<ReturnType<typeof worldOf>>

/** A restaurant, and a transaction in which its jobs run and whose months nobody sees afterwards. */
export async function inMonths(spec: ByMonth, work: (world: World) => Promise<void>): Promise<void> {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const house = { restaurantId: (await app.make.restaurant(owner)).id, userId: owner.id }
  const run = async (trx: Trx): Promise<never> => {
    await work(await worldOf(spec, { ...app.platform, db: trx }, house))
    throw new RolledBack()
  }
  await expect(app.platform.db.transaction().execute(run)).rejects.toThrow(RolledBack)
}

/** What all tables by month promise. */
export function testMonths(spec: ByMonth): void {
  const { add, deleteOld, keptYears } = spec
  const count = Object.keys(spec.tables).length
  const daysOfKept = keptYears * 366

  test('a write whose month nobody has made is kept, and lies in its month once that is made', () =>
    inMonths(spec, async ({ day, monthOf, others, write, places, run }) => {
      const early = await write(day(40))
      expect(await places()).toEqual({ [early]: others })
      await run(add, day(0))
      const late = await write(day(41))
      expect(await places()).toEqual({ [early]: monthOf(day(40)), [late]: monthOf(day(41)) })
    }))

  test('the first and the last instant of a year lie in their months, whatever the time zone of who writes', () =>
    inMonths(spec, async ({ db, day, write, places, monthOf, run }) => {
      await run(add, day(300))
      const january = new Date(Date.UTC(day(60).getUTCFullYear() + 1, 0, 1))
      await sql`SET LOCAL timezone = 'Pacific/Auckland'`.execute(db)
      const last = await write(new Date(january.getTime() - 1))
      const first = await write(january)
      expect(await places()).toEqual({
        [last]: monthOf(new Date(january.getTime() - 1)),
        [first]: monthOf(january),
      })
    }))

  test('months are made ninety days ahead, each once, and at most twelve at a time', () =>
    inMonths(spec, async ({ day, monthOf, months, run }) => {
      const before = await months()
      await run(add, day(0))
      const made = (await months()).filter(name => !before.includes(name))
      expect(made.slice(0, count)).toEqual(monthOf(day(0)))
      expect(made.slice(-count)).toEqual(monthOf(day(90)))
      await run(add, day(0))
      expect(await months()).toHaveLength(before.length + made.length)
      await run(add, day(100 * 365))
      expect(await months()).toHaveLength(before.length + made.length + 12 * count)
    }))

  test('a month that is over for a year goes as a whole, the older days of the next one row by row', () =>
    inMonths(spec, async ({ day, monthOf, write, places, months, run }) => {
      await run(add, day(0))
      const before = await months()
      await write(day(0))
      await write(day(32))
      const kept = [await write(day(55)), await write(day(500))]
      await run(deleteOld, day(45 + daysOfKept))
      expect(Object.keys(await places()).toSorted()).toEqual(kept.toSorted())
      const left = await months()
      expect(left).toEqual(before.slice(before.indexOf(monthOf(day(0)).at(-1) ?? '') + 1))
      expect(left).toEqual(expect.arrayContaining(monthOf(day(55))))
    }))

  test('the newest month stays, so that there is always one after which the next begins', () =>
    inMonths(spec, async ({ day, months, run }) => {
      await run(deleteOld, day(10 * 365))
      expect(await months()).toHaveLength(count)
      await run(add, day(0))
      expect((await months()).length).toBeGreaterThan(3 * count)
    }))

  test('who serves reaches a part through the whole table only', () =>
    inMonths(spec, async ({ db, day, others, write, places, months, run }) => {
      await run(add, day(0))
      await write(day(0))
      await write(day(500))
      expect(Object.keys(await places())).toHaveLength(2)
      for (const part of [...others, ...(await months())]) {
        const { rows } = await sql`SELECT 1 FROM ${sql.table(part)}`.execute(db)
        expect({ part, rows }).toEqual({ part, rows: [] })
      }
      const [table = ''] = Object.keys(spec.tables)
      const direct = sql`INSERT INTO ${sql.table(`${table}_other`)} SELECT * FROM ${sql.table(table)}`.execute(db)
      await expect(direct).rejects.toMatchObject({ code: '42501' })
    }))
}

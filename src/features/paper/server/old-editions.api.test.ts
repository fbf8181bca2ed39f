import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { asOwner } from '#test/databases/database.ts'
import { deleteOldEditionsDaily } from './old-editions.jobs.ts'
import { paperHouse } from './paper.testing.ts'

const storedBytes = async ({ app, restaurant }: Awaited<ReturnType<typeof paperHouse>>) => {
  const { db } = app.platform
  const rows = await db.selectFrom('stored_files').select('bytes').where('restaurant_id', '=', restaurant.id).execute()
  return rows.map(({ bytes }) => bytes)
}

test('an edition is kept for five years with its file, and its number is never given again', async () => {
  const house = await paperHouse()
  const { app, user, print } = house
  const numbers = async () =>
    (await app.platform.db.selectFrom('paper_editions').select('n').execute()).map(({ n }) => n)
  await print()
  expect(await app.files('paper/')).toHaveLength(1)
  expect((await storedBytes(house))[0]).toBeGreaterThan(1000)
  app.clock.advance(5 * 365 * DAY_MS)
  await app.runJob(deleteOldEditionsDaily)
  expect(await numbers()).toEqual([1])
  app.clock.advance(3 * DAY_MS)
  await app.runJob(deleteOldEditionsDaily)
  await app.runJobs()
  expect(await numbers()).toEqual([])
  expect([await app.files('paper/'), await storedBytes(house)]).toEqual([[], [0]])
  await app.make.plan(user.id, { tier: 'pro' })
  const again = await print({ validFrom: app.clock.now().toISOString().slice(0, 10) }, await app.signIn(user))
  expect(again.data.n).toBe(2)
})

test('an edition takes room of the quota, and none is made where there is none', async () => {
  const house = await paperHouse()
  const { app, print, restaurant, editions } = house
  const full = { restaurant_id: restaurant.id, kind: 'other', bytes: 200 * 1024 * 1024 - 1000 }
  await app.platform.db.insertInto('stored_files').values(full).execute()
  expect((await print()).code).toBe('image_quota')
  expect([(await editions()).data, await app.files('paper/')]).toEqual([[], []])
})

test('a paper that is not used any more is asked for no more, and comes back', async () => {
  const { app, owner, path, print, status, change, tortilla } = await paperHouse()
  await print()
  await change(tortilla, { price: 20 })
  const retire = (retired: boolean, headers = {}) =>
    app.request<{ retiredAt: string | null; updatedAt: string }>({
      method: 'PUT',
      path: `${path}/editions/1`,
      body: { retired },
      as: owner,
      headers,
    })
  app.clock.advance(1000)
  const { data } = await retire(true)
  expect(data.retiredAt).toBe(app.clock.now().toISOString())
  expect((await status()).data).toMatchObject({ edition: null, changes: null })
  expect((await retire(false, { 'if-match': new Date(0).toISOString() })).status).toBe(412)
  expect((await retire(false, { 'if-match': data.updatedAt })).data.retiredAt).toBeNull()
  expect((await status()).data).toMatchObject({ edition: { n: 1 }, changes: { prices: 1 } })
})

test('a print leaves no file behind: neither one whose row could not be written, nor does it lose one that has its row', async () => {
  const { app, print, editions } = await paperHouse()
  const { db } = app.platform
  await print()
  const [kept] = await app.files('paper/')
  await asOwner(db, sql`ALTER TABLE paper_files ADD CONSTRAINT nothing_fits CHECK (bytes < 0) NOT VALID`)
  try {
    expect((await print({ footNote: 'Pan 1,20' })).status).toBe(500)
  } finally {
    await asOwner(db, sql`ALTER TABLE paper_files DROP CONSTRAINT nothing_fits`)
  }
  expect([(await editions()).data.length, (await app.files('paper/')).length]).toEqual([1, 2])
  await sql`UPDATE pgboss.job SET start_after = now() WHERE state < 'completed'`.execute(db)
  await app.runJobs()
  expect(await app.files('paper/')).toEqual([kept])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { asOwner } from '#test/databases/database.ts'
import { houseWithHistory } from './return.testing.ts'

test('a return that a dying database cuts off leaves nothing half done, and goes back when it is asked again', async () => {
  const { app, dish, other, put, moment, goBack, dishes, list } = await houseWithHistory()
  const { db } = app.platform
  const at = moment()
  for (const { id } of [dish, other]) await put(`/menu/items/${id}`, { price: 20, allergens: ['gluten'] })
  const before = [await dishes(), (await list()).data]
  await asOwner(
    db,
    sql`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'died'; END $$`,
  )
  await asOwner(db, sql`CREATE TRIGGER die BEFORE INSERT ON history_entries FOR EACH ROW EXECUTE FUNCTION die()`)
  expect((await goBack(at)).status).toBe(500)
  expect([await dishes(), (await list()).data]).toEqual(before)
  await asOwner(db, sql`DROP FUNCTION die() CASCADE`)
  expect((await goBack(at)).data.counts).toMatchObject({ prices: 2 })
  expect((await dishes()).map(({ price }) => price)).toEqual([9.5, 5])
})

test('two processes that go back and undo at once do each once', async () => {
  const { app, as, dish, path, put, moment, goBack, dishes, list } = await houseWithHistory()
  const beside = await createTestApp({ beside: app })
  const at = moment()
  await put(`/menu/items/${dish.id}`, { price: 20 })
  const ask = (to: string, body: object) =>
    Promise.all(
      [app, beside].map(one => {
        one.clock.set(app.clock.now())
        return one.request<{ changeId: string | null }>({ method: 'POST', path: `/api${path}/history/${to}`, as, body })
      }),
    )
  const backs = await ask('return', { at, groups: ['prices'] })
  expect(backs.map(({ status }) => status)).toEqual([200, 200])
  const ids = backs.flatMap(({ data }) => data.changeId ?? [])
  expect(ids).toHaveLength(1)
  const undone = (await ask('undo', { changeId: ids[0] })).map(({ status }) => status)
  expect(undone.toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await dishes())[0]?.price).toBe(20)
  expect((await list()).data.changes).toHaveLength(3)
  expect((await goBack(at, ['prices'])).status).toBe(200)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { asOwner } from '#test/databases/database.ts'
import { drawPicture } from '#test/pictures.ts'
import { houseWithHistory } from './return.testing.ts'

const SWEEP = { name: 'images.sweep-orphans', options: {} }
const DROP = { name: 'images.drop-kept', options: {} }
const RESTORE_DISHES = { name: 'menu.sweep-deleted', options: {} }

/** A house whose first dish gets a photo. */
async function houseWithPhoto() {
  const house = await houseWithHistory()
  const { app, owner, dish, put, moment } = house
  const at = moment()
  await put(`/menu/items/${dish.id}`, { price: 3 })
  const path = `/api/menu/items/${dish.id}`
  const send = async (width = 100) =>
    app.request<{ imageUrl: string }>({
      method: 'PUT',
      path,
      as: await app.signIn(owner),
      multipart: {
        fields: {},
        file: { field: 'image', name: 'a.png', content: await drawPicture({ width, height: 80 }) },
      },
    })
  const photo = (await send()).data.imageUrl
  return {
    ...house,
    /** Before the dish had its photo. */
    at,
    send,
    photo,
    /** What the dish shows, and whether that is there. */
    shown: async () => {
      const { data } = await app.request<{ imageUrl: string }>({ path, as: await app.signIn(owner) })
      const { status } = data.imageUrl === '' ? { status: null } : await app.request({ path: data.imageUrl })
      return [data.imageUrl, status]
    },
    /** Time goes by, and all jobs that take pictures run. */
    later: async (ms: number) => {
      app.clock.advance(ms)
      await app.runJobs()
      for (const job of [SWEEP, DROP, RESTORE_DISHES]) await app.runJob(job)
      return app.signIn(owner)
    },
  }
}

test('a photo that a return took away comes back with its undo, as long as that is possible', async () => {
  const { app, at, photo, goBack, undo, shown, later } = await houseWithPhoto()
  const back = await goBack(at)
  expect(await shown()).toEqual(['', null])
  const as = await later(29 * DAY_MS)
  expect((await undo(back.data.changeId, as)).status).toBe(200)
  expect(await shown()).toEqual([photo, 200])
  await later(2 * DAY_MS)
  expect(await shown()).toEqual([photo, 200])
  expect(await app.files()).not.toEqual([])
})

test('after that it is deleted, however many there are; the photo that is shown stays', async () => {
  const { app, at, goBack, shown, later, send } = await houseWithPhoto()
  await goBack(at)
  const other = (await send(120)).data.imageUrl
  await later(30 * DAY_MS - HOUR_MS)
  const both = await app.files()
  await later(2 * HOUR_MS)
  expect(await shown()).toEqual([other, 200])
  const left = await app.files()
  expect([both.length, left.every(key => other.includes(key.split('/')[0] ?? '?'))]).toEqual([left.length * 2, true])
})

test('the photo of a deleted dish stays while the dish can come back', async () => {
  const { app, call, dish, photo, shown, later } = await houseWithPhoto()
  await call('DELETE', `/menu/items/${dish.id}`)
  const as = await later(29 * DAY_MS)
  expect((await call('POST', `/menu/items/${dish.id}/restore`, {}, as)).status).toBe(200)
  expect(await shown()).toEqual([photo, 200])
  await call('DELETE', `/menu/items/${dish.id}`, undefined, as)
  await later(31 * DAY_MS)
  await app.runJobs()
  expect(await app.files()).toEqual([])
})

test('a photo that a copy of the dish loses by hand stays for the dish that gets it back, and goes when that loses it', async () => {
  const { app, call, as, at, dish, goBack, undo, shown, later, photo } = await houseWithPhoto()
  const { data: copy } = await call<{ _id: string }>('POST', `/menu/items/${dish.id}/duplicate`, {})
  const back = await goBack(at, ['texts'])
  await call('PUT', `/menu/items/${copy._id}`, { imageUrl: '' })
  await app.runJobs()
  expect((await undo(back.data.changeId)).status).toBe(200)
  expect(await shown()).toEqual([photo, 200])
  await call('PUT', `/menu/items/${dish.id}`, { imageUrl: '' }, as)
  await later(0)
  expect(await app.files()).toEqual([])
})

test('a photo whose files are gone stays away, and is told', async () => {
  const { app, at: _, dish, put, moment, send, dishes, goBack, compare } = await houseWithPhoto()
  const at = moment()
  expect((await send(120)).status).toBe(200)
  await app.runJobs()
  const { data } = await compare(at)
  expect([data.counts.texts, data.groups.texts]).toMatchObject([
    0,
    [{ dishId: dish.id, field: 'image', from: 'photo', to: 'photo', lost: true }],
  ])
  await put(`/menu/items/${dish.id}`, { price: 4 })
  const [before] = await dishes()
  expect((await goBack(at)).data.counts).toMatchObject({ texts: 0, prices: 1 })
  expect((await dishes())[0]?.imageUrl).toBe(before?.imageUrl)
})

test.each(['return', 'undo'] as const)('a photo that is deleted while a %s would set it stays away', async kind => {
  const { app, at, restaurant, moment, put, dish, goBack, undo, shown } = await houseWithPhoto()
  const { db } = app.platform
  const withPhoto = moment()
  const away = await goBack(at)
  await put(`/menu/items/${dish.id}`, { price: 4 })
  const [deletion, done] = await db.transaction().execute(async trx => {
    await trx.deleteFrom('images').where('restaurant_id', '=', restaurant.id).execute()
    const setting = kind === 'return' ? goBack(withPhoto) : undo(away.data.changeId)
    const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(() => asOwner(db, waiting)).toHaveLength(1)
    return [true, setting] as const
  })
  expect([deletion, (await done).status, await shown()]).toEqual([true, 200, ['', null]])
})

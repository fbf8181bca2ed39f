import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import type { SignedIn } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Category, Dish } from '../../menu.contract.ts'
import { CATEGORIES_MAX, DISHES_MAX } from '../../menu.limits.ts'
import { sweepDeletedDaily } from '../menu.jobs.ts'
import { EMPTY_JSON, named, world } from '../menu.testing.ts'

async function restorable() {
  const made = await world()
  const { app, owner, restaurant } = made
  await app.make.plan(owner.id)
  const send = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, ifMatch?: string, as: SignedIn = owner) =>
    app.request<T>({ method, path, as, ...(ifMatch && { headers: { 'if-match': ifMatch } }) })
  const ofDish = (id: string) => `/api/menu/items/${id}`
  const ofCategory = (id: string) => `/api/categories/${id}`
  return {
    ...made,
    ofDish,
    ofCategory,
    send,
    remove: (path: string) => send<{ deletedItems: number } | null>('DELETE', path),
    restore: <T = Dish>(path: string, ifMatch?: string, as?: SignedIn) =>
      send<T>('POST', `${path}/restore`, ifMatch, as),
    menu: async () => (await send<Dish[]>('GET', `/api/restaurants/${restaurant.id}/items`)).data,
    published: async () => (await app.request<Dish[]>({ path: `/api/public/${restaurant.slug}/items` })).data,
  }
}

test('a restored dish is the same: id, place, picture, texts, allergens', async () => {
  const { app, owner, category, create, list, remove, restore, published, ofDish } = await restorable()
  await create(named('Antes'))
  const { data: dish } = await app.request<Dish>({
    method: 'POST',
    path: `/api/categories/${category.id}/items`,
    as: owner,
    multipart: {
      fields: {
        translations: { es: { name: 'Pulpo', description: 'A feira' } },
        price: '14,5',
        allergens: ['molluscs'],
      },
      file: { field: 'image', name: 'pulpo.png', content: await drawPicture({ width: 100, height: 80 }) },
    },
  })
  await create(named('Después'))
  const [before, shown] = [await list(), await published()]
  expect((await remove(ofDish(dish._id))).data).toBeNull()
  expect((await list()).map(each => each._id)).not.toContain(dish._id)
  expect((await published()).map(each => each._id)).not.toContain(dish._id)
  await app.runJobs()
  const back = await restore(ofDish(dish._id), dish.updatedAt)
  expect([back.status, back.message]).toEqual([200, 'Plato recuperado'])
  expect(back.data).toEqual(dish)
  expect(await list()).toEqual(before)
  expect(await published()).toEqual(shown)
  expect((await app.request({ path: dish.imageUrl })).status).toBe(200)
})

test('until it is restored, a deleted dish does not exist', async () => {
  const { app, owner, restaurant, category, create, change, remove, restore, send, menu, ofDish } = await restorable()
  const { data: dish } = await create(named('Pulpo'))
  await remove(ofDish(dish._id))
  expect((await send('GET', ofDish(dish._id))).status).toBe(404)
  expect((await change(dish._id, { price: 3 })).status).toBe(404)
  expect((await remove(ofDish(dish._id))).status).toBe(404)
  expect((await send('POST', `${ofDish(dish._id)}/duplicate`)).status).toBe(404)
  expect(await menu()).toEqual([])
  const order = { method: 'PUT' as const, path: `/api/categories/${category.id}/items/reorder`, as: owner }
  expect((await app.request({ ...order, body: { itemIds: [dish._id] } })).status).toBe(400)
  const stranger = await app.signIn(await app.make.owner())
  expect((await restore(ofDish(dish._id), undefined, stranger)).status).toBe(404)
  const worker = await app.signIn(await app.make.worker([restaurant]))
  expect((await restore(ofDish(dish._id), undefined, worker)).status).toBe(200)
  expect((await menu()).map(each => each._id)).toEqual([dish._id])
})

test('two people restore at once: the dish is there once, and both are told so', async () => {
  const { app, restaurant, create, list, remove, restore, ofDish } = await restorable()
  const { data: dish } = await create(named('Pulpo'))
  await remove(ofDish(dish._id))
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const both = await Promise.all([restore(ofDish(dish._id)), restore(ofDish(dish._id), dish.updatedAt, worker)])
  expect(both.map(each => [each.status, each.data])).toEqual([
    [200, dish],
    [200, dish],
  ])
  expect(await list()).toEqual([dish])
})

test('a dish that somebody restored and changed is 412, and their change stays', async () => {
  const { create, change, list, remove, restore, ofDish } = await restorable()
  const { data: dish } = await create(named('Pulpo'))
  await remove(ofDish(dish._id))
  await restore(ofDish(dish._id))
  const changed = (await change(dish._id, { price: 5 })).data
  expect(await restore(ofDish(dish._id), dish.updatedAt)).toMatchObject({ status: 412, code: 'changed_meanwhile' })
  expect(await list()).toEqual([changed])
})

test('a category comes back with the dishes that went with it, not with those deleted before', async () => {
  const { app, restaurant, category, create, list, remove, restore, send, menu, ofDish, ofCategory } =
    await restorable()
  const { data: gone } = await create(named('Ya no'))
  const { data: stays } = await create(named('Pulpo'))
  const { data: seen } = await send<Category>('GET', ofCategory(category.id))
  await remove(ofDish(gone._id))
  expect((await remove(ofCategory(category.id))).data).toEqual({ deletedItems: 1 })
  expect(await menu()).toEqual([])
  expect((await app.request({ path: `/api/public/categories/${category.id}/items` })).status).toBe(404)
  expect((await send('POST', `${ofCategory(category.id)}/items`)).status).toBe(404)
  expect((await restore<Category>(ofCategory(category.id), '2020-01-01T00:00:00.000Z')).status).toBe(412)
  const back = await restore<Category>(ofCategory(category.id), seen.updatedAt)
  expect([back.status, back.data]).toEqual([200, seen])
  expect(await list()).toEqual([stays])
  expect((await restore(ofDish(gone._id))).status).toBe(200)
  expect((await list()).map(each => each._id)).toEqual([gone._id, stays._id])
  const paths = (await app.request({ path: `/${restaurant.slug}` })).text
  expect(paths).toContain('Ya no')
})

test('a dish of a deleted category says which comes first', async () => {
  const { category, create, remove, restore, ofDish, ofCategory } = await restorable()
  const { data: dish } = await create(named('Pulpo'))
  await remove(ofDish(dish._id))
  await remove(ofCategory(category.id))
  const refused = await restore(ofDish(dish._id))
  expect([refused.status, refused.code, refused.message]).toEqual([
    409,
    'category_deleted',
    'La categoría de este plato está eliminada. Recupera antes la categoría.',
  ])
  await restore(ofCategory(category.id))
  expect((await restore(ofDish(dish._id))).status).toBe(200)
})

test('deleted ones do not count; a return over a limit is 409 and can be tried again', async () => {
  const { app, restaurant, category, create, remove, restore, menu, ofDish, ofCategory } = await restorable()
  const { data: dish } = await create(named('Pulpo'))
  const row = await app.platform.db.selectFrom('menu_items').selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: DISHES_MAX - 1 }, () => ({
    ...row,
    translations: JSON.stringify(row.translations),
    ...EMPTY_JSON,
    id: crypto.randomUUID(),
  }))
  await app.platform.db.insertInto('menu_items').values(copies).execute()
  await remove(ofDish(dish._id))
  const { data: last } = await create(named('El último'))
  expect(await restore(ofDish(dish._id))).toMatchObject({ status: 409, code: 'menu_limit' })
  expect((await menu()).map(each => each._id)).not.toContain(dish._id)
  await remove(ofDish(last._id))
  expect((await restore(ofDish(dish._id))).status).toBe(200)

  await remove(ofCategory(category.id))
  for (let index = 0; index < CATEGORIES_MAX; index++) await app.make.category(restaurant)
  const refused = await restore(ofCategory(category.id))
  expect([refused.code, refused.message]).toEqual(['menu_limit', 'Has llegado al máximo de 100 categorías.'])
})

test('after 30 days it is over: 404, and the daily job removes the rows', async () => {
  const { app, owner, category, create, remove, restore, ofDish, ofCategory } = await restorable()
  const { data: dish } = await create(named('Pulpo'))
  await remove(ofDish(dish._id))
  app.clock.advance(DAY_MS)
  await remove(ofCategory(category.id))
  app.clock.advance(29 * DAY_MS)
  const again = await app.signIn(owner)
  expect((await restore(ofDish(dish._id), undefined, again)).status).toBe(404)
  const sweep = async () => {
    await app.runJob(sweepDeletedDaily)
    const count = async (table: 'menu_items' | 'categories') =>
      (await app.platform.db.selectFrom(table).select('id').execute()).length
    return [await count('menu_items'), await count('categories')]
  }
  expect(await sweep()).toEqual([0, 1])
  expect((await restore(ofCategory(category.id), undefined, again)).status).toBe(200)
  await app.request({ method: 'DELETE', path: ofCategory(category.id), as: again })
  app.clock.advance(30 * DAY_MS)
  expect(await sweep()).toEqual([0, 0])
})

test('a lapsed owner gets nothing back until there is a plan, and nothing is lost', async () => {
  const { app, owner, create, remove, restore, ofDish } = await restorable()
  const { data: dish } = await create(named('Pulpo'))
  await remove(ofDish(dish._id))
  await app.make.lapsedTrial(owner.id)
  expect(await restore(ofDish(dish._id))).toMatchObject({ status: 403, code: 'trial_expired' })
  await app.make.plan(owner.id)
  expect((await restore(ofDish(dish._id))).status).toBe(200)
})

test('an order is taken back only over the list that was seen', async () => {
  const { app, owner, restaurant, category, create, change, list } = await restorable()
  const [one, two] = [(await create(named('Uno'))).data, (await create(named('Dos'))).data]
  const order = (path: string, body: object, ifMatch: string) =>
    app.request<{ updatedAt: string }[]>({ method: 'PUT', path, as: owner, body, headers: { 'if-match': ifMatch } })
  const newest = (rows: readonly { updatedAt: string }[]) =>
    rows
      .map(row => row.updatedAt)
      .toSorted()
      .at(-1) ?? ''
  const path = `/api/categories/${category.id}/items/reorder`
  const moved = await order(path, { itemIds: [two._id, one._id] }, newest([one, two]))
  expect(moved.status).toBe(200)
  const stale = newest(moved.data)
  await change(one._id, { sortOrder: 5 })
  expect(await order(path, { itemIds: [one._id, two._id] }, stale)).toMatchObject({ code: 'changed_meanwhile' })
  expect((await order(path, { itemIds: [two._id, one._id] }, newest(await list()))).status).toBe(200)
  const other = await app.make.category(restaurant)
  const ofAll = `/api/restaurants/${restaurant.id}/categories`
  const { data: seen } = await app.request<Category[]>({ path: ofAll, as: owner })
  const categoryIds = [other.id, category.id]
  const answer = await order(`${ofAll}/reorder`, { categoryIds }, newest(seen))
  expect(answer.status).toBe(200)
  expect((await order(`${ofAll}/reorder`, { categoryIds: [category.id, other.id] }, newest(seen))).status).toBe(412)
})

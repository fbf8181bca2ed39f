import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import type { Dish } from '../../menu.contract.ts'
import { DELETED_MAX, DISHES_MAX } from '../../menu.limits.ts'
import { named, world } from '../menu.testing.ts'

async function trash() {
  const made = await world()
  const { app, owner, restaurant } = made
  await app.make.plan(owner.id)
  const send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string) => app.request<T>({ method, path, as: owner })
  return {
    ...made,
    ofDish: (id: string) => `/api/menu/items/${id}`,
    ofCategory: (id: string) => `/api/categories/${id}`,
    remove: (path: string) => send<{ deletedItems: number } | null>('DELETE', path),
    restore: (path: string) => send('POST', `${path}/restore`),
    menu: async () => (await send<Dish[]>('GET', `/api/restaurants/${restaurant.id}/items`)).data,
  }
}

test('at most 2,000 deleted rows of a restaurant stay: whole deletions go, the oldest first', async () => {
  const { app, owner, restaurant, category, create, remove, restore, ofDish, ofCategory } = await trash()
  const { db } = app.platform
  const { data: gone } = await create(named('Ya no'))
  const { data: last } = await create(named('El último'))
  await remove(ofDish(gone._id))
  const fill = (categoryId: string, count: number, minutes: number) =>
    sql`INSERT INTO menu_items (id, restaurant_id, category_id, translations, price, sort_order, created_at, updated_at,
        deleted_at, deleted_with_category)
      SELECT gen_random_uuid(), ${restaurant.id}, ${categoryId}, '{"es":{"name":"Plato","description":""}}', 1, 10, now(), now(),
        ${new Date(app.clock.now().getTime() + minutes * MINUTE_MS)}, true
      FROM generate_series(1, ${count}::int)`.execute(db)
  const old = await app.make.category(restaurant)
  await app.request({ method: 'DELETE', path: ofCategory(old.id), as: owner })
  await fill(old.id, 400, 0)
  await fill(category.id, DELETED_MAX - 402, 1)
  const rows = async () => {
    const of = (table: 'menu_items' | 'categories') =>
      db.selectFrom(table).select('id').where('deleted_at', 'is not', null).execute()
    return (await of('menu_items')).length + (await of('categories')).length
  }
  expect(await rows()).toBe(DELETED_MAX)
  app.clock.advance(2 * MINUTE_MS)
  const stranger = await app.make.restaurant(await app.make.owner())
  const foreign = await app.make.dish(await app.make.category(stranger))
  await db
    .updateTable('menu_items')
    .set({ deleted_at: new Date(0) })
    .where('id', '=', foreign.id)
    .execute()
  await remove(ofDish(last._id))
  // The category went with all that was deleted in its moment; nothing comes back in part.
  expect(await rows()).toBe(DELETED_MAX - 402 + 1 + 1)
  expect((await restore(ofCategory(old.id))).status).toBe(404)
  expect((await restore(ofDish(gone._id))).status).toBe(404)
  expect((await restore(ofDish(last._id))).status).toBe(200)
})

test('one deletion of more than 2,000 rows can be taken back as a whole', async () => {
  const { app, restaurant, category, remove, restore, menu, ofCategory } = await trash()
  await sql`INSERT INTO menu_items (id, restaurant_id, category_id, translations, price, sort_order, created_at, updated_at)
    SELECT gen_random_uuid(), ${restaurant.id}, ${category.id}, '{"es":{"name":"Plato","description":""}}', 1, 10, now(), now()
    FROM generate_series(1, ${DISHES_MAX}::int)`.execute(app.platform.db)
  expect((await remove(ofCategory(category.id))).data).toEqual({ deletedItems: DISHES_MAX })
  expect((await restore(ofCategory(category.id))).status).toBe(200)
  expect(await menu()).toHaveLength(DISHES_MAX)
})

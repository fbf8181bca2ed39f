import { expect, test } from 'vitest'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import { createTestApp } from '#test/app.ts'
import { recordStatements } from '#test/statements.ts'
import type { Dish } from '../menu.contract.ts'
import { addCategories } from './categories/category-writes.service.ts'
import { removeDish } from './deleted/delete.service.ts'
import { addDishes, changeDish } from './dishes/dish-writes.service.ts'
import { type MenuWrite, writeMenu } from './menu.transaction.ts'
import { actorOf, named } from './menu.testing.ts'

/** An owner's restaurant, and a function that changes its menu several times in one write. */
async function world() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user)
  const owner = await app.signIn(user)
  const { platform } = app
  const actor = await actorOf(app, user)
  const access = await restaurantAccess(platform, actor, restaurant.id)
  const write = <T>(work: (write: MenuWrite) => Promise<T>) => writeMenu(platform, { actor, access }, work)
  const version = async () => {
    const query = platform.db.selectFrom('restaurants').select('menu_version').where('id', '=', restaurant.id)
    return (await query.executeTakeFirstOrThrow()).menu_version
  }
  const list = async () =>
    (await app.request<Dish[]>({ path: `/api/restaurants/${restaurant.id}/items`, as: owner })).data
  return { app, platform, restaurant, write, version, list }
}

test('200 imported dishes are one write: one lock, one version, few statements', async () => {
  const { platform, write, version, list } = await world()
  const before = await version()
  const statements = recordStatements(platform)
  await write(async menu => {
    const categories = await addCategories(
      menu,
      ['Entrantes', 'Carnes', 'Pescados', 'Postres'].map((name, place) => ({ ...named(name), sortOrder: place })),
    )
    await addDishes(
      platform,
      menu,
      Array.from({ length: 200 }, (_, index) => ({
        categoryId: categories[index % 4]?._id ?? '',
        body: { ...named(`Plato ${index}`), price: index },
      })),
    )
  })
  const sent = [...statements]
  // Three of them keep the history of the write, and so many fields are counted.
  expect(sent.length).toBeLessThanOrEqual(21)
  expect(sent.filter(statement => statement.includes('for no key update'))).toHaveLength(1)
  expect(sent.filter(statement => statement.includes('menu_version'))).toHaveLength(1)
  expect(await version()).toBe(before + 1)
  const dishes = await list()
  expect(dishes).toHaveLength(200)
  expect(dishes.slice(0, 50).map(dish => dish.translations.es?.name)).toEqual(
    Array.from({ length: 50 }, (_, index) => `Plato ${index * 4}`),
  )
  expect(dishes.slice(0, 3).map(dish => dish.sortOrder)).toEqual([30, 40, 50])
  expect(dishes.find(dish => dish.translations.es?.name === 'Plato 199')?.price).toBe(1.99)
})

test('creating, changing and deleting in one write become visible together, or not at all', async () => {
  const { app, platform, restaurant, write, version, list } = await world()
  const category = await app.make.category(restaurant)
  const old = await app.make.dish(category)
  const before = await version()
  const work = async (menu: MenuWrite) => {
    const [made] = await addDishes(platform, menu, [{ categoryId: category.id, body: named('Flan') }])
    await changeDish(platform, menu, { dishId: made?._id ?? '', body: { price: 450 } })
    await removeDish(app.platform, menu, { dishId: old.id })
  }
  const failing = write(async menu => {
    await work(menu)
    await removeDish(app.platform, menu, { dishId: old.id })
  })
  await expect(failing).rejects.toMatchObject({ status: 404 })
  expect((await list()).map(dish => dish._id)).toEqual([old.id])
  expect(await version()).toBe(before)
  await write(work)
  expect((await list()).map(dish => [dish.translations.es?.name, dish.price])).toEqual([['Flan', 4.5]])
  expect(await version()).toBe(before + 1)
})

test("one invalid dish refuses all: a missing name, another restaurant's category, too many", async () => {
  const { app, platform, restaurant, write, list } = await world()
  const category = await app.make.category(restaurant)
  const another = await app.make.category(await app.make.restaurant(await app.make.owner()))
  const good = { categoryId: category.id, body: named('Flan') }
  const add = (drafts: Parameters<typeof addDishes>[2]) => write(menu => addDishes(platform, menu, drafts))
  await expect(add([good, { ...good, body: {} }])).rejects.toMatchObject({ status: 400 })
  await expect(add([good, { ...good, categoryId: another.id }])).rejects.toMatchObject({ status: 404 })
  await expect(add(Array.from({ length: 2001 }, () => good))).rejects.toMatchObject({ code: 'menu_limit' })
  await expect(
    write(menu =>
      addCategories(
        menu,
        Array.from({ length: 100 }, () => named('Otra')),
      ),
    ),
  ).rejects.toMatchObject({ code: 'menu_limit' })
  expect(await list()).toEqual([])
  expect(await add(Array.from({ length: 2000 }, () => good))).toHaveLength(2000)
})

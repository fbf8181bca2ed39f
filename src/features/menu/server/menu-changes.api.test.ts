import { expect, test } from 'vitest'
import { type ChangeSet, changed, isChangeOf } from '#platform/events/changes.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import { newDishState } from '../dish.rules.ts'
import { addDishes, changeDish } from './dishes/dish-writes.service.ts'
import { dishEntity, dishOrderEntity } from './menu.changes.ts'
import { actorOf, named, world } from './menu.testing.ts'
import { writeMenu } from './menu.transaction.ts'

async function heardWorld() {
  const made = await world()
  const heard: ChangeSet[] = []
  made.app.platform.events.on(changed, async (_, set) => void heard.push(set))
  return { ...made, heard }
}

test('a changed dish is told whole, before and after, with the exact price', async () => {
  const { heard, create, change } = await heardWorld()
  const { data: dish } = await create({ ...named('Tortilla'), price: 9.5, allergens: ['eggs'] })
  await change(dish._id, { price: 12.05, available: false })
  const [last] = heard.at(-1)?.changes ?? []
  const before = {
    ...newDishState(),
    categoryId: dish.categoryId,
    translations: { es: { name: 'Tortilla', description: '' } },
    price: '9.50',
    prices: null,
    allergens: ['eggs'],
    allergensDeclared: true,
    allergensReviewed: { at: dish.createdAt, by: expect.any(String) },
    sortOrder: dish.sortOrder,
  }
  expect(last).toEqual({
    entity: dishEntity,
    id: dish._id,
    before,
    after: { ...before, price: '12.05', available: false, unavailableSince: dish.createdAt },
  })
})

test('what stays as it was is no change', async () => {
  const { heard, create, change } = await heardWorld()
  const { data: dish } = await create({ ...named('Tortilla'), price: 9.5 })
  await change(dish._id, { price: 9.5, available: true })
  await change(dish._id, {})
  expect(heard).toHaveLength(1)
})

test('a category takes its dishes with it: everything that a restore needs is told', async () => {
  const { app, owner, heard, create, category } = await heardWorld()
  const { data: dish } = await create({ ...named('Tortilla'), price: 9.5 })
  await app.request({ method: 'DELETE', path: `/api/categories/${category.id}`, as: owner })
  const gone = heard.at(-1)?.changes ?? []
  expect(gone.map(({ entity, id, after }) => [entity.name, id, after])).toEqual([
    ['dish', dish._id, null],
    ['category', category.id, null],
  ])
  expect(gone[0]?.before).toMatchObject({ price: '9.50', categoryId: category.id, sortOrder: dish.sortOrder })
  expect(gone[1]?.before).toMatchObject({ translations: { es: { name: expect.any(String) } } })
})

test('an order is told as the list of ids that it was and is', async () => {
  const { app, owner, heard, create, category } = await heardWorld()
  const first = (await create(named('Uno'))).data._id
  const second = (await create(named('Dos'))).data._id
  const itemIds = [second, first]
  await app.request({
    method: 'PUT',
    path: `/api/categories/${category.id}/items/reorder`,
    as: owner,
    body: { itemIds },
  })
  const [change] = heard.at(-1)?.changes ?? []
  expect(change && isChangeOf(change, dishOrderEntity) && change.before?.itemIds).toEqual([first, second])
  expect(change && isChangeOf(change, dishOrderEntity) && change.after?.itemIds).toEqual(itemIds)
})

test('many things done in one write are told once', async () => {
  const { app, owner, heard, restaurant, category } = await heardWorld()
  const actor = await actorOf(app, owner)
  const access = await restaurantAccess(app.platform, actor, restaurant.id)
  await writeMenu(app.platform, { actor, access }, async write => {
    const drafts = ['Uno', 'Dos', 'Tres'].map(name => ({ categoryId: category.id, body: named(name) }))
    const [dish] = await addDishes(app.platform, write, drafts)
    await changeDish(app.platform, write, { dishId: dish?._id ?? '', body: { price: 100 } })
  })
  expect(heard.map(set => set.changes.length)).toEqual([4])
})

import { describe, expect, test } from 'vitest'
import type { Dish } from '../../menu.contract.ts'
import { named, world } from '../menu.testing.ts'

const orders = (dishes: Dish[]) => dishes.map(dish => dish.sortOrder)
const names = (dishes: Dish[]) => dishes.map(dish => dish.translations.es?.name)

describe('order', () => {
  test('dishes created in parallel each get their own place at the end', async () => {
    const { create, list } = await world()
    await Promise.all(Array.from({ length: 8 }, (_, index) => create(named(`Plato ${index}`))))
    expect(orders(await list())).toEqual([30, 40, 50, 60, 70, 80, 90, 100])
  })

  test('equal orders show the older first', async () => {
    const { app, create, list } = await world()
    for (const name of ['Una', 'Dos', 'Tres']) {
      await create({ ...named(name), sortOrder: 30 })
      app.clock.advance(1000)
    }
    expect(names(await list())).toEqual(['Una', 'Dos', 'Tres'])
  })

  test('reordering answers the new list with 10, 20, 30', async () => {
    const { app, owner, category, create, list } = await world()
    for (const name of ['Una', 'Dos', 'Tres']) await create(named(name))
    const itemIds = (await list()).map(dish => dish._id).toReversed()
    const path = `/api/categories/${category.id}/items/reorder`
    const answer = await app.request<Dish[]>({ method: 'PUT', path, as: owner, body: { itemIds } })
    expect(answer.status).toBe(200)
    expect(names(answer.data)).toEqual(['Tres', 'Dos', 'Una'])
    expect(orders(answer.data)).toEqual([10, 20, 30])
    expect(await list()).toEqual(answer.data)
  })

  test('an incomplete, repeated or foreign list changes nothing', async () => {
    const { app, owner, restaurant, category, create, list } = await world()
    const one = (await create(named('Una'))).data._id
    const two = (await create(named('Dos'))).data._id
    const elsewhere = (await app.make.dish(await app.make.category(restaurant))).id
    const before = await list()
    const path = `/api/categories/${category.id}/items/reorder`
    for (const itemIds of [
      [],
      [one],
      [one, one],
      [one, elsewhere],
      [one, two, elsewhere],
      [one, two, two],
      [one, 'x'],
    ]) {
      const answer = await app.request({ method: 'PUT', path, as: owner, body: { itemIds } })
      expect(answer.status).toBe(400)
      expect(answer.errors).toEqual({
        itemIds: 'El orden no incluye todos los elementos, cada uno una vez. Vuelve a cargar la página.',
      })
    }
    expect(await list()).toEqual(before)
  })

  test('parallel reordering and creating lose no dish, and each has its own place', async () => {
    const { app, owner, category, create, list } = await world()
    for (let index = 0; index < 5; index++) await create(named(`Plato ${index}`))
    const itemIds = (await list()).map(dish => dish._id)
    const path = `/api/categories/${category.id}/items/reorder`
    const answers = await Promise.all([
      ...itemIds.map((_, shift) => {
        const body = { itemIds: [...itemIds.slice(shift), ...itemIds.slice(0, shift)] }
        return app.request({ method: 'PUT', path, as: owner, body })
      }),
      ...itemIds.map((_, index) => create(named(`Nuevo ${index}`))),
    ])
    expect(answers.every(answer => [200, 201, 400].includes(answer.status))).toBe(true)
    const after = await list()
    expect(after).toHaveLength(10)
    expect(new Set(orders(after)).size).toBe(10)
  })

  test('a dish that moves goes to the end of the other category', async () => {
    const { app, restaurant, create, change, list } = await world()
    const other = await app.make.category(restaurant)
    const there = await app.make.dish(other)
    const { data } = await create({ ...named('Viajera'), sortOrder: 0 })
    const moved = await change(data._id, { categoryId: other.id })
    expect(moved.data.categoryId).toBe(other.id)
    expect((await list(other.id)).map(dish => dish._id)).toEqual([there.id, data._id])
    expect(await list()).toEqual([])
  })

  test('sending the same category keeps its place', async () => {
    const { category, create, change } = await world()
    const { data } = await create(named('Una'))
    await create(named('Dos'))
    expect((await change(data._id, { categoryId: category.id })).data.sortOrder).toBe(data.sortOrder)
  })

  test('a category of another restaurant, an unknown one and no id at all are refused and change nothing', async () => {
    const { app, create, change, read } = await world()
    const foreign = await app.make.category(await app.make.restaurant(await app.make.owner()))
    const { data } = await create(named('Pan'))
    for (const categoryId of [foreign.id, crypto.randomUUID(), 'postres', '']) {
      const answer = await change(data._id, { categoryId, price: 7 })
      expect(answer.status).toBe(400)
      expect(answer.errors).toEqual({ categoryId: 'Elige una categoría de este restaurante.' })
    }
    expect(await read(data._id)).toEqual(data)
  })

  test('all dishes of a restaurant are sorted by their categories', async () => {
    const { app, owner, restaurant, category, create } = await world()
    const second = await app.make.category(restaurant)
    await app.make.dish(second, { name: 'Flan' })
    await create(named('Croquetas'))
    const path = `/api/restaurants/${restaurant.id}`
    const all = async () => names((await app.request<Dish[]>({ path: `${path}/items`, as: owner })).data)
    expect(await all()).toEqual(['Croquetas', 'Flan'])
    const body = { categoryIds: [second.id, category.id] }
    await app.request({ method: 'PUT', path: `${path}/categories/reorder`, as: owner, body })
    expect(await all()).toEqual(['Flan', 'Croquetas'])
  })
})

describe('duplicating', () => {
  test('the copy stands right after its original, later dishes after it; it is never sold out', async () => {
    const { app, owner, create, list } = await world()
    const { data } = await create({ ...named('Una'), price: '3,30', allergens: ['fish'], available: false })
    await create(named('Dos'))
    const path = `/api/menu/items/${data._id}/duplicate`
    const copy = await app.request<Dish>({ method: 'POST', path, as: owner })
    expect(copy.status).toBe(201)
    const { _id, updatedAt } = copy.data
    expect(copy.data).toEqual({ ...data, _id, updatedAt, unavailableSince: null, sortOrder: 20, available: true })
    expect(copy.data._id).not.toBe(data._id)
    const after = await list()
    expect(after.map(dish => dish._id).slice(0, 2)).toEqual([data._id, copy.data._id])
    expect(orders(after)).toEqual([10, 20, 30])
    expect(names(after)).toEqual(['Una', 'Una', 'Dos'])
  })

  test("the id in a dish's URL may be in capitals", async () => {
    const { app, owner, create, list } = await world()
    await create(named('Una'))
    const { data } = await create(named('Dos'))
    const path = `/api/menu/items/${data._id.toUpperCase()}/duplicate`
    expect((await app.request<Dish>({ method: 'POST', path, as: owner })).status).toBe(201)
    expect(names(await list())).toEqual(['Una', 'Dos', 'Dos'])
  })
})

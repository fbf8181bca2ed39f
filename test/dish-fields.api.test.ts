import { expect, test } from 'vitest'
import type { ActivityEntry } from '#features/activity/activity.contract.ts'
import { type DishState, dishFields } from '#features/menu/dish.fields.ts'
import { changedDish, dishAnswers, newDishState } from '#features/menu/dish.rules.ts'
import { type Dish, dishChange } from '#features/menu/menu.contract.ts'
import { exportAccount } from '#platform/account-data/account.ts'
import { createTestApp } from './app.ts'

// Every field of the menu's list goes the whole way; a field that is added there is tested here without a word.

const NO_IMAGE = { imageUrl: '', imageWidth: null, imageHeight: null, imageWidths: [], reported: false }
const NOW = '2026-11-24T12:00:00.000Z'
const TODAY_ENDS = '2026-11-25T04:00:00.000Z'
const NAMED = { translations: { es: { name: 'Sopa', description: '' } } }

async function world() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const as = await app.signIn(user)
  const restaurant = await app.make.restaurant(user)
  const category = await app.make.category(restaurant, 'Tapas')
  const other = await app.make.category(restaurant, 'Postres')
  const call = <Data>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    app.request<Data>({ method, path: `/api${path}`, as, ...(body && { body }) })
  const ids = { categoryId: other.id }
  /** What a test writes into a field, as a body has it. */
  const bodyOf = (key: string, example: unknown) => ({ [key]: ids[key as keyof typeof ids] ?? example })
  const exported = async (id: string): Promise<DishState> => {
    const { data } = await exportAccount(app.platform, user.id)
    const { dishes } = data['menu'] as { dishes: (DishState & { id: string })[] }
    return dishes.find(dish => dish.id === id) ?? newDishState()
  }
  const news = async () => (await call<ActivityEntry[]>('GET', `/restaurants/${restaurant.id}/activity`)).data
  return { app, restaurant, category, other, call, bodyOf, exported, news }
}

// Of declared dishes only: `menu/server/dishes/safe-dishes.api.test.ts`.
const OF_DECLARED = ['allergensReviewed', 'tracesDeclared']
const changeable = dishFields.filter(([key, { change, column }]) => change && column && !OF_DECLARED.includes(key))
const stateWith = (body: object) =>
  changedDish({ before: newDishState(), body: dishChange.parse(body), todayEnds: TODAY_ENDS, now: NOW, by: null })
const answered = (state: DishState) => dishAnswers(state, NO_IMAGE, new Date(0)) as Record<string, unknown>

test('each field is stored when a dish is created and when it is changed, and is exported', async () => {
  const { category, call, bodyOf, exported } = await world()
  for (const [key, { example }] of changeable) {
    const body = bodyOf(key, example)
    const state = stateWith(body)
    const expected = { [key]: answered(state)[key] }
    const { data: made } = await call<Dish>('POST', `/categories/${category.id}/items`, { ...NAMED })
    const { data: changed } = await call<Dish>('PUT', `/menu/items/${made._id}`, body)
    expect(changed).toMatchObject(expected)
    expect(made).not.toMatchObject(expected)
    expect(await exported(made._id)).toMatchObject({ [key]: state[key as keyof DishState] })
    if (key === 'categoryId') continue
    const { data: whole } = await call<Dish>('POST', `/categories/${category.id}/items`, { ...NAMED, ...body })
    expect(whole).toMatchObject(expected)
    expect(await exported(whole._id)).toMatchObject({ [key]: state[key as keyof DishState] })
  }
})

test('a copy has every field but those that are not copied', async () => {
  const { category, app, call, exported } = await world()
  const { categoryId: _, ...examples } = Object.fromEntries(changeable.map(([key, { example }]) => [key, example]))
  const dish = await app.make.dish(category, { ...stateWith(examples), ...NAMED })
  const { data: copy } = await call<Dish>('POST', `/menu/items/${dish.id}/duplicate`)
  const [original, copied] = [await exported(dish.id), await exported(copy._id)]
  for (const [key, field] of dishFields) {
    // A copy stands at its own place.
    if (!field.column || key === 'sortOrder') continue
    expect([key, copied[key as keyof DishState]]).toEqual([
      key,
      field.copied ? original[key as keyof DishState] : field.initial,
    ])
  }
})

test('each field of a change of several is stored, and taken back by what the list says', async () => {
  const { app, restaurant, category, call, bodyOf, exported } = await world()
  const bulk = (item: object) => call<Dish[]>('PUT', `/restaurants/${restaurant.id}/items/bulk`, { items: [item] })
  for (const [key, field] of dishFields) {
    if (!field.bulk || !field.column) continue
    const { id } = await app.make.dish(category)
    const before = await exported(id)
    const { data: old } = await call<Dish>('GET', `/menu/items/${id}`)
    const { data: changed } = await bulk({ _id: id, ...bodyOf(key, field.example) })
    expect((await exported(id))[key as keyof DishState]).not.toEqual(before[key as keyof DishState])
    const [was, is] = [old, changed[0]].map(dish => dish?.[key as keyof Dish])
    await bulk({ _id: id, [key]: field.undo === 'before' ? was : field.undo?.(was, is, is) })
    const back = await exported(id)
    expect(back[key as keyof DishState]).toEqual(before[key as keyof DishState])
  }
})

test('each change that people see is told', async () => {
  const { app, category, call, bodyOf, news } = await world()
  for (const [key, field] of changeable) {
    if (!field.column || field.described === null) continue
    const dish = await app.make.dish(category, NAMED)
    await call('PUT', `/menu/items/${dish.id}`, bodyOf(key, field.example))
    const told = (await news()).filter(({ items }) => items.some(({ id }) => id === dish.id))
    expect([key, told.length > 0]).toEqual([key, true])
  }
})

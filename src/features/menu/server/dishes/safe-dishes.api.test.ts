import { expect, test } from 'vitest'
import type { PublicDish } from '../../menu.contract.ts'
import { named, world } from '../menu.testing.ts'

// What a house says of a dish's allergens, through the calls (4-beyond §5).

async function house() {
  const made = await world()
  const shown = async (id: string) => {
    const { data } = await made.app.request<PublicDish[]>({ path: `/api/public/${made.restaurant.slug}/items` })
    return data.find(({ _id }) => _id === id)
  }
  return { ...made, shown }
}

test('the four states, kinds, what can be left out and diets reach diners as they were said', async () => {
  const { create, change, shown } = await house()
  const said = {
    allergens: ['gluten', 'nuts'],
    traces: ['sesame', 'gluten'],
    members: { gluten: ['wheat', 'unknown'] },
    without: { nuts: { es: 'Pídelo sin nueces', en: 'Ask for it without walnuts' } },
    diets: ['vegan'],
  }
  const { data: dish } = await create({ ...named('Brownie'), ...said })
  expect(await shown(dish._id)).toMatchObject({
    allergensDeclared: true,
    allergens: ['gluten', 'nuts'],
    traces: ['gluten', 'sesame'],
    tracesDeclared: true,
    members: { gluten: ['wheat'] },
    without: said.without,
    diets: ['vegan', 'vegetarian'],
  })
  const changed = await change(dish._id, { without: { nuts: { en: '' } }, members: { gluten: null, nuts: ['walnut'] } })
  expect(changed.data).toMatchObject({ without: { nuts: { es: 'Pídelo sin nueces' } }, members: { nuts: ['walnut'] } })
  await change(dish._id, { allergens: ['gluten'], traces: [], diets: [] })
  const after = await shown(dish._id)
  expect(after).toMatchObject({ allergens: ['gluten'], tracesDeclared: true })
  for (const field of ['traces', 'members', 'without', 'diets']) expect(after).not.toHaveProperty(field)
})

test('a body with allergens alone says nothing of traces; a house that said nothing shows nothing new', async () => {
  const { create, shown } = await house()
  const { data: declared } = await create({ ...named('Tortilla'), allergens: ['eggs'] })
  const { data: undeclared } = await create(named('Gazpacho'))
  expect(await shown(declared._id)).not.toHaveProperty('tracesDeclared')
  const none = ['traces', 'tracesDeclared', 'members', 'without', 'diets', 'allergensReviewed', 'reported']
  const dish = await shown(undeclared._id)
  expect(none.filter(field => dish && field in dish)).toEqual([])
})

test('"Sigue bien" notes the day and the person; diners read the day of the house only', async () => {
  const { app, create, change, shown } = await house()
  app.clock.set(new Date('2026-11-12T22:30:00Z'))
  const { data: dish } = await create({ ...named('Tortilla'), allergens: ['eggs'] })
  app.clock.set(new Date('2026-12-01T23:30:00Z'))
  expect((await change(dish._id, { translations: { es: { name: 'Tortilla de patatas' } } })).data).toMatchObject({
    allergensReviewed: { at: '2026-11-12T22:30:00.000Z' },
  })
  const { data } = await change(dish._id, { allergensReviewed: true, traces: [] })
  expect(data.allergensReviewed).toEqual({ at: '2026-12-01T23:30:00.000Z', by: expect.any(String) })
  expect(data.allergensReviewed?.by).not.toContain('-')
  expect(data.tracesDeclared).toBe(true)
  // In Madrid it is the next day already.
  expect((await shown(dish._id))?.allergensReviewed).toBe('2026-12-02')
})

test('nobody can say who looked, or that traces are declared', async () => {
  const { create, change } = await house()
  const { data: dish } = await create({ ...named('Tortilla'), allergens: ['eggs'] })
  expect((await change(dish._id, { tracesDeclared: true })).status).toBe(400)
  const forged = await change(dish._id, { traces: [], unavailableSince: '2020-01-01T00:00:00.000Z' })
  expect(forged.data).toMatchObject({ tracesDeclared: true, unavailableSince: null })
  // What an undo sends, so that it promises nothing that nobody said.
  const undone = await change(dish._id, { traces: [], tracesDeclared: false })
  expect(undone.data.tracesDeclared).toBe(false)
  expect((await change(dish._id, { allergensReviewed: { at: '2020-01-01', by: 'Otra' } })).status).toBe(400)
  expect((await change(dish._id, { allergensReviewed: false })).status).toBe(400)
})

test('what is none of the 14, without the main language, or too long is refused', async () => {
  const { create, change } = await house()
  const { data: dish } = await create({ ...named('Tortilla'), allergens: ['eggs'] })
  expect(await change(dish._id, { without: { eggs: { en: 'No eggs' } } })).toMatchObject({
    status: 400,
    errors: { 'without.eggs.es': 'Escribe qué hay que pedir.' },
  })
  expect((await change(dish._id, { without: { love: { es: 'Sin amor' } } })).status).toBe(400)
  expect((await change(dish._id, { members: { milk: ['cow'] } })).status).toBe(400)
  expect((await change(dish._id, { without: { eggs: { es: 'x'.repeat(81) } } })).status).toBe(400)
})

test('several dishes get traces, declare nothing, and are as they were when it is taken back', async () => {
  const { app, owner, restaurant, create, read } = await house()
  const { data: one } = await create(named('Gazpacho'))
  const { data: other } = await create({ ...named('Pan'), allergens: ['gluten'], traces: ['nuts'] })
  const bulk = (items: object[]) =>
    app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}/items/bulk`, as: owner, body: { items } })
  const added = await bulk([
    { _id: one._id, traces: ['sesame'] },
    { _id: other._id, traces: ['nuts', 'sesame'] },
  ])
  expect(added.status).toBe(200)
  expect(await read(one._id)).toMatchObject({ traces: ['sesame'], allergensDeclared: false, tracesDeclared: false })
  await bulk([
    { _id: one._id, traces: [] },
    { _id: other._id, traces: ['nuts'] },
  ])
  const { updatedAt: _1, ...before } = other
  const { updatedAt: _2, ...after } = await read(other._id)
  expect(after).toEqual(before)
  expect(await read(one._id)).toMatchObject({ traces: [], allergensDeclared: false })
})

test('a copy keeps what was said; only who may say it copies it', async () => {
  const { app, owner, restaurant, create, read } = await house()
  const { data: dish } = await create({ ...named('Pan'), allergens: ['gluten'], traces: ['nuts'], diets: ['vegan'] })
  const duplicate = async (as: typeof owner) =>
    (await app.request<{ _id: string }>({ method: 'POST', path: `/api/menu/items/${dish._id}/duplicate`, as })).data._id
  expect(await read(await duplicate(owner))).toMatchObject({
    allergens: ['gluten'],
    traces: ['nuts'],
    tracesDeclared: true,
    diets: ['vegan', 'vegetarian'],
  })
  const worker = await app.signIn(await app.make.worker([restaurant], { rights: ['texts'] }))
  expect(await read(await duplicate(worker))).toMatchObject({
    allergens: [],
    traces: [],
    allergensDeclared: false,
    tracesDeclared: false,
    diets: [],
    allergensReviewed: null,
  })
})

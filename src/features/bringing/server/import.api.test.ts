import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { PlatformOfCall } from '#platform/http/call.ts'
import { v7 } from '#platform/id/id.ts'
import { createTestApp } from '#test/app.ts'
import { callsOf, CARTA, createHouse, menuOf } from './import.testing.ts'

test('a pasted carta is read, reviewed and brought; nothing is in the menu before', async () => {
  const house = await createHouse()
  const { app, bring, start, draft, change, apply, dishes, categories } = house
  expect(await draft()).toBeNull()
  const begun = await start({ text: CARTA })
  expect([begun.status, begun.data.state, begun.data.source]).toEqual([202, 'reading', 'text'])
  expect((await app.files('imports/')).length).toBe(1)
  await app.runJobs()
  const read = await draft()
  expect(read).toMatchObject({ state: 'ready', pageCount: 1, isKeyRead: true, pages: [{ state: 'read', dishes: 4 }] })
  expect(read?.dishes.map(({ names }) => names.es)).toEqual([
    'Croquetas de jamón',
    'Ensaladilla rusa',
    'Gambas al ajillo',
    'Rodaballo salvaje',
  ])
  // What was sent is gone as soon as it is read.
  expect(await app.files('imports/')).toEqual([])
  expect(await dishes()).toEqual([])
  const [croquetas, , gambas] = read?.dishes ?? []
  expect(croquetas).toMatchObject({
    prices: [{ amount: 9.5 }],
    proposals: ['gluten', 'milk'],
    allergensDeclared: false,
  })
  const doubt = gambas?.doubts[0]?._id ?? ''
  const changed = await change(
    { doubt, set: { answer: 0 } },
    { dish: croquetas?._id ?? '', set: { names: { en: 'Ham croquettes' }, allergensDeclared: true } },
  )
  expect([changed.status, changed.data.revision > (read?.revision ?? 0)]).toEqual([200, true])
  const brought = await apply()
  expect([brought.status, brought.data]).toEqual([
    201,
    { created: 4, updated: 0, categories: 2, skipped: 0, changeId: expect.any(String) },
  ])
  expect(await draft()).toBeNull()
  const made = await dishes()
  expect(
    made.map(({ translations, allergens, allergensDeclared }) => [translations, allergens, allergensDeclared]),
  ).toEqual([
    [
      { es: { name: 'Croquetas de jamón', description: '' }, en: { name: 'Ham croquettes', description: '' } },
      ['gluten', 'milk'],
      true,
    ],
    [{ es: { name: 'Ensaladilla rusa', description: '' } }, [], false],
    [{ es: { name: 'Gambas al ajillo', description: '' } }, [], false],
    [{ es: { name: 'Rodaballo salvaje', description: '' } }, [], false],
  ])
  expect(made[2]?.prices.map(({ label, amount }) => [label, amount])).toEqual([
    ['tapa', 6],
    ['racion', 12.5],
  ])
  expect(made[3]?.prices).toMatchObject([{ amount: 58, unit: 'kg' }])
  expect((await categories()).length).toBe(2)
  await bring('POSTRES\nFlan 4,50')
})

test('an import that is cut at any of its statements changes nothing, and the draft is as it was', async () => {
  const cut = { at: Number.POSITIVE_INFINITY, seen: 0 }
  const cutting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (++cut.seen === cut.at) throw new Error('cut')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const platformOfCall: PlatformOfCall = (platform, { endpoint }) =>
    endpoint.name === 'import.apply' ? { ...platform, db: platform.db.withPlugin(cutting) } : platform
  const house = await createHouse({ web: { platformOfCall } })
  const { app, restaurant, bring, draft, apply } = house
  await app.make.dish(await app.make.category(restaurant, 'Entrantes'), { name: 'Croquetas de jamón', price: '8.00' })
  await bring(CARTA)
  const stateOf = async () => ({ menu: await menuOf(house), draft: await draft() })
  const before = await stateOf()
  const key = v7()
  for (cut.at = 1; cut.at < 200; cut.at++) {
    cut.seen = 0
    const answer = await apply('asIs', key)
    if (answer.status === 201) break
    expect([cut.at, answer.status, await stateOf()]).toEqual([cut.at, 500, before])
  }
  expect(cut.at).toBeGreaterThan(20)
  expect((await house.dishes()).length).toBe(4)
  expect((await app.platform.db.selectFrom('history_changes').selectAll().execute()).length).toBe(1)
})

test("'Traer' twice is one import: with its key it answers the same, without there is nothing to bring", async () => {
  const { bring, apply, dishes } = await createHouse()
  await bring(CARTA)
  const key = v7()
  const [one, other] = await Promise.all([apply('asIs', key), apply('asIs', key)])
  expect([one.status, other.status, one.data]).toEqual([201, 201, other.data])
  const again = await apply()
  expect([again.status, again.code, again.message]).toEqual([404, 'draft_gone', 'Este borrador ya no está'])
  expect((await dishes()).length).toBe(4)
})

test('what is in the menu already is updated where the paper differs, and nothing else of it is touched', async () => {
  const house = await createHouse()
  const { app, restaurant, bring, apply, change, dishes, categories } = house
  const entrantes = await app.make.category(restaurant, 'Entrantes')
  const croquetas = await app.make.dish(entrantes, {
    translations: {
      es: { name: 'Croquetas de Jamón', description: 'Seis' },
      en: { name: 'Croquettes', description: '' },
    },
    price: '8.00',
    allergens: ['eggs'],
    available: false,
  })
  const rusa = await app.make.dish(entrantes, { name: 'Ensaladilla rusa', price: '7.00' })
  const before = await dishes()
  const draft = await bring(CARTA)
  expect(draft.dishes.map(({ match }) => match && [match.dishId, match.kind])).toEqual([
    [croquetas.id, 'same'],
    [rusa.id, 'same'],
    null,
    null,
  ])
  expect(draft.categories[0]?.existingId).toBe(entrantes.id)
  await change({ dish: 'd4', set: { included: false } })
  expect((await apply()).data).toMatchObject({ created: 1, updated: 1, categories: 0, skipped: 0 })
  const after = await dishes()
  expect(after[0]).toEqual({
    ...before[0],
    price: 9.5,
    prices: [expect.objectContaining({ amount: 9.5 })],
    updatedAt: expect.any(String),
  })
  expect(after[1]).toEqual(before[1])
  expect((await categories()).length).toBe(1)
  // The same paper once more says nothing new.
  await bring(CARTA)
  await change({ dish: 'd4', set: { included: false } })
  expect((await apply()).data).toEqual({ created: 0, updated: 0, categories: 0, skipped: 0, changeId: null })
})

test('a dish that somebody has made since the review is not updated unseen', async () => {
  const { app, restaurant, bring, draft, apply, dishes } = await createHouse()
  const entrantes = await app.make.category(restaurant, 'Entrantes')
  await bring(CARTA)
  const { id } = await app.make.dish(entrantes, { name: 'Croquetas de jamón', price: '11.00' })
  const refused = await apply()
  expect([refused.status, refused.code]).toEqual([409, 'draft_changed'])
  expect((await dishes()).map(({ price }) => price)).toEqual([11])
  expect((await draft())?.dishes[0]?.match).toEqual({ dishId: id, kind: 'same', choice: null })
  expect((await apply()).data).toMatchObject({ created: 3, updated: 1 })
})

test('doubts that nobody has answered: their dishes stay out where the owner says so', async () => {
  const { bring, apply, dishes } = await createHouse()
  await bring(CARTA)
  expect((await apply('skip')).data).toMatchObject({ created: 2, skipped: 2, categories: 1 })
  expect((await dishes()).map(({ translations }) => translations.es?.name)).toEqual([
    'Croquetas de jamón',
    'Ensaladilla rusa',
  ])
})

test('a heading that stands twice is one category, at the end of those that there are', async () => {
  const { app, restaurant, bring, apply, categories, dishes } = await createHouse()
  await app.make.category(restaurant, 'Postres')
  await bring(
    'TINTOS\nRioja crianza 18,00\nToro roble 16,00\n\nBLANCOS\nRueda verdejo 15,00\n\nTINTOS\nRibera joven 17,00',
  )
  expect((await apply()).data).toMatchObject({ created: 4, categories: 2 })
  const [postres, tintos] = await categories()
  expect((await dishes()).filter(({ categoryId }) => categoryId === tintos?._id).length).toBe(3)
  expect(postres?.translations).toEqual({ es: { name: 'Postres' } })
})

test('a label that the house has deleted since holds nothing up', async () => {
  const { app, ask, restaurant, bring, change, apply, dishes } = await createHouse()
  const label = await app.make.priceLabel(restaurant, 'Bandeja')
  await bring(CARTA)
  await change({ dish: 'd1', set: { prices: [{ label: label.id, amount: 24 }] as never } })
  await ask({ method: 'DELETE', path: `/api/price-labels/${label.id}` })
  expect((await apply()).status).toBe(201)
  expect((await dishes())[0]?.prices).toEqual([expect.objectContaining({ label: null, amount: 24 })])
})

test('what cannot be stored holds the import up, by its place', async () => {
  const { bring, change, apply, dishes } = await createHouse()
  await bring(CARTA)
  await change({ dish: 'd1', set: { names: { es: '' } } }, { category: 'c2', set: { names: { es: 'P' } } })
  const refused = await apply()
  expect([refused.status, refused.errors]).toEqual([
    400,
    { 'categories.c2.name': 'Falta el nombre.', 'dishes.d1.name': 'Falta el nombre.' },
  ])
  expect(await dishes()).toEqual([])
})

test('a worker needs the right of texts to bring, of prices for its prices, of allergens for its ticks', async () => {
  const app = await createTestApp()
  const house = await createHouse({ with: app })
  await house.bring(CARTA)
  await house.change({ all: { allergensDeclared: true } })
  const worker = await app.make.worker([house.restaurant], { rights: ['texts', 'prices'] })
  const calls = callsOf(app, house.restaurant.id, await app.signIn(worker))
  expect([(await calls.apply()).code, await calls.dishes()]).toEqual(['no_right', []])
  await calls.change({ all: { allergensDeclared: false } })
  expect((await calls.apply()).data).toMatchObject({ created: 4 })
})

test("what nobody has ticked waits for the review of allergens as 'en tu papel', until it is declared", async () => {
  const { ask, path, bring, change, apply, dishes } = await createHouse()
  await bring(CARTA)
  await change({ dish: 'd1', set: { allergensDeclared: true } })
  await apply()
  const [, rusa, , rodaballo] = await dishes()
  const proposals = async () => (await ask({ path: `${path}/proposals` })).data
  expect(await proposals()).toEqual([
    { dishId: rusa?._id, marks: ['3', '4'], allergens: ['eggs', 'fish'] },
    { dishId: rodaballo?._id, marks: ['4'], allergens: ['fish'] },
  ])
  await ask({ method: 'PUT', path: `/api/menu/items/${rusa?._id}`, body: { allergens: ['eggs', 'fish'] } })
  expect(await proposals()).toEqual([{ dishId: rodaballo?._id, marks: ['4'], allergens: ['fish'] }])
})

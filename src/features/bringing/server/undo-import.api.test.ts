import { expect, test } from 'vitest'
import { callsOf, CARTA, createHouse, menuOf } from './import.testing.ts'

/** Dates of rows are those of the undo. */
const withoutTimes = <Thing extends object>(things: readonly Thing[]) =>
  things.map(thing => ({ ...thing, updatedAt: undefined }))

test('the undo of an import gives back exactly what was, and the draft is there again', async () => {
  const house = await createHouse()
  const { app, ask, restaurant, bring, apply, undo, draft } = house
  const entrantes = await app.make.category(restaurant, 'Entrantes')
  await app.make.dish(entrantes, { name: 'Croquetas de jamón', price: '8.00', allergens: ['eggs'] })
  await app.make.dish(entrantes, { name: 'Sopa', price: '5.00' })
  const before = await menuOf(house)
  const read = await bring(CARTA)
  const { changeId, created, updated } = (await apply()).data
  expect([created, updated]).toEqual([3, 1])
  const { changes } = (
    await ask<{ changes: { changeId: string; isImport: boolean }[] }>({
      path: `/api/restaurants/${restaurant.id}/history`,
    })
  ).data
  expect(changes.filter(({ isImport }) => isImport).map(change => change.changeId)).toEqual([changeId])
  expect((await undo(changeId, { dryRun: true })).data).toEqual({
    undone: 4,
    removed: 3,
    restored: 1,
    categories: 1,
    kept: [],
    changeId: null,
  })
  expect((await undo(changeId)).data).toMatchObject({ undone: 4, kept: [] })
  const after = await menuOf(house)
  expect(withoutTimes(after.dishes)).toEqual(withoutTimes(before.dishes))
  expect(after.categories).toEqual(before.categories)
  const again = await draft()
  expect([again?._id, again?.dishes]).toEqual([read._id, read.dishes])
  // And it can be brought once more.
  expect((await apply()).data).toMatchObject({ created: 3, updated: 1 })
})

test('dishes that were touched since stay and are told; they are the same as those of the draft then', async () => {
  const house = await createHouse()
  const { app, ask, bring, apply, undo, draft, dishes, categories } = house
  await bring(CARTA)
  const { changeId } = (await apply()).data
  const [croquetas, rusa] = await dishes()
  await ask({ method: 'PUT', path: `/api/menu/items/${croquetas?._id}`, body: { price: 11 } })
  const undone = (await undo(changeId)).data
  expect([undone.undone, undone.kept]).toEqual([3, [{ dishId: croquetas?._id, reason: 'touched' }]])
  expect((await dishes()).map(({ _id, price }) => [_id, price])).toEqual([[croquetas?._id, 11]])
  // Its category stays with it; the other one was empty.
  expect((await categories()).length).toBe(1)
  const matches = (await draft())?.dishes.map(({ match }) => match?.dishId)
  expect(matches).toEqual([croquetas?._id, undefined, undefined, undefined])
  expect(rusa?._id).not.toBe(croquetas?._id)
  expect((await apply()).data).toMatchObject({ created: 3, updated: 1 })
  void app
})

test('a worker who brought it may undo it, another one not', async () => {
  const house = await createHouse()
  const { app, restaurant } = house
  const rights = ['texts', 'prices'] as const
  const [one, other] = [
    callsOf(app, restaurant.id, await app.signIn(await app.make.worker([restaurant], { rights }))),
    callsOf(app, restaurant.id, await app.signIn(await app.make.worker([restaurant], { rights }))),
  ]
  await one.bring(CARTA)
  const { changeId } = (await one.apply()).data
  expect((await other.undo(changeId)).status).toBe(403)
  expect((await one.undo(changeId)).data).toMatchObject({ undone: 4 })
})

test('labels that the import made go with it, unless a dish that stays uses them', async () => {
  const house = await createHouse()
  const { app, ask, path, restaurant, apply, undo } = house
  const labels = async () =>
    (await ask<{ names: object }[]>({ path: `/api/restaurants/${restaurant.id}/price-labels` })).data
  const content = Buffer.from('Plato;Precio doble;Precio ración\nJamón ibérico;24,00;12,00\nQueso curado;20,00;10,00')
  await ask({ method: 'POST', path, multipart: { files: [{ field: 'files', name: 'carta.csv', content }] } })
  await app.runJobs()
  const { changeId, created } = (await apply()).data
  expect(created).toBe(2)
  const made = await labels()
  await undo(changeId)
  expect(await labels()).toEqual([])
  expect(made.map(({ names }) => names)).toEqual([{ es: 'Doble' }])
})

import { expect, test } from 'vitest'
import type { Dish } from '../../menu.contract.ts'
import { named, world } from '../menu.testing.ts'

/** A dish and a draft of it. */
async function withDraft() {
  const made = await world()
  const { app, owner, create } = made
  const { data: original } = await create({ ...named('Callos'), price: 12.5 })
  const path = `/api/menu/items/${original._id}/duplicate`
  const { data: draft } = await app.request<Dish>({ method: 'POST', path, as: owner, body: { draft: true } })
  return { ...made, original, draft }
}

test('a copy that is a draft stands after its original for the house, and in no page of diners until it is published', async () => {
  const { app, restaurant, change, list, original, draft } = await withDraft()
  expect(draft).toMatchObject({ published: false, available: true, translations: { es: { name: 'Copia de Callos' } } })
  expect((await list()).map(dish => [dish._id, dish.published])).toEqual([
    [original._id, true],
    [draft._id, false],
  ])
  await change(draft._id, { translations: { es: { name: 'Media de callos' } } })
  const page = async () => (await app.request({ path: `/${restaurant.slug}` })).text
  expect(await page()).toContain('Callos')
  expect(await page()).not.toContain('Media de callos')
  expect((await change(draft._id, { published: true })).data).toMatchObject({ published: true })
  expect(await page()).toContain('Media de callos')
  await change(draft._id, { published: false })
  expect(await page()).not.toContain('Media de callos')
})

test('without a word about it a copy is published, as before', async () => {
  const { app, owner, original } = await withDraft()
  const path = `/api/menu/items/${original._id}/duplicate`
  const { data } = await app.request<Dish>({ method: 'POST', path, as: owner })
  expect(data.published).toBe(true)
})

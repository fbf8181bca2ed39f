import { expect, test } from 'vitest'
import { SECOND_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import { recordStatements } from '#test/statements.ts'

type Answer = { changed: { dish: { _id: string; price: number }; changedBy: string | null }[]; gone: string[] }

test('a table that stands open learns what others changed and deleted since a moment, and who did', async () => {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner({ name: 'Carmen Velasco' }))
  const restaurant = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const marta = await app.signIn(await app.make.worker([restaurant], { name: 'Marta Gil' }))
  const luis = await app.signIn(await app.make.worker([restaurant], { name: 'Luis Gil' }))
  const dish = (name: string) => app.make.dish(category, { name })
  const [flan, tarta, helado, pan] = [await dish('Flan'), await dish('Tarta'), await dish('Helado'), await dish('Pan')]
  const path = (id: string) => `/api/menu/items/${id}`
  const since = new Date(app.clock.now().getTime() + SECOND_MS).toISOString()
  const changed = (query = `?since=${since}`) =>
    app.request<Answer>({ path: `/api/restaurants/${restaurant.id}/items/changed${query}`, as: owner })
  expect((await changed()).data).toEqual({ changed: [], gone: [] })

  app.clock.advance(2 * SECOND_MS)
  await app.request({ method: 'PUT', path: path(flan.id), as: marta, body: { price: 9.8 } })
  app.clock.advance(SECOND_MS)
  await app.request({ method: 'PUT', path: path(tarta.id), as: owner, body: { price: 7 } })
  await app.request({ method: 'DELETE', path: path(helado.id), as: marta })
  await app.request({ method: 'PUT', path: path(pan.id), as: luis, body: { price: 2 } })
  const statements = recordStatements(app.platform)
  const { data } = await changed()
  expect(data.changed.map(({ dish: { _id, price }, changedBy }) => [_id, price, changedBy])).toEqual([
    [tarta.id, 7, null],
    [pan.id, 2, 'Luis'],
    [flan.id, 9.8, 'Marta'],
  ])
  expect(data.gone).toEqual([helado.id])
  expect(statements.filter(sql => sql.includes('"id", "name", "role" from "users"'))).toHaveLength(1)

  await app.request({ method: 'POST', path: `${path(helado.id)}/restore`, as: owner })
  expect((await changed()).data.gone).toEqual([])
  const all = (await changed('')).data.changed.map(({ dish: { _id } }) => _id)
  expect(all.toSorted()).toEqual([flan.id, tarta.id, helado.id, pan.id].toSorted())
  expect(await changed('?since=ayer')).toMatchObject({ status: 400 })
})

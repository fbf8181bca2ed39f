import { expect, test, vi } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

type Moved = { current: Restaurant; changedBy: string | null }

async function openRestaurant() {
  const app = await createTestApp()
  const maker = await app.make.owner({ name: 'Carmen Vidal' })
  const made = await app.make.restaurant(maker)
  await app.make.restaurant(maker)
  const path = `/api/restaurants/${made.id}`
  const [owner, phone] = [await app.signIn(maker), await app.signIn(maker)]
  const worker = await app.signIn(await app.make.worker([made], { name: 'Marta Gil' }))
  const admin = await app.signIn(await app.make.admin())
  const read = async () => (await app.request<Restaurant>({ path, as: owner })).data
  const send = <T = Restaurant>(as: typeof owner, body: object | undefined, ifMatch?: string) =>
    app.request<T>({
      method: body ? 'PUT' : 'DELETE',
      path,
      as,
      ...(body && { body }),
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    })
  return { app, made, owner, phone, worker, admin, read, send }
}

test('a restaurant that has moved is 412 with what it is now and who did it, and nothing changes', async () => {
  const { owner, worker, read, send } = await openRestaurant()
  const seen = await read()
  const theirs = await send(worker, { currency: 'USD' })
  expect(theirs.data.updatedAt > seen.updatedAt).toBe(true)
  const refused = await send<Moved>(owner, { name: 'Casa Nueva' }, seen.updatedAt)
  expect(refused).toMatchObject({
    status: 412,
    code: 'changed_meanwhile',
    message: 'Alguien lo ha cambiado mientras tanto.',
  })
  expect(refused.data).toEqual({ current: await read(), changedBy: 'Marta' })
  expect((await send(owner, undefined, seen.updatedAt)).status).toBe(412)
  expect((await send(owner, { name: 'Casa Nueva' }, refused.data.current.updatedAt)).data).toMatchObject({
    name: 'Casa Nueva',
    currency: 'USD',
  })
  expect((await send(owner, undefined, (await read()).updatedAt)).status).toBe(200)
})

test('who it was: nobody else when it was oneself, support as such', async () => {
  const { owner, phone, admin, read, send } = await openRestaurant()
  const seen = await read()
  await send(phone, { theme: { primaryColor: '#112233' } })
  expect((await send<Moved>(owner, { currency: 'USD' }, seen.updatedAt)).data.changedBy).toBeNull()
  await send(admin, { contact: { phone: '600 000 000' } })
  expect((await send<Moved>(owner, { currency: 'USD' }, seen.updatedAt)).data.changedBy).toBe('Soporte')
})

test('a logo for a restaurant that has moved is not made ready twice: 412 comes before it', async () => {
  const { app, made, owner, worker, read, send } = await openRestaurant()
  const seen = await read()
  await send(worker, { currency: 'USD' })
  const encode = vi.spyOn(app.platform.images, 'process')
  const refused = await app.request<Moved>({
    method: 'PUT',
    path: `/api/restaurants/${made.id}`,
    as: owner,
    headers: { 'if-match': seen.updatedAt },
    multipart: { file: { field: 'logo', name: 'a.png', content: await drawPicture({ width: 60, height: 40 }) } },
  })
  expect(refused).toMatchObject({ status: 412, data: { current: await read(), changedBy: 'Marta' } })
  expect(encode).not.toHaveBeenCalled()
})

test('slug and logo move it; its menu and a save that changes nothing do not', async () => {
  const { app, made, owner, read, send } = await openRestaurant()
  const seen = await read()
  await app.make.dish(await app.make.category(made))
  await send(owner, { name: seen.name, hours: { monday: seen.hours.monday } })
  expect((await read()).updatedAt).toBe(seen.updatedAt)
  const moved = await send(owner, { slug: 'otra-direccion' }, seen.updatedAt)
  expect([moved.status, moved.data.updatedAt > seen.updatedAt]).toEqual([200, true])
  expect((await send(owner, { slug: 'la-tercera' }, seen.updatedAt)).status).toBe(412)
  expect((await read()).slug).toBe('otra-direccion')
})

test('of two saves that have seen the same, one is stored and one is 412', async () => {
  const { owner, worker, read, send } = await openRestaurant()
  const { updatedAt } = await read()
  const both = await Promise.all([
    send(owner, { name: 'Casa Uno' }, updatedAt),
    send(worker, { name: 'Casa Dos' }, updatedAt),
  ])
  expect(both.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([200, 412])
})

test('diners do not read when it was changed', async () => {
  const { app, made } = await openRestaurant()
  const { data } = await app.request<object>({ path: `/api/public/${made.slug}` })
  expect(data).not.toHaveProperty('updatedAt')
})

import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import type { Schedule } from '../../schedules/schedules.contract.ts'

const BREAKFAST = [{ open: '08:00', close: '12:00' }]

/** A house with two categories, a dish in each, and a neighbour. */
async function twoHouses() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(user)
  const [fried, stews] = [await app.make.category(restaurant, 'Fritos'), await app.make.category(restaurant, 'Cuchara')]
  const squid = await app.make.dish(fried, { name: 'Calamares' })
  const neighbour = await app.make.restaurant(await app.make.owner())
  const theirs = await app.make.category(neighbour, 'Suyos')
  const theirDish = await app.make.dish(theirs, { name: 'Suyo' })
  const call = <T = Schedule>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.request<T>({ method, path: `/api${path}`, as: owner, ...(body && { body }) })
  const all = `/restaurants/${restaurant.id}/schedules`
  const add = (name: string, more: object) => call('POST', all, { name, slots: BREAKFAST, ...more })
  const list = async () => (await call<Schedule[]>('GET', all)).data
  return { app, restaurant, fried, stews, squid, theirs, theirDish, call, add, list }
}

describe('hours of the carta, from who means it badly or is unlucky', () => {
  test('things of a neighbour, of the wrong kind, malformed or sent twice never come in', async () => {
    const { add, call, list, fried, squid, theirs, theirDish } = await twoHouses()
    const { data: made } = await add('Cocina', { categoryIds: [fried.id.toUpperCase(), fried.id] })
    expect(made.categoryIds).toEqual([fried.id])
    const wrong = [
      { categoryIds: [theirs.id] },
      { categoryIds: [fried.id, theirs.id], move: true },
      { dishIds: [theirDish.id] },
      { categoryIds: [squid.id] },
      { dishIds: [fried.id] },
      { categoryIds: [''] },
      { dishIds: ["' or 1=1 --"] },
      { categoryIds: [null] },
      { dishIds: 'todos' },
      { categoryIds: Array.from({ length: 501 }, () => fried.id) },
    ]
    const answers = await Promise.all(wrong.map(body => call('PUT', `/schedules/${made._id}`, body)))
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 400))
    expect(await list()).toMatchObject([{ categoryIds: [fried.id], dishIds: [] }])
  })

  test('two people who move one category to two schedules at once: it is in one of them', async () => {
    const { add, call, list, fried, stews } = await twoHouses()
    for (let round = 0; round < 5; round++) {
      const one = (await add('Uno', { categoryIds: [stews.id], move: true })).data
      const other = (await add('Dos', { categoryIds: [fried.id], move: true })).data
      const bodies = [one, other].map(({ _id }) => [_id, { categoryIds: [fried.id, stews.id], move: true }] as const)
      const answers = await Promise.all(bodies.map(([id, body]) => call('PUT', `/schedules/${id}`, body)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const held = (await list()).flatMap(({ categoryIds }) => categoryIds)
      expect(held.toSorted()).toEqual([fried.id, stews.id].toSorted())
      for (const { _id } of await list()) await call('DELETE', `/schedules/${_id}`)
    }
  })

  test('of three who add the tenth at once, one does; deleting one while it is changed is a 404 or the change', async () => {
    const { app, restaurant, add, call, list, fried, stews, squid } = await twoHouses()
    for (let count = 0; count < 9; count++) await app.make.schedule(restaurant)
    const tries = [{ categoryIds: [fried.id] }, { categoryIds: [stews.id] }, { dishIds: [squid.id] }]
    const statuses = (await Promise.all(tries.map(body => add('Último', body)))).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    const last = (await list()).at(-1)!
    const [gone, changed] = await Promise.all([
      call('DELETE', `/schedules/${last._id}`),
      call('PUT', `/schedules/${last._id}`, { name: 'Otro' }),
    ])
    expect(gone.status).toBe(200)
    expect([200, 404]).toContain(changed.status)
    expect(await list()).toHaveLength(9)
  })

  test('a category that is deleted while it is put into a schedule leaves no trace for diners', async () => {
    const { app, restaurant, add, call, fried, list } = await twoHouses()
    const [made] = await Promise.all([
      add('Cocina', { categoryIds: [fried.id] }),
      call('DELETE', `/categories/${fried.id}`),
    ])
    expect([201, 400]).toContain(made.status)
    const { data } = await app.request<{ schedules?: Pick<Schedule, 'categoryIds'>[] }>({
      method: 'GET',
      path: `/api/public/${restaurant.slug}`,
    })
    expect(data.schedules?.flatMap(({ categoryIds }) => categoryIds) ?? []).toEqual([])
    expect((await list()).flatMap(({ categoryIds }) => categoryIds)).toEqual([])
  })

  test.each([
    [['12:00', '16:00'], ['15:00', '23:30'], 'Los tramos se pisan: de 15:00 a 16:00 está dos veces.'],
    [['23:00', '03:00'], ['01:00', '02:00'], undefined],
    [['20:00', '02:00'], ['23:00', '01:00'], 'Los tramos se pisan: de 23:00 a 01:00 está dos veces.'],
    [['08:00', '08:00'], ['09:00', '10:00'], 'Los tramos se pisan: de 09:00 a 10:00 está dos veces.'],
    [['08:00', '12:00'], ['12:00', '16:00'], undefined],
  ])('slots %j and %j: %s', async ([open, close], [from, to], text) => {
    const { add, fried } = await twoHouses()
    const slots = [
      { open, close },
      { open: from, close: to },
    ]
    const answer = await add('Cocina', { slots, categoryIds: [fried.id] })
    if (text === undefined) expect(answer.status).toBe(201)
    else expect(Object.values(answer.errors ?? {})).toContain(text)
  })
})

test('the page of a menu with hours is the same at every minute, so no copy of it has to be dropped', async () => {
  const { app, restaurant, add, fried } = await twoHouses()
  await add('Desayunos', { categoryIds: [fried.id] })
  const at = async (iso: string) => {
    app.clock.set(new Date(iso))
    const { text, headers } = await app.request({ method: 'GET', path: `/${restaurant.slug}` })
    return { text, etag: headers['etag'] }
  }
  const before = await at('2026-11-26T10:59:00Z')
  expect(before.text).toContain('Se sirve de 8:00 a 12:00.')
  expect(await at('2026-11-26T11:01:00Z')).toEqual(before)
  // A process that has not rendered it yet makes the same.
  const other = await createTestApp({ beside: app, now: new Date('2026-11-26T11:02:00Z') })
  expect((await other.request({ method: 'GET', path: `/${restaurant.slug}` })).text).toBe(before.text)
})

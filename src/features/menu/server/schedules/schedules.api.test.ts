import { describe, expect, test } from 'vitest'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { createTestApp } from '#test/app.ts'
import type { SignedIn } from '#test/app.ts'
import type { PublicSchedules } from '../../schedules/public-schedules.ts'
import type { Schedule } from '../../schedules/schedules.contract.ts'

const BREAKFAST = [{ open: '08:00', close: '12:00' }]
const KITCHEN = [
  { open: '12:00', close: '16:00' },
  { open: '20:00', close: '23:30' },
]

async function carta() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(user)
  const fried = await app.make.category(restaurant, 'Fritos')
  const stews = await app.make.category(restaurant, 'De cuchara')
  const squid = await app.make.dish(fried, { name: 'Calamares' })
  const call = <T = Schedule>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, as = owner, ifMatch }: { body?: object; as?: SignedIn; ifMatch?: string } = {},
  ) =>
    app.request<T>({
      method,
      path: `/api${path}`,
      as,
      ...(body && { body }),
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    })
  const all = `/restaurants/${restaurant.id}/schedules`
  const add = (body: object) => call('POST', all, { body })
  const change = (id: string, body: object, ifMatch?: string) =>
    call('PUT', `/schedules/${id}`, { body, ...(ifMatch !== undefined && { ifMatch }) })
  const list = async () => (await call<Schedule[]>('GET', all)).data
  const diners = async () =>
    (await call<PublicRestaurant & PublicSchedules>('GET', `/public/${restaurant.slug}`)).data.schedules
  const kitchen = (more: object = {}) =>
    add({ name: 'Cocina', slots: KITCHEN, categoryIds: [fried.id, stews.id], ...more })
  return { app, owner, restaurant, fried, stews, squid, call, add, change, list, diners, kitchen }
}

describe('hours of the carta', () => {
  test('every day at first; absent fields stay, days are in the order of the week, slots by time', async () => {
    const { kitchen, change, list, fried, stews, squid } = await carta()
    const made = await kitchen({ name: ' Cocina ', slots: KITCHEN.toReversed() })
    expect(made).toMatchObject({
      status: 201,
      data: { name: 'Cocina', days: WEEKDAYS, slots: KITCHEN, categoryIds: [fried.id, stews.id], dishIds: [] },
    })
    const { data } = await change(made.data._id, { days: ['sunday', 'saturday', 'sunday'], dishIds: [squid.id] })
    expect(data).toMatchObject({ name: 'Cocina', days: ['saturday', 'sunday'], slots: KITCHEN, dishIds: [squid.id] })
    expect(await list()).toEqual([data])
  })

  test('what is missing or wrong is said at its field', async () => {
    const { add, kitchen, change, app, call } = await carta()
    const foreign = await app.make.category(await app.make.restaurant(await app.make.owner()))
    expect(await add({})).toMatchObject({
      status: 400,
      errors: { name: 'Pon un nombre.', slots: 'Añade al menos un tramo.', categoryIds: 'Marca qué se sirve.' },
    })
    const overlap = [
      { open: '12:00', close: '16:00' },
      { open: '15:00', close: '23:30' },
    ] // prettier-ignore
    const { data: made } = await kitchen()
    const errors = await Promise.all(
      [
        { name: '' },
        { name: 'x'.repeat(41) },
        { days: [] },
        { days: ['funday'] },
        { slots: overlap },
        { slots: [] },
        { categoryIds: [foreign.id] },
        { dishIds: ['no'] },
      ].map(async body => (await change(made._id, body)).errors),
    )
    expect(errors.map(each => Object.values(each ?? {})[0])).toEqual([
      'Pon un nombre.',
      'Máximo 40 letras.',
      'Marca al menos un día.',
      'Elige días de la semana.',
      'Los tramos se pisan: de 15:00 a 16:00 está dos veces.',
      'Añade al menos un tramo.',
      'Elige categorías de este restaurante.',
      'Elige platos de este restaurante.',
    ])
    expect((await call<null>('DELETE', `/schedules/${made._id}`)).message).toBe('Horario eliminado')
  })

  test('a slot that ends before it begins runs past midnight', async () => {
    const { kitchen } = await carta()
    const night = [{ open: '23:00', close: '03:00' }]
    expect((await kitchen({ slots: night })).data.slots).toEqual(night)
  })

  test('a category or dish is in one schedule: it is refused, or moved where that is said', async () => {
    const { kitchen, add, list, fried, stews, squid } = await carta()
    const first = (await kitchen({ dishIds: [squid.id] })).data
    const lunch = { name: 'Mediodía', slots: BREAKFAST }
    expect(await add({ ...lunch, categoryIds: [fried.id] })).toMatchObject({
      status: 409,
      code: 'schedule_taken',
      message: '«Fritos» ya está en «Cocina».',
      data: { scheduleId: first._id, name: 'Cocina', categoryId: fried.id, dishId: null },
    })
    expect(await add({ ...lunch, dishIds: [squid.id] })).toMatchObject({
      message: '«Calamares» ya está en «Cocina».',
      data: { categoryId: null, dishId: squid.id },
    })
    const moved = await add({ ...lunch, categoryIds: [fried.id], dishIds: [squid.id], move: true })
    expect(moved.status).toBe(201)
    expect((await list()).map(({ categoryIds, dishIds }) => [categoryIds, dishIds])).toEqual([
      [[stews.id], []],
      [[fried.id], [squid.id]],
    ])
  })

  test('of two people who give one category to two schedules at once, one is refused', async () => {
    const { add, fried } = await carta()
    const body = { slots: BREAKFAST, categoryIds: [fried.id] }
    const answers = await Promise.all(['Uno', 'Dos', 'Tres'].map(name => add({ ...body, name })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
  })

  test('ten fit', async () => {
    const { app, restaurant, kitchen } = await carta()
    for (let count = 0; count < 10; count++) await app.make.schedule(restaurant)
    expect(await kitchen()).toMatchObject({ status: 409, code: 'schedule_limit', message: 'Caben 10 horarios.' })
  })

  test('what was changed meanwhile is not overwritten', async () => {
    const { kitchen, change } = await carta()
    const seen = (await kitchen()).data
    const other = (await change(seen._id, { name: 'Fuegos' }, seen.updatedAt)).data
    expect(await change(seen._id, { name: 'Cocina de noche' }, seen.updatedAt)).toMatchObject({
      status: 412,
      data: { current: other },
    })
  })

  test('what is deleted keeps its hours for when it comes back; a deleted schedule frees what it had', async () => {
    const { kitchen, change, list, call, diners, fried, stews } = await carta()
    const { _id } = (await kitchen()).data
    await call('DELETE', `/categories/${fried.id}`)
    expect((await list())[0]?.categoryIds).toEqual([stews.id])
    await change(_id, { categoryIds: [stews.id], name: 'Fuegos' })
    await call('POST', `/categories/${fried.id}/restore`)
    expect(((await list())[0]?.categoryIds ?? []).toSorted()).toEqual([fried.id, stews.id].toSorted())
    await call('DELETE', `/schedules/${_id}`)
    expect([await list(), await diners()]).toEqual([[], undefined])
  })

  test('a copy of a dish has its hours, but not from somebody who may not set hours', async () => {
    const { app, restaurant, kitchen, list, call, squid } = await carta()
    await kitchen({ dishIds: [squid.id] })
    const cook = await app.signIn(await app.make.worker([restaurant], { rights: ['texts'] }))
    const copies = [
      await call<{ _id: string }>('POST', `/menu/items/${squid.id}/duplicate`),
      await call<{ _id: string }>('POST', `/menu/items/${squid.id}/duplicate`, { as: cook }),
    ]
    expect(copies.map(({ status }) => status)).toEqual([201, 201])
    expect((await list())[0]?.dishIds).toEqual([squid.id, copies[0]?.data._id])
  })

  test('diners get days, slots and what is served, and nothing where there is none', async () => {
    const { kitchen, diners, fried, stews, add, call, squid } = await carta()
    expect(await diners()).toBeUndefined()
    await kitchen()
    await add({ name: 'Solo uno', slots: BREAKFAST, dishIds: [squid.id] })
    await call('DELETE', `/menu/items/${squid.id}`)
    expect(await diners()).toEqual([{ days: WEEKDAYS, slots: KITCHEN, categoryIds: [fried.id, stews.id], dishIds: [] }])
  })
})

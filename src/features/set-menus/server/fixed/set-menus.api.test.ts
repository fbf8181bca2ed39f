import { describe, expect, test } from 'vitest'
import type { SetMenu } from '../../set-menus.contract.ts'
import { courses, line, menuHouse } from '../daily/daily-menu.testing.ts'

const WEEKEND = {
  names: { es: 'Menú de fin de semana' },
  price: 24,
  courses: courses([line('Paella')]),
  published: true,
}

async function houseOfMenus() {
  const house = await menuHouse()
  const path = `/restaurants/${house.restaurant.id}/set-menus`
  const create = (body: object) => house.call<SetMenu>('POST', path, body)
  const change = (id: string, body: object, ifMatch?: string) =>
    house.call<SetMenu>('PUT', `/set-menus/${id}`, body, ifMatch)
  const list = async () => (await house.call<SetMenu[]>('GET', path)).data
  return { ...house, path, create, change, list }
}

describe('other set menus', () => {
  test('are served on their days, and on holidays whatever the weekday', async () => {
    const { create, diner, at, call, restaurant } = await houseOfMenus()
    const { data, status } = await create(WEEKEND)
    expect([status, data.kind, data.days, data.onHolidays]).toEqual([201, 'fixed', ['saturday', 'sunday'], true])
    expect(await diner()).not.toHaveProperty('setMenus')
    await at('2026-11-28T12:00:00Z')
    const { setMenus, dailyMenu } = await diner()
    expect(setMenus).toMatchObject([
      { _id: data._id, kind: 'fixed', names: { es: 'Menú de fin de semana' }, date: '2026-11-28', state: 'now' },
    ])
    expect(dailyMenu).toBeUndefined()
    await call('POST', `/restaurants/${restaurant.id}/special-days`, {
      from: '2026-12-02',
      slots: [{ open: '12:00', close: '15:00' }],
      reason: 'holiday',
    })
    await at('2026-12-02T13:30:00Z')
    expect((await diner()).setMenus).toMatchObject([{ slots: [{ open: '13:00', close: '15:00' }], state: 'now' }])
    await at('2026-12-02T14:00:00Z')
    expect((await diner()).setMenus).toMatchObject([{ state: 'ended' }])
  })

  test('sold out ends with the day, a line when it is said', async () => {
    const { create, diner, at, call, list } = await houseOfMenus()
    const { data } = await create(WEEKEND)
    await at('2026-11-28T12:00:00Z')
    const [item] = data.courses[0]?.items ?? []
    const out = await call<SetMenu>('PUT', `/set-menus/${data._id}/availability`, {
      soldOut: true,
      items: [{ _id: item?._id, available: false }],
    })
    expect(out.data.soldOutAt).toBe('2026-11-28T12:00:00.000Z')
    expect((await diner()).setMenus).toMatchObject([{ state: 'soldOut' }])
    await at('2026-11-29T12:00:00Z')
    expect((await diner()).setMenus).toMatchObject([{ state: 'now', courses: [{ items: [{ available: false }] }] }])
    expect((await list())[0]?.soldOutAt).toBeNull()
    const unknown = await call('PUT', `/set-menus/${data._id}/availability`, {
      items: [{ _id: data._id, available: true }],
    })
    expect(unknown).toMatchObject({ status: 400, errors: { 'items.0._id': 'Ese plato ya no está en el menú.' } })
  })

  test('six at most; they are ordered, changed with If-Match and deleted', async () => {
    const { create, change, list, call, path } = await houseOfMenus()
    const made: SetMenu[] = []
    for (let number = 1; number <= 6; number++) made.push((await create({ names: { es: `Menú ${number}` } })).data)
    expect(await create(WEEKEND)).toMatchObject({
      status: 409,
      code: 'set_menu_limit',
      message: 'Has llegado al máximo de 6 menús.',
    })
    const ids = made.map(({ _id }) => _id).toReversed()
    const ordered = await call<SetMenu[]>('PUT', `${path}/reorder`, { setMenuIds: ids })
    expect(ordered.data.map(({ _id }) => _id)).toEqual(ids)
    expect((await call('PUT', `${path}/reorder`, { setMenuIds: ids.slice(1) })).status).toBe(400)
    const [first] = await list()
    const renamed = await change(first!._id, { names: { es: 'Menú infantil', en: 'Kids' } }, first!.updatedAt)
    expect(renamed.data.names).toEqual({ es: 'Menú infantil', en: 'Kids' })
    expect(await change(first!._id, { price: 3 }, first!.updatedAt)).toMatchObject({
      status: 412,
      data: { current: { names: { es: 'Menú infantil' } }, changedBy: null },
    })
    expect((await call('DELETE', `/set-menus/${first!._id}`)).status).toBe(200)
    expect((await change(first!._id, { price: 3 })).status).toBe(404)
  })

  test.each([
    [{ names: {} }, 'names.es'],
    [{ ...WEEKEND, price: 0 }, 'price'],
    [{ ...WEEKEND, courses: [] }, 'courses'],
    [{ ...WEEKEND, days: [], onHolidays: false }, 'days'],
  ])('%j is refused', async (body, field) => {
    const { create } = await houseOfMenus()
    expect(await create(body)).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } })
  })
})

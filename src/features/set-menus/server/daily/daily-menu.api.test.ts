import { describe, expect, test } from 'vitest'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { courses, line, linesOf, menuHouse, namesOf, TUESDAY } from './daily-menu.testing.ts'

const WEDNESDAY = '2026-11-25'
const MENU = { price: '13,50', courses: courses([line('Lentejas')], [line('Pollo', { supplement: '+2,00' })]) }

describe('a day of the menu', () => {
  test('is empty, a draft, published and ended; diners read it from when it is published', async () => {
    const { day, write, publish, diner, at } = await menuHouse()
    expect(await day(TUESDAY)).toMatchObject({ state: 'empty', price: 0, courses: [], notServed: null })
    const { data: draft, status } = await write(TUESDAY, MENU)
    expect([status, draft.state, draft.price, namesOf(draft)]).toEqual([200, 'draft', 13.5, ['Lentejas', 'Pollo']])
    expect(linesOf(draft)[1]).toMatchObject({ supplement: 2, allergens: [], allergensDeclared: false, available: true })
    expect(await diner()).not.toHaveProperty('setMenus')
    const { data: published } = await publish(TUESDAY)
    expect([published.state, published.hasChanges]).toEqual(['published', false])
    const { setMenus, dailyMenu } = await diner()
    expect(setMenus).toMatchObject([
      {
        _id: TUESDAY,
        kind: 'daily',
        price: 13.5,
        state: 'upcoming',
        slots: [{ open: '13:00', close: '16:00' }],
        services: [{ from: '2026-11-24T12:00:00.000Z', to: '2026-11-24T15:00:00.000Z' }],
        courses: [{ names: { es: 'Primeros', en: 'First courses', pt: 'Entradas' } }, { names: { es: 'Segundos' } }],
      },
    ])
    expect(dailyMenu).toEqual({ next: '2026-11-24T12:00:00.000Z' })
    await at('2026-11-24T12:00:00Z')
    expect((await diner()).setMenus).toMatchObject([{ state: 'now' }])
    await at('2026-11-24T15:00:00Z')
    expect((await diner()).setMenus).toMatchObject([{ state: 'ended' }])
    expect((await diner()).dailyMenu).toEqual({ next: '2026-11-25T12:00:00.000Z' })
    expect((await day(TUESDAY)).state).toBe('ended')
    await at('2026-11-24T23:00:00Z')
    expect(await diner()).not.toHaveProperty('setMenus')
  })

  test('of tomorrow goes out by itself with its first hour, on a moved clock and without a job', async () => {
    const { write, publish, day, diner, at } = await menuHouse()
    await write(WEDNESDAY, MENU)
    expect((await publish(WEDNESDAY)).data.state).toBe('prepared')
    await at('2026-11-25T11:59:00Z')
    expect((await day(WEDNESDAY)).state).toBe('prepared')
    expect(await diner()).not.toHaveProperty('setMenus')
    await at('2026-11-25T12:00:00Z')
    expect((await day(WEDNESDAY)).state).toBe('published')
    expect((await diner()).setMenus).toMatchObject([{ _id: WEDNESDAY, state: 'now' }])
  })

  test('changes of a published day reach diners with the next publish, what is sold out at once', async () => {
    const { write, publish, diner, daily, call } = await menuHouse()
    await write(TUESDAY, MENU)
    const { data: before } = await publish(TUESDAY)
    const [lentils, chicken] = linesOf(before)
    const { data: changed } = await write(TUESDAY, { price: 14 })
    expect([changed.state, changed.hasChanges, changed.price]).toEqual(['published', true, 14])
    expect((await diner()).setMenus).toMatchObject([{ price: 13.5 }])
    const out = await call('PUT', `${daily}/${TUESDAY}/availability`, {
      items: [{ _id: chicken?._id, available: false }],
    })
    expect(linesOf(out.data).map(({ available }) => available)).toEqual([true, false])
    expect((await diner()).setMenus).toMatchObject([
      { price: 13.5, courses: [{ items: [{ available: true }] }, { items: [{ available: false }] }] },
    ])
    const whole = await call('PUT', `${daily}/${TUESDAY}/availability`, { soldOut: true })
    expect(whole.data).toMatchObject({ state: 'soldOut', soldOutAt: '2026-11-24T10:00:00.000Z' })
    expect((await diner()).setMenus).toMatchObject([{ state: 'soldOut' }])
    await call('PUT', `${daily}/${TUESDAY}/availability`, {
      soldOut: false,
      items: [{ _id: chicken?._id, available: true }],
    })
    await publish(TUESDAY)
    expect((await diner()).setMenus).toMatchObject([
      { state: 'upcoming', price: 14, courses: [{ items: [{ _id: lentils?._id }] }, { items: [{ available: true }] }] },
    ])
  })

  test('is not written after its last hour, too far ahead, or on a date that does not exist', async () => {
    const { write, publish, daily, call, at } = await menuHouse()
    expect(await write('2026-12-09', MENU)).toMatchObject({
      status: 400,
      errors: { date: 'Se prepara como mucho con dos semanas.' },
    })
    expect((await write('2026-12-08', MENU)).status).toBe(200)
    expect((await write('2026-02-30', MENU)).status).toBe(404)
    expect((await write('martes', MENU)).status).toBe(404)
    await write(TUESDAY, MENU)
    await publish(TUESDAY)
    await at('2026-11-24T15:00:00Z')
    const ended = { status: 409, code: 'menu_ended', message: expect.stringContaining('Lo guardamos para otro día.') }
    expect(await write(TUESDAY, MENU)).toMatchObject(ended)
    expect(await publish(TUESDAY)).toMatchObject(ended)
    expect(await call('DELETE', `${daily}/${TUESDAY}`)).toMatchObject(ended)
    expect(await call('POST', `${daily}/${TUESDAY}/copy`, { from: WEDNESDAY })).toMatchObject(ended)
    expect(await call('PUT', `${daily}/${TUESDAY}/availability`, { soldOut: true })).toMatchObject(ended)
  })

  test('a night belongs to the day on which it begins', async () => {
    const { call, daily, write, publish, day, diner, at } = await menuHouse()
    await call('PUT', daily, { slots: [{ open: '21:00', close: '02:00' }] })
    await write(TUESDAY, MENU)
    await publish(TUESDAY)
    await at('2026-11-25T00:30:00Z')
    expect((await day(TUESDAY)).state).toBe('published')
    expect((await diner()).setMenus).toMatchObject([{ _id: TUESDAY, state: 'now' }])
    expect((await write(TUESDAY, { price: 15 })).status).toBe(200)
    await at('2026-11-25T01:00:00Z')
    expect((await day(TUESDAY)).state).toBe('ended')
    expect(await diner()).not.toHaveProperty('setMenus')
  })

  test.each([
    [{ courses: courses([line('Lentejas')]) }, { price: 'Pon el precio por persona.' }],
    [{ price: 12, courses: courses([]) }, { courses: 'Pon al menos un plato.' }],
  ])('%j is not published', async (body, errors) => {
    const { write, publish } = await menuHouse()
    expect((await write(TUESDAY, body)).status).toBe(200)
    expect(await publish(TUESDAY)).toMatchObject({ status: 400, errors })
  })

  test.each([
    [{ price: 'doce' }, 'price', 'Escribe el precio así: 1250,00'],
    [{ price: 100_000 }, 'price', 'El precio no puede superar 99.999,99'],
    [
      { courses: courses(Array.from({ length: 13 }, () => line('Flan'))) },
      'courses.0.items',
      'Caben 12 platos por apartado.',
    ],
    [{ courses: [...courses([]), ...courses([]), ...courses([])] }, 'courses', 'Caben 6 apartados.'],
    [
      { courses: courses([line('Flan', { supplement: 'dos' })]) },
      'courses.0.items.0.supplement',
      'El suplemento se escribe así: +2,00',
    ],
    [
      { courses: courses([line('Flan', { supplement: 1000 })]) },
      'courses.0.items.0.supplement',
      'El suplemento se escribe así: +2,00',
    ],
    [{ courses: courses([line('')]) }, 'courses.0.items.0.names', 'Escribe el plato.'],
    [{ courses: [{ items: [] }] }, 'courses.0.names', 'Escribe el nombre del apartado.'],
    [{ note: { es: 'a'.repeat(201) } }, 'note.es', 'No puede exceder los 200 caracteres.'],
    [
      { courses: courses([{ dishId: '0190a000-0000-7000-8000-000000000000' }]) },
      'courses.0.items.0.dishId',
      'Ese plato ya no está en la carta.',
    ],
    [{ courses: courses([{ dishId: 'croquetas' }]) }, 'courses.0.items.0.dishId', 'Ese plato ya no está en la carta.'],
  ])('%j is refused', async (body, field, text) => {
    const { write } = await menuHouse()
    expect(await write(TUESDAY, body)).toMatchObject({ status: 400, errors: { [field]: text } })
  })

  test('of a closed house is not published, nor on a holiday unless it is served on holidays', async () => {
    const { write, publish, call, daily, restaurant, day } = await menuHouse()
    await call('POST', `/restaurants/${restaurant.id}/special-days`, { from: TUESDAY, closed: true })
    await write(TUESDAY, MENU)
    expect(await publish(TUESDAY)).toMatchObject({ status: 409, code: 'menu_not_served' })
    expect((await day(TUESDAY)).notServed).toBe('closed')
    await call('POST', `/restaurants/${restaurant.id}/special-days`, {
      from: WEDNESDAY,
      asUsual: true,
      reason: 'holiday',
    })
    await write(WEDNESDAY, MENU)
    expect((await day(WEDNESDAY)).notServed).toBe('holiday')
    expect(await publish(WEDNESDAY)).toMatchObject({
      status: 409,
      message: 'Ese día es festivo y el menú no se sirve en festivos. Cámbialo en «Cuándo se sirve».',
    })
    await call('PUT', daily, { onHolidays: true })
    expect((await publish(WEDNESDAY)).data.state).toBe('prepared')
  })

  test('two people on the same day: the second is told what the first wrote, and by whom', async () => {
    const { app, restaurant, day, write, daily } = await menuHouse()
    const worker = await app.signIn(await app.make.worker([restaurant], { name: 'Luis Pardo' }))
    const empty = await day(TUESDAY)
    const path = `/api${daily}/${TUESDAY}`
    const his = await app.request<DailyMenu>({ method: 'PUT', path, as: worker, body: MENU })
    expect(his.status).toBe(200)
    expect(await write(TUESDAY, { price: 15 }, empty.updatedAt)).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
      data: { current: { price: 13.5, updatedAt: his.data.updatedAt }, changedBy: 'Luis' },
    })
    expect((await write(TUESDAY, { price: 15 }, his.data.updatedAt)).data.price).toBe(15)
  })

  test('is emptied, for diners too', async () => {
    const { write, publish, call, daily, diner, day } = await menuHouse()
    await write(TUESDAY, MENU)
    await publish(TUESDAY)
    expect((await call('DELETE', `${daily}/${TUESDAY}`)).status).toBe(200)
    expect(await diner()).toEqual(expect.not.objectContaining({ setMenus: expect.anything() }))
    expect((await day(TUESDAY)).state).toBe('empty')
    expect(await call('POST', `${daily}/${TUESDAY}/publish`)).toMatchObject({ status: 409, code: 'day_empty' })
  })
})

describe('when it is served', () => {
  test('has rules that stay as they are where a body says nothing', async () => {
    const { call, daily } = await menuHouse()
    const { data } = await call<{ rules: { updatedAt: string } }>('GET', daily)
    expect(data.rules).toMatchObject({
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      slots: [{ open: '13:00', close: '16:00' }],
      onHolidays: false,
      untilSoldOut: true,
    })
    const twice = await call('PUT', daily, {
      slots: [
        { open: '20:00', close: '23:00' },
        { open: '12:30', close: '16:00' },
      ],
    })
    expect(twice.data).toMatchObject({ slots: [{ open: '12:30' }, { open: '20:00' }], untilSoldOut: true })
    expect((await call('PUT', daily, { untilSoldOut: false }, data.rules.updatedAt)).status).toBe(412)
  })

  test.each([
    [{ days: [] }, 'days', 'Marca al menos un día.'],
    [{ slots: [] }, 'slots', 'Pon a qué hora se sirve.'],
    [{ days: ['lunes'] }, 'days.0', 'Elige días de la semana.'],
    [
      {
        slots: [
          { open: '13:00', close: '16:00' },
          { open: '15:00', close: '17:00' },
        ],
      },
      'slots',
      'Los tramos se pisan: de 15:00 a 16:00 está dos veces.',
    ],
  ])('%j is refused', async (body, field, text) => {
    const { call, daily } = await menuHouse()
    expect(await call('PUT', daily, body)).toMatchObject({ status: 400, errors: { [field]: text } })
  })
})

test('a period of days lists each of them, and is not longer than 62', async () => {
  const { days, call, daily } = await menuHouse()
  expect((await days()).map(({ date }) => date)).toHaveLength(15)
  expect(await call('GET', `${daily}?from=2026-11-01&to=2027-01-02`)).toMatchObject({ status: 400 })
  expect(await call('GET', `${daily}?from=ayer`)).toMatchObject({ status: 400 })
})

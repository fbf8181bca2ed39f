import { describe, expect, test } from 'vitest'
import type { Today } from '../../opening/opening.contract.ts'
import { house } from './today.testing.ts'

describe('today', () => {
  test('nothing is changed at first', async () => {
    const { get } = await house()
    expect(await get()).toMatchObject({
      day: '2026-12-18',
      hours: null,
      kitchenClosed: null,
      full: null,
      note: null,
      noteUntil: null,
      changes: [],
      recentNotes: [],
    })
  })

  test('a change of hours holds for this day and is over by the clock', async () => {
    const { put, get, at } = await house()
    const slots = [
      { open: '12:00', close: '16:00' },
      { open: '20:00', close: '22:00' },
    ]
    expect((await put({ hours: { slots } })).data).toMatchObject({ day: '2026-12-18', hours: { slots } })
    await at('2026-12-18T22:59:00Z')
    expect((await get()).hours).toEqual({ slots })
    await at('2026-12-18T23:00:00Z')
    expect(await get()).toMatchObject({ day: '2026-12-19', hours: null, changes: [{ day: '2026-12-18', slots }] })
  })

  test('after midnight it belongs to the day whose slot goes on', async () => {
    const { put, get, at } = await house()
    await put({ hours: { slots: [{ open: '20:00', close: '02:00' }] } })
    await at('2026-12-19T00:30:00Z')
    const { data } = await put({ hours: { slots: [{ open: '20:00', close: '01:45' }] } })
    expect(data).toMatchObject({ day: '2026-12-18', hours: { slots: [{ open: '20:00', close: '01:45' }] } })
    await at('2026-12-19T00:45:00Z')
    expect(await get()).toMatchObject({ day: '2026-12-19', hours: null })
  })

  test('closing, and back to the usual hours', async () => {
    const { put, get } = await house()
    expect((await put({ hours: { closed: true } })).data.hours).toEqual({ closed: true })
    expect((await put({ hours: null })).data).toMatchObject({ hours: null, changes: [] })
    expect((await get()).hours).toBeNull()
  })

  test('each notice has the end of its own, and absent parts stay', async () => {
    const { put, at, get } = await house(new Date('2026-12-18T13:00:00Z'))
    const kitchen = await put({ kitchenClosed: {} })
    expect(kitchen.data.kitchenClosed).toEqual({ until: '2026-12-18T19:00:00.000Z' })
    const full = await put({ full: {} })
    expect(full.data).toMatchObject({
      ...kitchen.data,
      full: { until: '2026-12-18T15:00:00.000Z' },
      updatedAt: full.data.updatedAt,
    })
    const note = await put({ note: { es: 'Hoy, cocido completo, 14 €.', en: 'Stew today.' } })
    expect(note.data).toMatchObject({
      note: { es: 'Hoy, cocido completo, 14 €.', en: 'Stew today.' },
      noteUntil: '2026-12-18T22:00:00.000Z',
    })
    await at('2026-12-18T15:00:00Z')
    expect(await get()).toMatchObject({ full: null, kitchenClosed: { until: '2026-12-18T19:00:00.000Z' } })
    await at('2026-12-18T22:00:00Z')
    expect(await get()).toMatchObject({ full: null, kitchenClosed: null, note: null })
  })

  test('while closed there is no kitchen to close, full is for the next service of the day', async () => {
    const { put, at } = await house()
    expect(await put({ kitchenClosed: {} })).toMatchObject({
      status: 400,
      errors: { kitchenClosed: 'La cocina solo se cierra mientras estáis abiertos.' },
    })
    expect((await put({ full: {} })).data.full).toEqual({ until: '2026-12-18T22:00:00.000Z' })
    await at('2026-12-18T22:30:00Z')
    expect(await put({ full: {} })).toMatchObject({ status: 400, errors: { full: 'Hoy ya no hay más servicios.' } })
  })

  test('a chosen end lies ahead, and in this day', async () => {
    const { put } = await house(new Date('2026-12-18T13:00:00Z'))
    expect((await put({ kitchenClosed: { until: '2026-12-18T16:30:00+02:00' } })).data.kitchenClosed).toEqual({
      until: '2026-12-18T14:30:00.000Z',
    })
    expect(await put({ kitchenClosed: { until: '2026-12-18T13:00:00Z' } })).toMatchObject({
      status: 400,
      errors: { 'kitchenClosed.until': 'Esa hora ya ha pasado: son las 14:00.' },
    })
    expect(await put({ full: { until: '2026-12-18T22:01:00Z' } })).toMatchObject({
      status: 400,
      errors: { 'full.until': 'Esa hora es de otro día. Elige una de hoy.' },
    })
    expect(await put({ full: { until: 'mañana' } })).toMatchObject({ status: 400 })
  })

  test('notices follow the hours of the day when those change', async () => {
    const { put } = await house(new Date('2026-12-18T19:30:00Z'))
    await put({ full: {}, kitchenClosed: {}, note: { es: 'Hoy, cocido.' } })
    const { data } = await put({ hours: { slots: [{ open: '20:00', close: '22:00' }] } })
    const until = '2026-12-18T21:00:00.000Z'
    expect(data).toMatchObject({ full: { until }, kitchenClosed: { until }, noteUntil: until })
  })

  test('a note is one sentence of 120 letters without links, in the main language at least', async () => {
    const { put } = await house()
    const refused = async (note: object) => (await put({ note })).errors
    expect(await refused({ es: 'x'.repeat(146) })).toEqual({ 'note.es': 'Máximo 120 letras: sobran 26.' })
    expect(await refused({ es: 'Mira casacarmen.es' })).toEqual({ 'note.es': 'La nota no puede llevar enlaces.' })
    expect(await refused({ en: 'Stew today.' })).toEqual({ 'note.es': 'Escribe la nota en el idioma principal.' })
    for (const es of ['Uno', 'Dos', 'Tres', 'Dos', 'Cuatro']) await put({ note: { es } })
    const { data } = await put({ note: { es: '' } })
    expect(data).toMatchObject({ note: null, recentNotes: [{ es: 'Cuatro' }, { es: 'Dos' }, { es: 'Tres' }] })
  })

  test('slots are those of a day: what overlaps is said, an order is not needed', async () => {
    const { put } = await house()
    const twice = [
      { open: '12:00', close: '17:00' },
      { open: '16:00', close: '20:00' },
    ]
    expect(await put({ hours: { slots: twice } })).toMatchObject({
      status: 400,
      message: 'Los tramos se pisan: de 16:00 a 17:00 está dos veces.',
    })
    expect(await put({ hours: {} })).toMatchObject({ status: 400 })
    expect(await put({ hours: { closed: true, slots: [] } })).toMatchObject({ status: 400 })
  })

  test('who comes later is told what stands there now, and by whom', async () => {
    const { app, put, get, restaurant } = await house()
    const seen = await get()
    const rafa = await app.signIn(await app.make.worker([restaurant], { name: 'Rafa Ortiz' }))
    const { data: current } = await put({ hours: { closed: true } }, seen.updatedAt, rafa)
    expect(await put({ hours: { slots: [{ open: '20:00', close: '22:00' }] } }, seen.updatedAt)).toMatchObject({
      status: 412,
      data: { current, changedBy: 'Rafa' },
    })
  })

  test('with an ended plan the notices can still be set, the hours cannot', async () => {
    const { app } = await house()
    const user = await app.make.owner()
    const restaurant = await app.make.restaurant(user)
    await app.make.lapsedTrial(user.id)
    const owner = await app.signIn(user)
    const put = (body: object) =>
      app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}/today`, as: owner, body })
    expect((await put({ full: {} })).status).toBe(200)
    expect((await put({ note: { es: 'Hoy, cocido.' } })).status).toBe(200)
    expect(await put({ hours: { closed: true } })).toMatchObject({ status: 403, code: 'trial_expired' })
    expect(await put({ hours: null, note: null })).toMatchObject({ status: 403 })
  })

  test('Actividad says who changed what of the day', async () => {
    const { app, put, owner, restaurant } = await house()
    await put({ hours: { slots: [{ open: '20:00', close: '22:00' }] } })
    await put({ full: {}, note: { es: 'Hoy, cocido.' } })
    await put({ hours: null })
    const { data } = await app.request<{ action: string; items: { after: string | null }[] }[]>({
      path: `/api/restaurants/${restaurant.id}/activity`,
      as: owner,
    })
    expect(data.map(({ action, items }) => [action, items[0]?.after])).toEqual(
      expect.arrayContaining([
        ['today.usual', null],
        ['today.note', 'Hoy, cocido.'],
        ['today.full', 'hasta las 22:00'],
        ['today.hours', '20:00–22:00'],
      ]),
    )
  })
})

describe('what diners are told of today', () => {
  test('nothing where nothing is changed; otherwise until it is over, by the clock alone', async () => {
    const { app, put, restaurant, at } = await house()
    const told = async () =>
      (await app.request<{ today?: Today; dayChanges?: object }>({ path: `/api/public/${restaurant.slug}` })).data
    expect(Object.keys(await told())).not.toContain('today')
    await put({ hours: { slots: [{ open: '20:00', close: '22:00' }] }, full: {} })
    expect(await told()).toMatchObject({
      today: { day: '2026-12-18', hours: { slots: [{ open: '20:00', close: '22:00' }] } },
      dayChanges: [{ day: '2026-12-18', slots: [{ open: '20:00', close: '22:00' }] }],
    })
    // What has ended by the clock leaves the answers within a minute (4-beyond §1).
    await at('2026-12-18T21:01:00Z')
    expect((await told()).today?.full).toBeNull()
    await at('2026-12-19T23:01:00Z')
    expect(Object.keys(await told())).not.toContain('today')
  })
})

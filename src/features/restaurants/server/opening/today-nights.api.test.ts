import { describe, expect, test } from 'vitest'
import { house } from './today.testing.ts'

/** Every house is open from 12:00 to 16:00 and from 20:00 to 23:00 in Madrid. */
describe('what a close ends', () => {
  test('a close after midnight ends what stood until then, and is taken back with it', async () => {
    const { put, get, at } = await house(new Date('2026-12-18T21:00:00Z'))
    const night = { slots: [{ open: '20:00', close: '03:00' }] }
    await put({ hours: night, note: { es: 'Hoy, cocido.' }, full: {}, kitchenClosed: {} })
    await at('2026-12-19T00:30:10Z')
    const early = { slots: [{ open: '20:00', close: '01:30' }] }
    const closed = await put({ day: '2026-12-18', hours: early })
    expect(closed.data).toMatchObject({ day: '2026-12-19', hours: null, note: null, full: null, kitchenClosed: null })
    await at('2026-12-19T00:31:20Z')
    expect((await put({ day: '2026-12-18', hours: night })).data).toMatchObject({
      day: '2026-12-18',
      hours: night,
      noteUntil: '2026-12-19T02:00:00.000Z',
      full: { until: '2026-12-19T02:00:00.000Z' },
      kitchenClosed: { until: '2026-12-19T02:00:00.000Z' },
    })
    await put({ day: '2026-12-18', hours: { closed: true } })
    expect(await get()).toMatchObject({ day: '2026-12-19', hours: null, note: null, full: null, kitchenClosed: null })
    expect((await put({ day: '2026-12-18', hours: night })).data).toMatchObject({ note: { es: 'Hoy, cocido.' } })
    await at('2026-12-19T02:00:00Z')
    const late = await put({ day: '2026-12-18', hours: null })
    expect(late).toMatchObject({ status: 400, errors: { day: 'Ese día ya ha pasado.' } })
    expect((await put({ day: '2026-12-18', note: { es: 'Tarde' } })).status).toBe(400)
  })

  test('Completo ends with its service when that closes early; it does not stand at night', async () => {
    const { put } = await house(new Date('2026-12-18T13:00:00Z'))
    await put({ full: {} })
    const night = { open: '20:00', close: '23:00' }
    expect((await put({ hours: { slots: [{ open: '12:00', close: '14:00' }, night] } })).data.full).toBeNull()
    expect((await put({ hours: null })).data.full).toEqual({ until: '2026-12-18T15:00:00.000Z' })
  })

  test('what ended with another day does not come back when hours change', async () => {
    const { put, at } = await house()
    await put({ hours: { slots: [{ open: '12:00', close: '00:00' }] }, note: { es: 'Hoy, cocido.' }, full: {} })
    await at('2026-12-19T09:00:00Z')
    const opened = await put({ hours: { slots: [{ open: '09:00', close: '16:00' }] } })
    expect(opened.data).toMatchObject({ day: '2026-12-19', note: null, full: null })
  })

  test('a note written at 23:59 after the last close is gone a minute later', async () => {
    const { put, get, at } = await house(new Date('2026-12-18T22:59:30Z'))
    expect((await put({ day: '2026-12-18', note: { es: 'Gracias.' } })).data.noteUntil).toBe('2026-12-18T23:00:00.000Z')
    await at('2026-12-18T23:00:00Z')
    expect(await get()).toMatchObject({ day: '2026-12-19', note: null, recentNotes: [{ es: 'Gracias.' }] })
    expect((await put({ day: '2026-12-18', note: { es: 'Tarde' } })).status).toBe(400)
  })
})

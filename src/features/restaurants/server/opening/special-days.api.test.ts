import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { isoOfDay, dayOfIso } from '../../opening/days.ts'
import type { SpecialDay } from '../../opening/opening.contract.ts'

/** A Friday, 17:40 in Madrid. */
const FRIDAY = new Date('2026-12-18T16:40:00Z')
const inDays = (days: number): string => isoOfDay(dayOfIso('2026-12-18') + days)

const byText = (one: string, other: string): number => one.localeCompare(other)

async function house() {
  const app = await createTestApp({ now: FRIDAY })
  const user = await app.make.owner()
  let owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(owner, { supportedLocales: ['es', 'en'] })
  const call = <T = SpecialDay>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    ifMatch?: string,
  ) =>
    app.request<T>({
      method,
      path: `/api${path}`,
      as: owner,
      ...(body && { body }),
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    })
  const days = `/restaurants/${restaurant.id}/special-days`
  const add = (body: object) => call('POST', days, body)
  const list = async () => (await call<SpecialDay[]>('GET', days)).data
  /** At another time, with a new session. */
  const at = async (iso: string) => {
    app.clock.set(new Date(iso))
    owner = await app.signIn(user)
  }
  return { app, restaurant, call, add, list, at }
}

describe('special days', () => {
  test('a day or a range, closed or with hours of its own, by date', async () => {
    const { add, list } = await house()
    const vacation = await add({ from: '2027-01-07', to: '2027-01-21', closed: true, reason: 'vacation' })
    expect(vacation).toMatchObject({
      status: 201,
      data: { closed: true, slots: [], asUsual: false, reason: 'vacation', label: {} },
    })
    const eve = await add({
      from: '2026-12-24',
      slots: [{ open: '12:00', close: '17:00' }],
      reason: 'other',
      label: { es: ' Cena ', en: 'Dinner' },
    })
    expect(eve.data).toMatchObject({ to: '2026-12-24', closed: false, label: { es: 'Cena', en: 'Dinner' } })
    const kings = await add({ from: '2027-01-06', asUsual: true, reason: 'holiday' })
    expect(kings.data).toMatchObject({ asUsual: true, closed: false, slots: [] })
    expect(await list()).toEqual([eve.data, kings.data, vacation.data])
  })

  test('a changed one keeps what was not sent; closing it takes its hours away', async () => {
    const { add, call } = await house()
    const { data: eve } = await add({
      from: '2026-12-24',
      slots: [{ open: '12:00', close: '17:00' }],
      reason: 'holiday',
    })
    const { data: moved } = await call('PUT', `/special-days/${eve._id}`, { from: '2026-12-23' })
    expect(moved).toMatchObject({ from: '2026-12-23', to: '2026-12-23', slots: eve.slots, reason: 'holiday' })
    const { data: closed } = await call('PUT', `/special-days/${eve._id}`, { closed: true, reason: null })
    expect(closed).toMatchObject({ closed: true, slots: [], reason: null })
    expect(await call('DELETE', `/special-days/${eve._id}`, undefined, moved.updatedAt)).toMatchObject({ status: 412 })
    expect(await call('DELETE', `/special-days/${eve._id}`, undefined, closed.updatedAt)).toMatchObject({ status: 200 })
    expect(await call('DELETE', `/special-days/${eve._id}`)).toMatchObject({ status: 404 })
  })

  test.each([
    [{ from: '2026-12-17' }, 'from', 'Esos días ya han pasado. Elige desde hoy, 18 de diciembre.'],
    [{ from: '2026-12-25', to: '2026-12-24' }, 'to', 'El último día va después del primero.'],
    [{ from: '2026-12-25', to: '2027-03-25' }, 'to', 'Como mucho 90 días seguidos.'],
    [{ from: inDays(401) }, 'to', 'Elige días de los próximos 400.'],
    [{ from: '2027-02-30' }, 'from', 'Escribe el día así: 2026-12-25'],
    [{ from: '2026-12-24', asUsual: true }, 'asUsual', 'Solo un festivo puede quedarse como siempre.'],
    [{ from: '2026-12-24', label: { en: 'Party' } }, 'label.es', 'Escribe el motivo en el idioma principal.'],
    [{ from: '2026-12-24', label: { es: 'x'.repeat(61) } }, 'label.es', 'Máximo 60 letras.'],
  ])('%j is refused', async (body, path, text) => {
    const { add } = await house()
    expect(await add(body)).toMatchObject({ status: 400, errors: { [path]: text } })
  })

  test('today and a day 400 days ahead are taken, and 90 days in a row', async () => {
    const { add } = await house()
    expect((await add({ from: '2026-12-18' })).status).toBe(201)
    expect((await add({ from: inDays(400) })).status).toBe(201)
    expect((await add({ from: inDays(10), to: inDays(99) })).status).toBe(201)
  })

  test('no date stands twice: the refusal names the day and carries what stands there', async () => {
    const { add, call } = await house()
    const { data: eve } = await add({ from: '2026-12-24', slots: [{ open: '12:00', close: '17:00' }] })
    const taken = {
      status: 409,
      code: 'day_taken',
      message: 'El 24 de diciembre ya está en la lista. Ahí pone de 12:00 a 17:00.',
      data: { _id: eve._id },
    }
    expect(await add({ from: '2026-12-20', to: '2026-12-26', closed: true })).toMatchObject(taken)
    const { data: other } = await add({ from: '2026-12-30' })
    expect(await call('PUT', `/special-days/${other._id}`, { from: '2026-12-24' })).toMatchObject(taken)
    const race = await Promise.all([1, 2, 3].map(() => add({ from: '2027-02-01' })))
    expect(race.map(({ status }) => `${status}`).toSorted(byText)).toEqual(['201', '409', '409'])
  })

  test('sixty are the most; past ones make room by themselves', async () => {
    const { add, list, at } = await house()
    for (let day = 1; day <= 59; day++) await add({ from: inDays(day) })
    const more = await Promise.all([60, 61, 62].map(day => add({ from: inDays(day) })))
    expect(more.map(({ status, code }) => code ?? `${status}`).toSorted(byText)).toEqual([
      '201',
      'special_days_limit',
      'special_days_limit',
    ])
    expect(more.find(({ status }) => status === 409)?.message).toBe(
      'Ya tienes 60 días guardados. Quita alguno para añadir otro.',
    )
    await at('2026-12-20T12:00:00Z')
    expect(await list()).toHaveLength(59)
    expect((await add({ from: inDays(90) })).status).toBe(201)
  })

  test('a range that has begun can get another end, with its first day past', async () => {
    const { add, call, at } = await house()
    const { data: range } = await add({ from: '2026-12-18', to: '2026-12-22', closed: true })
    await at('2026-12-20T12:00:00Z')
    expect(await call('PUT', `/special-days/${range._id}`, { to: '2026-12-28' })).toMatchObject({
      status: 200,
      data: { from: '2026-12-18', to: '2026-12-28' },
    })
  })

  test('the country of holidays comes from the address, until somebody chooses another', async () => {
    const { restaurant, call } = await house()
    const country = async (body?: object) =>
      (await call<{ holidayCountry: string | null }>(body ? 'PUT' : 'GET', `/restaurants/${restaurant.id}`, body)).data
        .holidayCountry
    expect(await country()).toBe('es')
    expect(await country({ address: { country: 'Portugal' } })).toBe('pt')
    expect(await country({ holidayCountry: 'es' })).toBe('es')
    expect(await country({ holidayCountry: null })).toBeNull()
    expect(await country({ address: { country: 'España' } })).toBeNull()
  })

  test('diners read the name of a holiday in the chosen country, not in that of the address', async () => {
    const { add, app, restaurant, call } = await house()
    await add({ from: '2027-01-06', closed: true, reason: 'holiday' })
    const page = async () => (await app.request({ path: `/${restaurant.slug}` })).text
    expect(await page()).toContain('6 ene · Reyes')
    await call('PUT', `/restaurants/${restaurant.id}`, { holidayCountry: 'pt' })
    expect(await page()).toMatch(/6 ene<(?!.*Reyes)/)
    await call('PUT', `/restaurants/${restaurant.id}`, { address: { country: 'Portugal' }, holidayCountry: 'es' })
    expect(await page()).toContain('6 ene · Reyes')
    expect((await app.request<object>({ path: `/api/public/${restaurant.slug}` })).data).not.toHaveProperty(
      'holidayCountry',
    )
  })

  test('diners are told of the next 60 days, of no decided holiday that changes nothing', async () => {
    const { add, app, restaurant } = await house()
    await add({ from: '2027-01-06', asUsual: true, reason: 'holiday' })
    const told = async () =>
      (await app.request<{ specialDays?: object[] }>({ path: `/api/public/${restaurant.slug}` })).data.specialDays
    expect(await told()).toBeUndefined()
    await add({ from: '2026-12-25', closed: true, reason: 'holiday' })
    await add({ from: inDays(61) })
    expect(await told()).toEqual([
      { from: '2026-12-25', to: '2026-12-25', closed: true, slots: [], reason: 'holiday', label: {} },
    ])
    app.clock.set(new Date('2026-12-26T00:00:00Z'))
    expect(await told()).toEqual([expect.objectContaining({ from: inDays(61) })])
  })
})

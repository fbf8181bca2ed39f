import { describe, expect, test } from 'vitest'
import type { DailyMenu, ServedDay, ServedDish } from '../../daily/daily-menu.contract.ts'
import { courses, houseWithDishes, line, linesOf, menuHouse, namesOf, TUESDAY } from './daily-menu.testing.ts'

const WEDNESDAY = '2026-11-25'

describe('a line of the carta lives with its dish', () => {
  test('names in all languages, allergens and sold out are the dish’s as they are now', async () => {
    const { dish, change, written, day, publish, diner } = await houseWithDishes()
    const [first] = linesOf(await written({ courses: courses([{ dishId: dish.id }]) }))
    expect(first).toMatchObject({
      dishId: dish.id,
      names: { es: 'Lentejas con chorizo', en: 'Lentils' },
      allergens: ['celery', 'sulphites'],
      allergensDeclared: true,
      toConfirm: false,
    })
    await publish(TUESDAY)
    await change({ translations: { es: { name: 'Lentejas de la abuela' } }, allergens: ['gluten'], available: false })
    const [now] = linesOf(await day(TUESDAY))
    expect(now).toMatchObject({ names: { es: 'Lentejas de la abuela' }, allergens: ['gluten'], available: false })
    expect((await day(TUESDAY)).hasChanges).toBe(false)
    expect((await diner()).setMenus).toMatchObject([
      {
        courses: [{ items: [{ dishId: dish.id, names: { en: 'Lentils' }, allergens: ['gluten'], available: false }] }],
      },
    ])
  })

  test('a changed text is to be confirmed: diners read ‘not declared’ until somebody says so', async () => {
    const { dish, written, publish, diner } = await houseWithDishes()
    const sent = { dishId: dish.id, names: { es: 'Lentejas con verduras' } }
    const draft = await written({ courses: courses([sent]) })
    const [changed] = linesOf(draft)
    expect(changed).toMatchObject({
      dishId: null,
      names: { es: 'Lentejas con verduras' },
      allergens: ['celery', 'sulphites'],
      toConfirm: true,
    })
    await publish(TUESDAY)
    const shown = async () => {
      const [menu] = (await diner()).setMenus ?? []
      return (menu as unknown as DailyMenu).courses[0]?.items[0]
    }
    expect(await shown()).toMatchObject({ dishId: null, allergens: [], allergensDeclared: false })
    await written({ courses: courses([{ _id: changed?._id, toConfirm: false }]) })
    await publish(TUESDAY)
    expect(await shown()).toMatchObject({ allergens: ['celery', 'sulphites'], allergensDeclared: true })
  })

  test('what is ticked again is confirmed; the same text with other accents is the same dish', async () => {
    const { dish, written } = await houseWithDishes()
    const [same] = linesOf(
      await written({ courses: courses([{ dishId: dish.id, names: { es: 'lentejas CON chorizó' } }]) }),
    )
    expect(same).toMatchObject({ dishId: dish.id, names: { es: 'Lentejas con chorizo' } })
    const other = await written({
      courses: courses([{ dishId: dish.id, names: { es: 'Lentejas viudas' }, allergens: ['celery'] }]),
    })
    expect(linesOf(other)[0]).toMatchObject({ allergens: ['celery'], allergensDeclared: true, toConfirm: false })
  })

  test('a line keeps its id, its place may change; a new text of its own is to be confirmed where it said something', async () => {
    const { written } = await houseWithDishes()
    const [rice, soup] = linesOf(
      await written({
        courses: courses([line('Arroz', { allergens: ['fish'] }), line('Sopa')]),
      }),
    )
    const after = await written({
      courses: courses(
        [{ _id: soup?._id, names: { es: 'Sopa de ajo' } }],
        [{ _id: rice?._id, names: { es: 'Arroz negro' } }],
      ),
    })
    expect(linesOf(after)).toMatchObject([
      { _id: soup?._id, names: { es: 'Sopa de ajo' }, toConfirm: false, allergensDeclared: false },
      { _id: rice?._id, names: { es: 'Arroz negro' }, toConfirm: true, allergens: ['fish'] },
    ])
  })

  test('new lines keep the id that their screen gave them; one that is no id, or is there twice, gets another', async () => {
    const { written } = await houseWithDishes()
    const id = '0190a000-0000-7000-8000-00000000000a'
    const given = [line('Uno', { _id: id }), line('Dos', { _id: id }), line('Tres', { _id: 'tres' })]
    const ids = linesOf(await written({ courses: courses(given) })).map(({ _id }) => _id)
    expect(ids[0]).toBe(id)
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain('tres')
  })
})

describe('repeating', () => {
  test('a day is written as another one, with lines of its own, at its price; only into an empty one', async () => {
    const { dish, written, copied } = await houseWithDishes()
    const tuesday = await written({
      courses: courses([{ dishId: dish.id }, line('Ensalada', { allergensDeclared: true })]),
    })
    const { data: wednesday } = await copied(TUESDAY, WEDNESDAY)
    expect(wednesday).toMatchObject({ date: WEDNESDAY, state: 'draft', price: 12 })
    expect(namesOf(wednesday)).toEqual(['Lentejas con chorizo', 'Ensalada'])
    expect(linesOf(wednesday)).toMatchObject([{ dishId: dish.id }, { allergensDeclared: true, toConfirm: false }])
    expect(linesOf(wednesday)[0]?._id).not.toBe(linesOf(tuesday)[0]?._id)
    expect(await copied(TUESDAY, WEDNESDAY)).toMatchObject({ status: 409, code: 'day_written' })
    expect(await copied('2026-11-20', '2026-11-26')).toMatchObject({ status: 409, code: 'day_empty' })
  })

  test('a line whose dish is gone, or that came from a dish that has changed since, is to be confirmed', async () => {
    const { dish, written, copied, change, remove, daily, call } = await houseWithDishes()
    const own = { dishId: dish.id, names: { es: 'Lentejas viudas' }, toConfirm: false }
    await written({ courses: courses([{ dishId: dish.id }, own]) })
    const confirmed = async () => {
      const { data } = await copied(TUESDAY, WEDNESDAY)
      await call('DELETE', `${daily}/${WEDNESDAY}`)
      return linesOf(data).map(({ dishId, toConfirm }) => [dishId !== null, toConfirm])
    }
    const asItWas = [
      [true, false],
      [false, false],
    ]
    expect(await confirmed()).toEqual(asItWas)
    await change({ price: 14 })
    expect(await confirmed()).toEqual(asItWas)
    await change({ allergens: ['celery'] })
    expect(await confirmed()).toEqual([
      [true, false],
      [false, true],
    ])
    await remove()
    expect(await confirmed()).toEqual([
      [false, true],
      [false, true],
    ])
  })

  test('last week goes into the empty days of this one on which there is a menu', async () => {
    const { write, publish, daily, call, at, restaurant } = await menuHouse()
    const menuOf = (name: string) => ({ price: 12, courses: courses([line(name)]) })
    for (const [date, name] of [
      ['2026-11-24', 'martes'],
      ['2026-11-25', 'miércoles'],
      ['2026-11-26', 'jueves'],
      ['2026-11-27', 'viernes'],
    ] as const) {
      await write(date, menuOf(name))
      await publish(date)
    }
    await at('2026-12-01T10:00:00Z')
    await write('2026-12-03', menuOf('ya escrito'))
    await call('POST', `/restaurants/${restaurant.id}/special-days`, { from: '2026-12-04', closed: true })
    const copy = () => call<DailyMenu[]>('POST', `${daily}/copy-week`, { from: '2026-11-23', to: '2026-11-30' })
    const { data } = await copy()
    expect(data.map(day => [day.date, day.state, namesOf(day)])).toEqual([
      ['2026-12-01', 'prepared', ['martes']],
      ['2026-12-02', 'prepared', ['miércoles']],
    ])
    expect((await copy()).data).toEqual([])
    // Undo: each of them is emptied as long as nobody has changed it.
    for (const { date, updatedAt } of data)
      expect((await call('DELETE', `${daily}/${date}`, undefined, updatedAt)).status).toBe(200)
    expect((await copy()).data).toHaveLength(2)
    expect(await call('POST', `${daily}/copy-week`, { from: '2026-11-24', to: '2026-11-30' })).toMatchObject({
      status: 400,
      errors: { from: 'Elige el lunes de la semana.' },
    })
  })
})

test('what was served in the last year, by dish and by day; drafts and coming days are not in it', async () => {
  const { dish, write, publish, daily, call, at } = await houseWithDishes()
  const menuOf = (...items: object[]) => ({ price: 12, courses: courses(items) })
  await write(TUESDAY, menuOf({ dishId: dish.id }, line('Sopa de ajo', { allergens: ['gluten'] })))
  await publish(TUESDAY)
  await at('2026-11-25T10:00:00Z')
  await write(WEDNESDAY, menuOf(line('sopa de Ajo', { supplement: 1 }), line('Borrador')))
  await publish(WEDNESDAY)
  await write('2026-11-26', menuOf(line('Mañana')))
  await publish('2026-11-26')
  const history = (query = '') =>
    call<{ dishes: ServedDish[]; days: ServedDay[]; more: boolean }>('GET', `${daily}/history${query}`)
  const { data } = await history()
  expect(
    data.dishes.map(({ names, times, last, dishId, supplement }) => [names.es, times, last, dishId, supplement]),
  ).toEqual([
    ['sopa de Ajo', 2, WEDNESDAY, null, 1],
    ['Borrador', 1, WEDNESDAY, null, 0],
    ['Lentejas con chorizo', 1, TUESDAY, dish.id, 0],
  ])
  expect(data.days.map(({ date, price }) => [date, price])).toEqual([
    [WEDNESDAY, 12],
    [TUESDAY, 12],
  ])
  expect((await history(`?before=${WEDNESDAY}`)).data).toMatchObject({
    dishes: [],
    days: [{ date: TUESDAY }],
    more: false,
  })
  await at('2027-11-26T10:00:00Z')
  expect((await history()).data.days.map(({ date }) => date)).toEqual(['2026-11-26', WEDNESDAY])
})

test('traces go with a line to the history and back; only who looks at them declares them', async () => {
  const { daily, call, write, publish } = await menuHouse()
  const cake = line('Tarta', { allergens: ['milk'], allergensDeclared: true, traces: ['nuts'], tracesDeclared: false })
  const written = async (sent: object) =>
    linesOf((await write(TUESDAY, { price: 12, courses: courses([sent]) })).data)[0]
  const repeated = await written(cake)
  expect(repeated).toMatchObject({ traces: ['nuts'], allergensDeclared: true })
  expect(repeated).not.toHaveProperty('tracesDeclared')
  await publish(TUESDAY)
  const served = async () => (await call<{ dishes: ServedDish[] }>('GET', `${daily}/history`)).data.dishes[0]
  expect(await served()).toMatchObject({ traces: ['nuts'], allergens: ['milk'] })
  expect(await written({ _id: repeated?._id, traces: ['nuts'] })).toMatchObject({ tracesDeclared: true })
  const renamed = { _id: repeated?._id, names: { es: 'Tarta de limón' }, toConfirm: true }
  expect(await written(renamed)).toMatchObject({ traces: ['nuts'], toConfirm: true })
  await publish(TUESDAY)
  const other = (await call<{ dishes: ServedDish[] }>('GET', `${daily}/history`)).data.dishes
  expect(other.find(({ names }) => names.es === 'Tarta de limón')).not.toHaveProperty('traces')
})

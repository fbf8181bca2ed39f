import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { sampleMenu } from '../safety.testing.ts'
import { checkMenu } from './check-menu.ts'
import type { MenuToCheck } from './finding.ts'

type Given = Parameters<typeof sampleMenu>[0]
const found = (dishes: Given, more: Parameters<typeof sampleMenu>[1] = {}) =>
  checkMenu(sampleMenu(dishes, more)).map(({ finding }) => finding)
const of = (rule: string, dishes: Given, more: Parameters<typeof sampleMenu>[1] = {}) =>
  found(dishes, more).filter(finding => finding.rule === rule)

describe('allergens', () => {
  test('dishes that say nothing are one finding; their words are not asked about beside it', () => {
    const dishes = { Gambas: { allergensDeclared: false }, Pan: { allergensDeclared: false }, Flan: {} }
    expect(of('undeclared', dishes)).toMatchObject([{ level: 'important', dishIds: ['Gambas', 'Pan'] }])
    expect(of('unticked_word', dishes).map(({ values }) => values)).toEqual([
      { allergen: 'eggs', words: ['flan'] },
      { allergen: 'milk', words: ['flan'] },
    ])
  })

  test('a declared dish is asked about each allergen that its text names and that is not ticked', () => {
    const dishes = {
      Brownie: { description: 'Con nueces y NUECES', allergens: ['gluten', 'eggs', 'milk'] },
      Ensaladilla: { description: 'Con mahonesa', allergens: ['eggs', 'fish'] },
      Tomate: {},
    }
    expect(of('unticked_word', dishes)).toMatchObject([
      { id: 'unticked_word.Brownie.nuts', dishIds: ['Brownie'], values: { allergen: 'nuts', words: ['nueces'] } },
      { id: 'unticked_word.Ensaladilla.mustard', values: { allergen: 'mustard', words: ['ensaladilla', 'mahonesa'] } },
    ])
  })

  test('what it rests on changes with any text of the dish, and with nothing else', () => {
    const factsOf = (more: object) =>
      checkMenu(sampleMenu({ Brownie: { allergens: ['gluten', 'eggs', 'milk'], description: 'Con nueces', ...more } }))
        .filter(({ finding }) => finding.rule === 'unticked_word')
        .map(({ facts }) => facts)
    expect(factsOf({ price: 3 })).toEqual(factsOf({}))
    expect(factsOf({ description: 'Con nueces y miel' })).not.toEqual(factsOf({}))
  })
})

describe('what guests report, and how long ago somebody looked', () => {
  const said = { createdAt: '2026-10-30T12:00:00.000Z', allergens: [], text: '' }
  const report = { ...said, about: 'Brownie', dishId: 'Brownie', name: 'Brownie' }

  test('one finding for each reported dish or line; another report is another fact', () => {
    const line = { ...said, id: 'r3', about: 'line', dishId: null, name: 'Lentejas' }
    const reports = [{ ...report, id: 'r1' }, { ...report, id: 'r2' }, line]
    expect(of('open_report', { Brownie: { allergens: ['milk', 'eggs'] } }, { reports })).toMatchObject([
      { id: 'open_report.Brownie', level: 'important', dishIds: ['Brownie'], values: { reportIds: ['r1', 'r2'] } },
      { id: 'open_report.line', dishIds: [], values: { name: 'Lentejas', reportIds: ['r3'] } },
    ])
  })

  test('what was looked at over a year ago is asked about; what nobody noted is not', () => {
    const dishes = { Pan: { allergensReviewed: '2025-10-30' }, Agua: { allergensReviewed: '2026-10-30' }, Vino: {} }
    expect(of('old_review', dishes)).toMatchObject([{ dishIds: ['Pan'], level: 'advisable' }])
  })

  test('sold out for over fourteen days is a detail', () => {
    const sold = { available: false }
    const soldOutSince = { Pan: '2026-10-18T11:00:00.000Z', Agua: '2026-10-18T13:00:00.000Z' }
    const dishes = { Pan: sold, Agua: sold, Vino: sold }
    expect(of('long_sold_out', dishes, { soldOutSince })).toMatchObject([
      { dishIds: ['Pan'], level: 'detail', since: soldOutSince.Pan },
    ])
  })

  test('a word that is named as a trace is not asked about', () => {
    const dishes = { Brownie: { description: 'Con nueces', allergens: ['eggs', 'milk', 'gluten'], traces: ['nuts'] } }
    expect(of('unticked_word', dishes)).toEqual([])
  })
})

describe('prices', () => {
  test('none at all is a fault, the market is none', () => {
    const market = { label: null, amount: null, market: true, unit: null, minPersons: null }
    const dishes = { Vermut: { price: 0 }, Gamba: { price: 0, prices: [market] }, Agua: { price: 2 } }
    expect(of('no_price', dishes)).toMatchObject([{ dishIds: ['Vermut'], level: 'advisable' }])
  })

  test('one that is three times off the median of its category is odd, with the price that was meant', () => {
    const dishes = {
      Caña: { price: 18 },
      Vino: { price: 3 },
      Agua: { price: 1.8 },
      Zumo: { price: 3.5 },
      Té: { price: 4.8 },
    }
    expect(of('odd_price', dishes)).toMatchObject([
      { dishIds: ['Caña'], values: { amount: 18, low: 1.8, high: 4.8, instead: 1.8 } },
    ])
    const { Caña, Vino, Agua } = dishes
    expect(of('odd_price', { Caña, Vino, Agua })).toEqual([])
    expect(of('odd_price', { ...dishes, Caña: { price: 40.15 } })[0]?.values).not.toHaveProperty('instead')
    expect(of('odd_price', { ...dishes, Caña: { price: 9 } })).toEqual([])
  })

  test('prices are compared with those of the same label and unit', () => {
    const line = (label: string, amount: number) => ({ label, amount, market: false, unit: null, minPersons: null })
    const dish = (tapa: number, racion: number) => ({
      price: tapa,
      prices: [line('tapa', tapa), line('racion', racion)],
    })
    const dishes = { Uno: dish(2, 12), Dos: dish(3, 11), Tres: dish(2, 13), Cuatro: dish(2, 1.2) }
    expect(of('odd_price', dishes)).toMatchObject([
      { id: 'odd_price.Cuatro.racion.each', values: { amount: 1.2, label: 'racion', instead: 12 } },
    ])
  })
})

describe("today's prices of the market", () => {
  const NOW = new Date('2026-11-24T12:00:00.000Z')
  const ago = (days: number): string => new Date(NOW.getTime() - days * DAY_MS).toISOString()
  const market = (amount: number | null) => ({
    price: amount ?? 0,
    prices: [{ label: null, amount, market: true, unit: null, minPersons: null }],
  })
  const dishes = { Gamba: market(null), Lubina: market(28), Agua: {} }
  const missed = (marketSaid: MenuToCheck['marketSaid'], menu: Given = dishes) =>
    of('market_without_today', menu, { now: NOW, marketSaid }).flatMap(({ dishIds }) => dishIds)

  test('are missed where others of the house have had one this week', () => {
    expect(missed({ Lubina: { first: ago(30), last: ago(6) } })).toEqual(['Gamba'])
    expect(missed({ Lubina: { first: ago(30), last: ago(7) } })).toEqual([])
    expect(missed({})).toEqual([])
  })

  test('are not missed before the house has said them for a week, nor of what is sold out', () => {
    expect(missed({ Lubina: { first: ago(6), last: ago(1) } })).toEqual([])
    expect(missed({ Lubina: { first: ago(7), last: ago(1) } })).toEqual(['Gamba'])
    const soldOut = { ...dishes, Gamba: { ...market(null), available: false } }
    expect(missed({ Lubina: { first: ago(30), last: ago(1) } }, soldOut)).toEqual([])
  })

  test('of a dish that alone had one, no other one asks for it', () => {
    expect(missed({ Gamba: { first: ago(30), last: ago(2) } })).toEqual([])
  })
})

test('a day that goes out by itself is found with its lines that say nothing, and again when they change', () => {
  const day = (...names: string[]) => ({
    day: '2026-11-26',
    undeclared: names.map(name => ({ id: name, name })),
    updatedAt: '2026-11-24T10:00:00.000Z',
  })
  const prepared = (...names: string[]) => of('prepared_undeclared', {}, { prepared: [day(...names)] })
  expect(prepared('Sopa', 'Flan')).toMatchObject([
    { id: 'prepared_undeclared.2026-11-26', level: 'advisable', values: { names: ['Sopa', 'Flan'] } },
  ])
  expect(prepared()).toEqual([])
})

test('a report says what the guest wrote last', () => {
  const report = (id: string, more: object) => ({
    id,
    about: 'Ensaladilla',
    dishId: 'Ensaladilla',
    name: 'Ensaladilla',
    createdAt: '2026-11-24T10:00:00.000Z',
    allergens: [],
    text: '',
    ...more,
  })
  const createdAt = '2026-11-24T13:10:00.000Z'
  const reports = [report('1', {}), report('2', { createdAt, allergens: ['mustard'], text: 'Lleva mostaza' })]
  expect(of('open_report', { Ensaladilla: {} }, { reports })[0]?.values).toEqual({
    name: 'Ensaladilla',
    reportIds: ['1', '2'],
    reported: ['mustard'],
    text: 'Lleva mostaza',
    reportedAt: createdAt,
  })
})

describe('texts and photos', () => {
  test('names that are missing in a language are counted for each language', () => {
    const more = { supportedLocales: ['es', 'en', 'pt'] as const }
    const dishes = { Tomate: { translations: { es: { name: 'Tomate', description: '' } } }, Agua: {}, Sal: {} }
    expect(of('outdated_translation', dishes, more).map(({ id, dishIds }) => [id, dishIds.length])).toEqual([
      ['outdated_translation.en', 3],
      ['outdated_translation.pt', 3],
    ])
    const english = {
      translations: { en: { name: 'Cheesecake', description: '' } },
      allergens: ['gluten', 'eggs', 'milk'],
    }
    expect(of('no_main_name', { ...dishes, Tarta: english }, more)).toMatchObject([{ dishIds: ['Tarta'] }])
  })

  test('equal names are one finding for each name, whatever the accents', () => {
    const named = (name: string) => ({ translations: { es: { name, description: '' } } })
    const dishes = { a: named('Jamón'), b: named('jamon '), c: named('Tomate') }
    expect(of('equal_names', dishes)).toMatchObject([
      { id: 'equal_names.a', dishIds: ['a', 'b'], values: { name: 'Jamón' } },
    ])
  })

  test('photos are missed where half of the dishes have one', () => {
    const withPhoto = { imageUrl: '/uploads/a/640.webp' }
    expect(of('without_photo', { a: withPhoto, b: {} })).toMatchObject([{ dishIds: ['b'] }])
    expect(of('without_photo', { a: withPhoto, b: {}, c: {} })).toEqual([])
    expect(of('photo_without_text', { a: withPhoto, b: { ...withPhoto, description: 'Rico' } })).toMatchObject([
      { dishIds: ['a'] },
    ])
  })

  test('categories without dishes are one finding', () => {
    expect(of('empty_category', { a: {} }, { empty: ['Postres', 'Vinos'] })).toMatchObject([
      { dishIds: [], values: { categoryIds: ['Postres', 'Vinos'] } },
    ])
  })
})

test('a round menu has no finding; the others stand by level, the most dishes first, then the oldest', () => {
  expect(found({ Tomate: {}, Agua: {}, Sal: {} })).toEqual([])
  const ranked = found(
    {
      Tomate: { allergensDeclared: false },
      Agua: { price: 0 },
      Brownie: { allergens: ['gluten', 'eggs'], updatedAt: '2026-03-01T00:00:00.000Z' },
      Leche: {},
    },
    { empty: ['Vinos'] },
  )
  expect(ranked.map(({ id }) => id)).toEqual([
    'unticked_word.Brownie.milk',
    'undeclared',
    'unticked_word.Leche.milk',
    'no_price',
    'empty_category',
  ])
})

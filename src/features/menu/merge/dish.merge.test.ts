import { describe, expect, test } from 'vitest'
import { sampleCategory, sampleDish } from '#test/browser/data.ts'
import { type Body, bodyOf } from '#shared/fields/three-way.ts'
import { mergeCategory } from './category.merge.ts'
import { dishFields } from '../dish.fields.ts'
import { mergeDish } from './dish.merge.ts'
import type { Dish } from '../menu.contract.ts'

const WORDS = {
  currency: 'EUR',
  locales: ['es', 'en'] as const,
  categoryName: (id: string) => ({ c1: 'Postres', c2: 'Tapas', c3: 'Vinos' })[id] ?? '',
}
const FLAN = sampleDish('Flan')
const merge = (wish: Body, theirs: Partial<Dish>, base: Partial<Dish> = {}, sent: Body | null = null) => {
  const seen = { ...FLAN, ...base }
  return mergeDish({ base: seen, theirs: { ...seen, ...theirs }, wish, sent }, WORDS)
}
const asked = ({ contested }: ReturnType<typeof merge>) =>
  contested.map(({ label, theirs, mine, preset }) => [label, theirs, mine, preset])

test('each field that a body may bring says what holds when two have changed it, and how its values read', () => {
  for (const [key, field] of dishFields) {
    if (!field.change) continue
    expect([key, field.ifBoth]).toEqual([key, expect.stringMatching(/^(ask|askTexts|allergens|prices|later)$/)])
    if (field.ifBoth === 'ask') expect([key, typeof field.shown]).toEqual([key, 'function'])
  }
})

test('other fields go out as typed; what the other person changed is not in the body', () => {
  expect(merge({ price: '7,50' }, { translations: { es: { name: 'Flan casero', description: '' } } })).toEqual({
    free: { price: '7,50' },
    contested: [],
  })
})

test('the same field is asked with both values as people read them', () => {
  const wish = { price: '9,8', categoryId: 'c2', available: false, translations: { en: { name: 'Custard' } } }
  const theirs = {
    price: 9.5,
    categoryId: 'c3',
    translations: { ...FLAN.translations, en: { name: 'Flan', description: '' } },
  }
  const merged = merge(wish, theirs)
  expect(merged.free).toEqual({ available: false })
  expect(asked(merged)).toEqual([
    ['Precio', '9,50\u00a0€', '9,80\u00a0€', 'mine'],
    ['Categoría', 'Vinos', 'Tapas', 'mine'],
    ['Nombre en inglés', 'Flan', 'Custard', 'mine'],
  ])
})

describe('prices, line by line', () => {
  const line = (label: string | null, amount: number | null, more = {}) => ({
    label,
    amount,
    market: false,
    unit: null,
    minPersons: null,
    ...more,
  })
  const portions = (tapa: number, media: number, racion: number) => ({
    price: tapa,
    prices: [line('tapa', tapa), line('media', media), line('racion', racion)],
  })
  const sent = (prices: readonly object[]) => ({ prices })
  const BASE = portions(3.5, 6, 11)

  test('what one alone has changed holds, and nothing is asked', () => {
    const merged = merge(sent(portions(3.5, 6.5, 11).prices), portions(3.6, 6, 12), BASE)
    expect(merged.contested).toEqual([])
    expect(merged.free).toEqual({
      prices: [
        { label: 'tapa', amount: 3.6 },
        { label: 'media', amount: 6.5 },
        { label: 'racion', amount: 12 },
      ],
    })
  })

  test('a line that both have changed is asked by its label, after the others; each answer is sent in its place', () => {
    const merged = merge(sent(portions(3.8, 6.5, 12).prices), portions(3.6, 6, 13), BASE)
    expect(merged.free).toMatchObject({ prices: [{ amount: 3.6 }, { amount: 6.5 }, { amount: 13 }] })
    expect(asked(merged)).toEqual([
      ['Tapa', '3,60\u00a0€', '3,80\u00a0€', 'mine'],
      ['Ración', '13,00\u00a0€', '12,00\u00a0€', 'mine'],
    ])
    const amounts = (picks: typeof merged.contested) =>
      (bodyOf(picks) as { prices: { amount: number }[] }).prices.map(({ amount }) => amount)
    expect(amounts(merged.contested)).toEqual([3.8, 6.5, 12])
    expect(amounts(merged.contested.slice(1))).toEqual([3.6, 6.5, 12])
  })

  test('a line that one adds, takes away or renames stays so beside a change of another one', () => {
    const added = merge(sent([...BASE.prices, line('botella', 20)]), portions(3.6, 6, 11), BASE)
    expect(added.free).toMatchObject({ prices: [{ amount: 3.6 }, {}, {}, { label: 'botella', amount: 20 }] })
    const taken = merge(sent(portions(3.5, 6, 12).prices), { price: 6, prices: BASE.prices.slice(1) }, BASE)
    expect(taken.free).toMatchObject({ prices: [{ label: 'media' }, { label: 'racion', amount: 12 }] })
    expect([...added.contested, ...taken.contested]).toEqual([])
  })

  test('lists that cannot be joined are asked as a whole', () => {
    const [tapa, media, racion] = BASE.prices
    const both = merge(sent([tapa!, media!]), { prices: [media!, racion!] }, BASE)
    expect([both.free, asked(both)]).toEqual([{}, [['Precio', '6 / 11\u00a0€', '3,50 / 6\u00a0€', 'mine']]])
    const lost = merge(sent(portions(4, 6, 11).prices), { prices: [media!, racion!] }, BASE)
    expect(asked(lost)).toEqual([['Precio', '6 / 11\u00a0€', '4 / 6 / 11\u00a0€', 'mine']])
    expect(bodyOf(lost.contested)).toMatchObject({ prices: [{ amount: 4 }, { amount: 6 }, { amount: 11 }] })
  })

  test('values that read alike say what differs', () => {
    const rice = (minPersons: number) => ({ prices: [line(null, 16, { unit: 'person', minPersons })] })
    const merged = merge(rice(3), rice(4), rice(2))
    expect(asked(merged)).toEqual([['Precio', '16,00\u00a0€/persona mín. 4', '16,00\u00a0€/persona mín. 3', 'mine']])
  })

  test('a lost answer of one’s own is nobody else’s change', () => {
    const [first, then] = [portions(3.6, 6, 11), portions(3.8, 6, 11)]
    expect(merge(sent(then.prices), first, BASE, sent(first.prices)).contested).toEqual([])
    expect(merge(sent(BASE.prices), first, BASE, sent(first.prices)).free).toMatchObject({
      prices: [{ amount: 3.5 }, {}, {}],
    })
  })
})

test('a photo never asks', () => {
  expect(merge({ imageUrl: '' }, { imageUrl: '/uploads/b/320.webp' })).toEqual({
    free: { imageUrl: '' },
    contested: [],
  })
})

describe('allergens, one by one', () => {
  const declared = (...allergens: string[]) => ({ allergens, allergensDeclared: true })
  const NONE = { allergens: [], allergensDeclared: true }

  test('what was added elsewhere is kept with what was added and taken away here', () => {
    const { free, contested } = merge(declared('eggs'), declared('gluten', 'milk'), declared('milk'))
    expect([free, contested]).toEqual([declared('gluten', 'eggs'), []])
  })

  test('when nothing is left nobody has said that it contains none', () => {
    const { free } = merge(declared('gluten'), declared('eggs'), declared('gluten', 'eggs'))
    expect(free).toEqual({ allergens: [], allergensDeclared: false })
  })

  test("'Ninguno de los 14' against an added one is asked, and the longer list is chosen already", () => {
    expect(asked(merge(NONE, declared('gluten')))).toEqual([['Alérgenos', 'Gluten', 'Ninguno de los 14', 'theirs']])
    expect(asked(merge(declared('gluten'), NONE))).toEqual([['Alérgenos', 'Ninguno de los 14', 'Gluten', 'mine']])
    expect(asked(merge(NONE, declared('gluten', 'milk'), declared('milk')))).toEqual([
      ['Alérgenos', 'Gluten, Lácteos', 'Ninguno de los 14', 'theirs'],
    ])
  })

  test('one that is there again after a lost answer is sent, whatever was added elsewhere', () => {
    const again = merge(declared('gluten'), declared('nuts'), declared('gluten'), declared())
    expect(again.free).toEqual(declared('gluten', 'nuts'))
    expect(merge(declared('gluten'), NONE, declared('gluten'), NONE).free).toEqual(declared('gluten'))
  })

  test('nothing is asked or sent where one side has changed nothing, or both the same', () => {
    expect(merge(NONE, { price: 9 }, declared('milk')).free).toEqual(NONE)
    expect(merge(declared('milk'), NONE, declared('milk'))).toEqual({ free: {}, contested: [] })
    expect(merge(declared('milk'), declared('milk'))).toEqual({ free: {}, contested: [] })
    expect(merge(NONE, declared('milk'), {}, declared('milk')).free).toEqual(NONE)
  })
})

test('of a category each name is its own, and the order reads as a number', () => {
  const base = sampleCategory('Postres', { sortOrder: 10, translations: { es: { name: 'Postres' } } })
  const theirs = { ...base, sortOrder: 20, translations: { es: { name: 'Dulces' } } }
  const wish = { translations: { es: { name: 'Postres caseros' }, en: { name: 'Desserts' } }, sortOrder: '30' }
  const { free, contested } = mergeCategory({ base, theirs, wish, sent: null }, WORDS)
  expect(free).toEqual({ translations: { en: { name: 'Desserts' } } })
  expect(contested.map(({ phrase, theirs: other, mine }) => [phrase, other, mine])).toEqual([
    ['el nombre en español', 'Dulces', 'Postres caseros'],
    ['el orden', '20', '30'],
  ])
})

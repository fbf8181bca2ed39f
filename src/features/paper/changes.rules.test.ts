import { expect, test } from 'vitest'
import { changesBetween, countsOf, isUpToDate } from './changes.rules.ts'
import type { PaperContent, PaperDish, PaperSetMenu } from './paper.content.ts'

const line = (amount: number | null, more = {}) => ({
  label: null,
  amount,
  market: false,
  unit: null,
  minPersons: null,
  ...more,
})
const dish = (more: Partial<PaperDish> = {}): PaperDish => ({
  _id: 'd1',
  categoryId: 'c1',
  translations: { es: { name: 'Flan', description: '' } },
  prices: [line(4.5)],
  allergens: ['eggs'],
  traces: [],
  ask: false,
  tracesDeclared: true,
  ...more,
})
const carta = (dishes: PaperDish[], more: Partial<PaperContent> = {}): PaperContent => ({
  defaultLocale: 'es',
  currency: 'EUR',
  priceLabels: [],
  zones: [],
  categories: [{ _id: 'c1', names: { es: 'Postres' } }],
  categoryIds: [],
  dishes,
  footNote: '',
  validFrom: '2026-11-22',
  tax: 'IVA',
  ...more,
})
const counts = (before: PaperContent, after: PaperContent) => countsOf(changesBetween(before, after))
const NOTHING = { allergens: 0, prices: 0, added: 0, gone: 0, texts: 0 }

const item = { dishId: null, supplement: 0, allergens: [], traces: [], ask: false, tracesDeclared: true }
const setMenu = (more: Partial<PaperSetMenu> = {}): PaperSetMenu => ({
  _id: 'm1',
  names: { es: 'Menú de fin de semana' },
  price: 28,
  days: ['saturday', 'sunday'],
  slots: [{ open: '13:00', close: '16:00' }],
  onHolidays: false,
  includes: { bread: true, drink: false, dessert: true },
  note: {},
  courses: [{ _id: 'k1', names: { es: 'Primeros' }, items: [{ ...item, _id: 'i1', names: { es: 'Sopa' } }] }],
  ...more,
})
const withMenus = (...setMenus: PaperSetMenu[]) => carta([dish()], { setMenus })

test('a set menu is told by its name, and each of its dishes by both', () => {
  const course = setMenu().courses[0] ?? { _id: '', names: {}, items: [] }
  const soup = course.items[0] ?? { ...item, _id: '', names: {} }
  const withSoup = (change: Partial<typeof soup>) =>
    withMenus(setMenu({ courses: [{ ...course, items: [{ ...soup, ...change }] }] }))
  const before = withMenus(setMenu())
  const told = (after: PaperContent) =>
    Object.entries(changesBetween(before, after)).flatMap(([kind, all]) => all.map(({ name }) => [kind, name]))
  expect(told(withMenus(setMenu({ price: 30 })))).toEqual([['prices', 'Menú de fin de semana']])
  expect(told(withMenus(setMenu({ days: ['sunday'] })))).toEqual([['texts', 'Menú de fin de semana']])
  expect(told(withMenus(setMenu({ includes: { bread: true, drink: true, dessert: true } })))).toHaveLength(1)
  expect(told(withSoup({ allergens: ['milk'] }))).toEqual([['allergens', 'Menú de fin de semana: Sopa']])
  expect(told(withSoup({ supplement: 2 }))).toEqual([['prices', 'Menú de fin de semana: Sopa']])
  expect(told(withSoup({ names: { es: 'Crema' } }))).toEqual([['texts', 'Menú de fin de semana: Crema']])
  expect(told(withMenus(setMenu({ courses: [{ ...course, names: { es: 'Entrantes' } }] })))).toHaveLength(1)
})

test('a set menu that is new or gone is one change; a zone changes no price of it', () => {
  const zone = { _id: 'z1', slug: 'terraza', names: { es: 'Terraza' }, kind: 'percent', rounding: 10 } as const
  const [without, with10, with20] = [
    carta([]),
    carta([], { setMenus: [setMenu()], zones: [{ ...zone, value: 10 }] }),
    carta([], { setMenus: [setMenu()], zones: [{ ...zone, value: 20 }] }),
  ]
  expect(counts(without, with10)).toEqual({ ...NOTHING, added: 1 })
  expect(counts(with10, without)).toEqual({ ...NOTHING, gone: 1 })
  expect(counts(with10, with20)).toEqual(NOTHING)
})

test('the same carta is up to date, in whatever order its dishes stand', () => {
  const [flan, arroz] = [dish(), dish({ _id: 'd2' })]
  expect(isUpToDate(changesBetween(carta([flan, arroz]), carta([arroz, flan])))).toBe(true)
})

test('any change of any state of an allergen is told, also that nobody promises anything any more', () => {
  const changes: Partial<PaperDish>[] = [
    { allergens: ['eggs', 'milk'] },
    { allergens: [] },
    { traces: ['nuts'] },
    { ask: true },
    { tracesDeclared: false },
    { allergens: [], traces: ['eggs'] },
  ]
  for (const change of changes)
    expect([change, counts(carta([dish()]), carta([dish(change)]))]).toEqual([change, { ...NOTHING, allergens: 1 }])
  const [told] = changesBetween(carta([dish()]), carta([dish({ traces: ['nuts'] })])).allergens
  expect(told).toMatchObject({ name: 'Flan', before: { traces: [] }, after: { contains: ['eggs'], traces: ['nuts'] } })
})

test('a dish is told once, however many of its prices changed; a zone counts, the price of the day does not', () => {
  const two = dish({ prices: [line(2), line(4)] })
  expect(counts(carta([two]), carta([dish({ prices: [line(3), line(5)] })]))).toEqual({ ...NOTHING, prices: 1 })
  const zone = {
    _id: 'z',
    slug: 'terraza',
    names: { es: 'Terraza' },
    kind: 'percent',
    value: 10,
    rounding: 10,
  } as const
  const dearer = carta([dish()], { zones: [{ ...zone, value: 20 }] })
  expect(counts(carta([dish()], { zones: [zone] }), dearer)).toEqual({ ...NOTHING, prices: 1 })
  const market = (amount: number | null) => dish({ prices: [line(amount, { market: true })] })
  expect(counts(carta([market(20)]), carta([market(null)]))).toEqual(NOTHING)
  expect(counts(carta([market(null)]), carta([dish({ prices: [line(20)] })]))).toEqual({ ...NOTHING, prices: 1 })
})

test('new and gone dishes, names, descriptions, categories, note and taxes', () => {
  expect(counts(carta([dish()]), carta([dish(), dish({ _id: 'd2' })]))).toEqual({ ...NOTHING, added: 1 })
  expect(counts(carta([dish(), dish({ _id: 'd2' })]), carta([dish()]))).toEqual({ ...NOTHING, gone: 1 })
  const renamed = dish({ translations: { es: { name: 'Flan de huevo', description: 'Sin más' } } })
  const after = carta([renamed], {
    footNote: 'Pan 1,20',
    tax: 'IGIC',
    categories: [{ _id: 'c1', names: { es: 'Dulce' } }],
  })
  expect(changesBetween(carta([dish()]), after).texts.map(({ what }) => what)).toEqual([
    'name',
    'description',
    'category',
    'note',
    'tax',
  ])
})

test('prices are told as the dashboard writes them: zone, label, amount; a new dish with its category', () => {
  const zone = {
    _id: 'z',
    slug: 'terraza',
    names: { es: 'Terraza' },
    kind: 'percent',
    value: 10,
    rounding: 10,
  } as const
  const own = { priceLabels: [{ _id: 'own', names: { es: 'Bandeja' } }], zones: [zone] }
  const before = carta([dish({ prices: [line(9, { label: 'racion' }), line(20, { label: 'own' })] })], own)
  const gin = dish({ _id: 'd2', prices: [line(62, { unit: 'kg' }), line(null, { market: true })] })
  const after = carta([dish({ prices: [line(9.5, { label: 'racion' }), line(20, { label: 'own' })] }), gin], own)
  const { prices, added } = changesBetween(before, after)
  expect(prices[0]?.before).toEqual([
    { what: 'Ración', amount: '9,00\u00a0€' },
    { what: 'Bandeja', amount: '20,00\u00a0€' },
    { what: 'Terraza, Ración', amount: '9,90\u00a0€' },
    { what: 'Terraza, Bandeja', amount: '22,00\u00a0€' },
  ])
  expect(prices[0]?.after[0]).toEqual({ what: 'Ración', amount: '9,50\u00a0€' })
  expect(added).toEqual([{ dishId: 'd2', name: 'Flan', category: 'Postres', prices: ['62,00\u00a0€/kg', 'S/M'] }])
})

test('a new name of a label is no new price', () => {
  const named = (es: string) =>
    carta([dish({ prices: [line(9, { label: 'own' })] })], { priceLabels: [{ _id: 'own', names: { es } }] })
  expect(counts(named('Bandeja'), named('Fuente'))).toEqual(NOTHING)
})

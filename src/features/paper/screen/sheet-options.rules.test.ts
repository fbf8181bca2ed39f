import { expect, test } from 'vitest'
import type { SheetOptions } from '../paper.contract.ts'
import {
  chosenCategories,
  namedDates,
  possibleOptions,
  sentCategories,
  sentOptions,
  type SheetHouse,
  startOptions,
  warningsOn,
  withLocale,
} from './sheet-options.rules.ts'

const HOUSE: SheetHouse = {
  today: '2026-11-22',
  defaultLocale: 'es',
  supportedLocales: ['es', 'en', 'pt'],
  categoryIds: ['picar', 'vinos'],
  zoneIds: ['terraza'],
}
const first = startOptions(null, HOUSE)
const last = (part: Partial<SheetOptions>): SheetOptions => ({ ...first, ...part })

test('the first sheet is an A4 of the whole carta in its language, from today', () => {
  expect(first).toMatchObject({
    format: 'a4',
    locales: ['es'],
    allergens: 'letters',
    descriptions: true,
    photos: false,
    categoryIds: [],
    validFrom: '2026-11-22',
    zones: 'base',
    tax: 'IVA',
    qr: true,
  })
})

test('the next one is as the last was printed, from today, without what the house has no more', () => {
  const options = last({ format: 'booklet', validFrom: '2026-05-03', locales: ['en', 'pt'], footNote: 'Pan 1,20' })
  expect(startOptions(options, HOUSE)).toMatchObject({
    format: 'booklet',
    validFrom: '2026-11-22',
    locales: ['en', 'pt'],
    footNote: 'Pan 1,20',
  })
  const narrower = { ...HOUSE, supportedLocales: ['es'] as const, categoryIds: ['picar'], zoneIds: [] }
  const gone = last({ locales: ['en'], categoryIds: ['picar', 'vinos'], zones: ['base', 'terraza'] })
  expect(startOptions(gone, narrower)).toMatchObject({ locales: ['es'], categoryIds: ['picar'], zones: 'base' })
  expect(startOptions(last({ zones: 'terraza' }), HOUSE).zones).toBe('terraza')
})

test('what goes while the sheet is composed goes from it too, and after midnight it is from the new day on', () => {
  const wanted = last({ locales: ['es', 'en'], categoryIds: ['picar', 'vinos'], zones: 'terraza' })
  expect(possibleOptions(wanted, HOUSE)).toEqual(wanted)
  const later = {
    ...HOUSE,
    today: '2026-11-23',
    supportedLocales: ['es'] as const,
    categoryIds: ['picar'],
    zoneIds: [],
  }
  expect(possibleOptions(wanted, later)).toMatchObject({
    validFrom: '2026-11-23',
    locales: ['es'],
    categoryIds: ['picar'],
    zones: 'base',
  })
  expect(possibleOptions(last({ validFrom: '2026-12-01' }), later).validFrom).toBe('2026-12-01')
})

test('what a format cannot do is not sent, and comes back with the format', () => {
  const options = last({ locales: ['es', 'en'], photos: true })
  expect(sentOptions(options)).toMatchObject({ locales: ['es', 'en'], photos: true })
  expect(sentOptions({ ...options, format: 'trifold' })).toMatchObject({ locales: ['es'], photos: false })
  expect(sentOptions({ ...options, format: 'door' })).toMatchObject({ locales: ['es'], photos: false })
  expect(sentOptions({ ...options, format: 'booklet' })).toMatchObject({ locales: ['es', 'en'], photos: true })
})

test('one or two languages side by side, one where there is no room', () => {
  expect(withLocale(first, 'en')).toEqual(['es', 'en'])
  expect(withLocale(first, 'es')).toEqual(['es'])
  expect(withLocale(last({ locales: ['es', 'en'] }), 'es')).toEqual(['en'])
  expect(withLocale(last({ locales: ['es', 'en'] }), 'pt')).toEqual(['es', 'en'])
  expect(withLocale(last({ format: 'door' }), 'pt')).toEqual(['pt'])
})

test('all categories are sent as none that is named, so that later ones belong to it', () => {
  const all = ['a', 'b', 'c']
  expect(chosenCategories({ categoryIds: [] }, all)).toEqual(all)
  expect(chosenCategories({ categoryIds: ['c', 'a'] }, all)).toEqual(['a', 'c'])
  expect(sentCategories(new Set(all), all)).toEqual([])
  expect(sentCategories(new Set(['c', 'a']), all)).toEqual(['a', 'c'])
})

test('dates with a name: Monday is not offered twice', () => {
  expect(namedDates('2026-11-22')).toEqual([
    { kind: 'today', date: '2026-11-22' },
    { kind: 'tomorrow', date: '2026-11-23' },
  ])
  expect(namedDates('2026-11-23').at(-1)).toEqual({ kind: 'monday', date: '2026-11-30' })
  expect(namedDates('2026-12-31').map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-04'])
})

test('a price list misses no allergens', () => {
  const warnings = { undeclared: [{ dishId: 'd', name: 'Oreja' }], unnamed: [], unpriced: [], otherScript: [] }
  expect(warningsOn(first, { warnings }).undeclared).toHaveLength(1)
  expect(warningsOn({ ...first, format: 'door' }, { warnings }).undeclared).toEqual([])
})

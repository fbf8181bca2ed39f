import { expect, test } from 'vitest'
import type { SetMenuItem } from '../set-menu.shapes.ts'
import { contentsOf, dayBody, dayValues, declaredLine, endedLine, isUndeclared, newLine } from './day-form.ts'
import { dayFaults, publishFaults } from './day-faults.ts'
import { knownDishes, suggestionsFor } from './suggestions.ts'

const item = (names: SetMenuItem['names'], more: Partial<SetMenuItem> = {}): SetMenuItem => ({
  _id: 'i1',
  dishId: null,
  names,
  supplement: 0,
  allergens: [],
  allergensDeclared: false,
  toConfirm: false,
  available: true,
  ...more,
})
const dayWith = (...items: SetMenuItem[]) =>
  dayValues(
    {
      price: 13.5,
      includes: { bread: true, drink: true, dessert: false },
      note: {},
      courses: [{ _id: 'c1', names: { es: 'Primeros' }, items }],
    },
    'es',
  )
const LENTILS = item(
  { es: 'Lentejas', en: 'Lentils' },
  { dishId: 'd1', allergens: ['celery'], allergensDeclared: true },
)
const firstLine = (values: ReturnType<typeof dayWith>) => values.courses[0]!.lines[0]!

test('a day goes out as it came in', () => {
  expect(dayBody(dayWith(LENTILS), 'es')).toEqual({
    price: 13.5,
    includes: { bread: true, drink: true, dessert: false },
    note: {},
    courses: [
      {
        _id: 'c1',
        names: { es: 'Primeros' },
        items: [
          {
            _id: 'i1',
            dishId: 'd1',
            names: { es: 'Lentejas', en: 'Lentils' },
            supplement: 0,
            allergens: ['celery'],
            allergensDeclared: true,
            toConfirm: false,
          },
        ],
      },
    ],
  })
})

test('a changed text asks whether it contains the same, and no more when it is as it was', () => {
  const line = firstLine(dayWith(LENTILS))
  const changed = { ...line, text: 'Lentejas viudas' }
  expect(contentsOf(changed)).toMatchObject({ toConfirm: true, dishId: null, allergens: ['celery'] })
  expect(isUndeclared(changed)).toBe(true)
  expect(contentsOf({ ...changed, text: ' LENTEJAS' })).toMatchObject({ toConfirm: false, dishId: 'd1' })
  expect(contentsOf({ ...changed, confirmed: true })).toMatchObject({ toConfirm: false, allergens: ['celery'] })
  expect(contentsOf(declaredLine(changed, ['milk'], 'es'))).toMatchObject({ toConfirm: false, allergens: ['milk'] })
})

test('what was to be confirmed when it was loaded still is', () => {
  const line = firstLine(dayWith(item({ es: 'Sopa' }, { allergens: ['gluten'], toConfirm: true })))
  expect(contentsOf(line).toConfirm).toBe(true)
})

test.each([
  ['Carrilleras +2,00', 'Carrilleras', '2,00'],
  ['Carrilleras + 2,5 €', 'Carrilleras', '2,50'],
  ['Pan +1', 'Pan', '1,00'],
  ['Arroz 2+2', 'Arroz 2', '2,00'],
  ['Merluza +dos', 'Merluza +dos', ''],
  ['Merluza +1000', 'Merluza +1000', ''],
])('«%s» is «%s» with a supplement of «%s»', (typed, text, supplement) => {
  expect(endedLine(newLine(typed))).toMatchObject({ text, supplement })
})

test('what is no supplement is said at its line; price and a dish are asked for when it is published', () => {
  const values = dayWith()
  const wrong = newLine('Merluza +dos')
  const typed = { ...values, courses: [{ ...values.courses[0]!, lines: [wrong] }] }
  expect(dayFaults(typed).lines).toEqual({ [wrong.id]: 'El suplemento se escribe así: +2,00' })
  expect(publishFaults({ ...values, price: '' })).toMatchObject({
    price: 'Pon el precio por persona.',
    empty: 'Pon al menos un plato.',
  })
})

test('suggestions: dishes of the carta, then of earlier menus, accents ignored, two at most, not what is there', () => {
  const dish = (name: string) => ({
    _id: name,
    translations: { es: { name } },
    allergens: ['milk'],
    allergensDeclared: true,
  })
  const served = (name: string) => ({
    names: { es: name },
    dishId: null,
    course: {},
    times: 1,
    last: '2026-11-20',
    supplement: 0,
    allergens: [],
    allergensDeclared: false,
  })
  const known = knownDishes([dish('Carrillada ibérica'), dish('Flan')], [served('Carrilleras'), served('flan')], 'es')
  expect(known.map(({ text }) => text)).toEqual(['Carrillada ibérica', 'Flan', 'Carrilleras'])
  const names = (typed: string, taken: string[] = []) => suggestionsFor(typed, known, taken).map(({ text }) => text)
  expect(names('c')).toEqual([])
  expect(names('CÁrri')).toEqual(['Carrillada ibérica', 'Carrilleras'])
  expect(names('iber')).toEqual(['Carrillada ibérica'])
  expect(names('carri', ['carrilleras'])).toEqual(['Carrillada ibérica'])
  expect(suggestionsFor('fl', known, [])[0]).toMatchObject({ dishId: 'Flan', allergens: ['milk'] })
})

import { expect, test } from 'vitest'
import type { SetMenuItem } from '../set-menu.shapes.ts'
import {
  contentsOf,
  dayBody,
  dayValues,
  declaredLine,
  endedLine,
  isUndeclared,
  lineSaid,
  type LineValues,
  newLine,
} from './day-form.ts'
import { dayFaults, publishFaults } from './day-faults.ts'
import { isSameDay } from './same-day.ts'
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

test.each<Partial<SetMenuItem>>([
  { traces: ['nuts'] },
  { members: { gluten: ['wheat'] } },
  { without: { gluten: { es: 'Con otro pan' } } },
  { diets: ['vegan'] },
  { tracesDeclared: true },
])('a day of which a line says something else, %j, is another day', said => {
  const bread = (more: Partial<SetMenuItem> = {}) =>
    dayWith(item({ es: 'Pan' }, { allergens: ['gluten'], allergensDeclared: true, ...more }))
  expect(isSameDay(bread(said), bread())).toBe(false)
  expect(isSameDay(bread(said), bread(said))).toBe(true)
})

test('a changed text asks whether it contains the same, and no more when it is as it was', () => {
  const line = firstLine(dayWith(LENTILS))
  const changed = { ...line, text: 'Lentejas viudas' }
  expect(contentsOf(changed)).toMatchObject({ toConfirm: true, dishId: null, allergens: ['celery'] })
  expect(isUndeclared(changed)).toBe(true)
  expect(contentsOf({ ...changed, text: ' LENTEJAS' })).toMatchObject({ toConfirm: false, dishId: 'd1' })
  expect(contentsOf({ ...changed, confirmed: changed.text })).toMatchObject({ toConfirm: false, allergens: ['celery'] })
  const said = { ...lineSaid(changed), allergens: ['milk' as const] }
  expect(contentsOf(declaredLine(changed, said, 'es'))).toMatchObject({ toConfirm: false, allergens: ['milk'] })
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

const OWN = item(
  { es: 'Tarta' },
  { allergens: ['milk'], allergensDeclared: true, traces: ['nuts'], diets: ['vegetarian'] },
)
const bodyOf = (line: LineValues) => {
  const values = dayWith()
  return dayBody({ ...values, courses: [{ ...values.courses[0]!, lines: [line] }] }, 'es').courses[0]!.items[0]!
}

test('traces that nobody has looked at go out as such; those of the sheet are declared', () => {
  const line = firstLine(dayWith(OWN))
  expect(bodyOf(line)).toMatchObject({ traces: ['nuts'], tracesDeclared: false, diets: ['vegetarian'] })
  const said = { ...lineSaid(line), traces: [], diets: [] }
  const body = bodyOf(declaredLine(line, said, 'es'))
  expect(body).toMatchObject({ traces: [], diets: [], members: { nuts: null }, without: { milk: null } })
  expect(body).not.toHaveProperty('tracesDeclared')
})

test('what was said of one text is not said of the next one', () => {
  const line = firstLine(dayWith(OWN))
  const same = { ...line, text: 'Tarta de limón', confirmed: 'Tarta de limón' }
  expect(bodyOf(same)).toMatchObject({ toConfirm: false, allergens: ['milk'] })
  expect(bodyOf({ ...same, text: 'Tarta de nueces' })).toMatchObject({ toConfirm: true })
  const marked = declaredLine(line, lineSaid(line), 'es')
  expect(bodyOf(marked)).toMatchObject({ toConfirm: false })
  expect(bodyOf({ ...marked, text: 'Tarta de nueces' })).toMatchObject({ toConfirm: true })
})

test('a line that lives with its dish says nothing of its own; with another text it brings all that the dish says', () => {
  const line = firstLine(dayWith(item({ es: 'Tarta' }, { ...OWN, dishId: 'd1', tracesDeclared: true })))
  expect(bodyOf(line)).not.toHaveProperty('traces')
  const changed = { ...line, text: 'Tarta de limón' }
  expect(bodyOf(changed)).toMatchObject({ toConfirm: true, traces: ['nuts'] })
  expect(bodyOf({ ...changed, confirmed: changed.text })).toMatchObject({ traces: ['nuts'], diets: ['vegetarian'] })
  expect(lineSaid(changed)).toMatchObject({ allergens: ['milk'], traces: ['nuts'], diets: [] })
})

test('a dish of an earlier menu, and one of the carta, bring their traces', () => {
  const { names, allergens, allergensDeclared } = OWN
  const served = { names, dishId: null, course: {}, times: 1, last: '2026-11-20', supplement: 0 }
  const traces = ['nuts']
  const carta = { _id: 'd1', translations: { es: { name: 'Flan' } }, allergens, allergensDeclared, traces }
  const known = knownDishes([carta], [{ ...served, allergens, allergensDeclared, traces }], 'es')
  expect(known.map(one => one.traces)).toEqual([traces, traces])
})

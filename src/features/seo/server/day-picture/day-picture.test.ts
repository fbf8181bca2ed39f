import { expect, test } from 'vitest'
import { BASE_LOOKS } from '#features/theme/looks.ts'
import { courseHeight, fitCourses } from './day-courses.ts'
import { DAY_LOOKS } from './day-looks.ts'
import { drawDaySvg } from './day-picture.ts'

const colors = { primaryColor: '#1d3f78', secondaryColor: '#fffaf0', accentColor: '#d7c7a4' }
const course = (name: string, count: number) => ({
  name,
  lines: Array.from({ length: count }, (_, index) => ({
    name: `${name} número ${index + 1} con patatas y pimientos`,
    supplement: index === 1 ? '+2,00 €' : '',
  })),
})
const content = (style: (typeof BASE_LOOKS)[number], counts: number[]) => ({
  style,
  colors,
  logo: null,
  name: 'Menú del día',
  date: 'Martes 24 de noviembre',
  house: 'La Taberna de Carmen',
  courses: counts.map((count, index) => course(['Primeros', 'Segundos', 'Postre'][index] ?? '', count)),
  included: 'Pan, bebida y postre o café incluidos.',
  price: '13,50 €',
  hours: 'De 13:00 a 16:00',
  url: '',
  more: 'y más en la carta',
  vat: 'IVA incluido',
  address: 'Alérgenos y carta: sobremesa.es/taberna-carmen',
})
/** Every outline begins at a place; the lowest of those above the foot says how far the dishes reach. */
const pathsOf = (svg: string): number => svg.match(/<path /g)?.length ?? 0

test.each(BASE_LOOKS)('%s: twelve dishes are all on it, thirteen are the first of each course', style => {
  const twelve = drawDaySvg(content(style, [6, 6]), undefined)
  const thirteen = drawDaySvg(content(style, [7, 6]), undefined)
  // Two supplements, of which the short form has none.
  expect(pathsOf(twelve) - pathsOf(thirteen)).toBe(11)
  for (const svg of [twelve, thirteen]) {
    expect(svg).toContain('width="1080" height="1920"')
    expect(svg).not.toMatch(/NaN|undefined|<text/)
  }
})

test.each(BASE_LOOKS)('%s: an ordinary menu of three courses is whole, with names of two lines too', style => {
  const whole = drawDaySvg(content(style, [4, 4, 4]), undefined)
  const short = drawDaySvg(content(style, [5, 4, 4]), undefined)
  // Nine dishes more and three supplements, without 'y más en la carta'.
  expect(pathsOf(whole) - pathsOf(short)).toBe(11)
})

test.each(BASE_LOOKS)('%s: six long courses stay above the price', style => {
  const six = { ...content(style, [12, 12, 12, 12, 12, 12]), included: '' }
  const named = six.courses.map(({ lines }) => ({ name: 'X'.repeat(40), lines }))
  const room = DAY_LOOKS[style].body.height * 0.77
  const { look, courses, size } = fitCourses(DAY_LOOKS[style], { ...six, courses: named }, room)
  expect(courses.reduce((sum, course) => sum + courseHeight(look, size, course), 0)).toBeLessThanOrEqual(room)
  expect(courses.map(({ dishes }) => dishes.length)).toEqual([1, 1, 1, 1, 1, 1, 1])
})

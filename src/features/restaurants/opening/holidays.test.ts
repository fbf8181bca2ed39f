import { expect, test } from 'vitest'
import { dayOfIso } from './days.ts'
import { countryOfAddress, holidaysOfYear, nameOfDay, nextHolidays } from './holidays.ts'

/** National holidays as the official gazettes published them: '{month}-{day}' by year. */
const SPAIN: Record<number, string> = {
  2024: '01-01 01-06 03-29 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  2025: '01-01 01-06 04-18 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  2026: '01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  2027: '01-01 01-06 03-26 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  2028: '01-01 01-06 04-14 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
}
const PORTUGAL: Record<number, string> = {
  2024: '01-01 03-29 03-31 04-25 05-01 05-30 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  2025: '01-01 04-18 04-20 04-25 05-01 06-10 06-19 08-15 10-05 11-01 12-01 12-08 12-25',
  2026: '01-01 04-03 04-05 04-25 05-01 06-04 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  2027: '01-01 03-26 03-28 04-25 05-01 05-27 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  2028: '01-01 04-14 04-16 04-25 05-01 06-10 06-15 08-15 10-05 11-01 12-01 12-08 12-25',
}
/** Sundays whose holiday parts of Spain kept, or will keep, on the Monday. */
const MOVED: Record<number, string[]> = {
  2024: ['2024-12-09'],
  2025: ['2025-10-13'],
  2026: ['2026-11-02', '2026-12-07'],
  2027: ['2027-08-16'],
  2028: [],
}

test.each([2024, 2025, 2026, 2027, 2028])('the holidays of %i are those of the published lists', year => {
  const dates = (list: readonly { day: string }[]) => list.map(({ day }) => day.slice(5)).join(' ')
  expect(dates(holidaysOfYear('es', year))).toBe(SPAIN[year])
  expect(dates(holidaysOfYear('pt', year))).toBe(PORTUGAL[year])
  expect(holidaysOfYear('es', year).flatMap(({ mondayAfter }) => mondayAfter ?? [])).toEqual(MOVED[year])
  expect(holidaysOfYear('pt', year).flatMap(({ mondayAfter }) => mondayAfter ?? [])).toEqual([])
})

test('the next twelve months have each of them once', () => {
  expect(nextHolidays('es', dayOfIso('2026-12-18')).map(({ day, names }) => `${day} ${names.es}`)).toEqual([
    '2026-12-25 Navidad',
    '2027-01-01 Año Nuevo',
    '2027-01-06 Reyes',
    '2027-03-26 Viernes Santo',
    '2027-05-01 Día del Trabajo',
    '2027-08-15 Asunción',
    '2027-10-12 Fiesta Nacional',
    '2027-11-01 Todos los Santos',
    '2027-12-06 Día de la Constitución',
    '2027-12-08 Inmaculada',
  ])
  expect(nextHolidays('pt', dayOfIso('2026-12-18')).map(({ day, names }) => `${day} ${names.pt}`)).toEqual([
    '2026-12-25 Natal',
    '2027-01-01 Ano Novo',
    '2027-03-26 Sexta-feira Santa',
    '2027-03-28 Páscoa',
    '2027-04-25 Dia da Liberdade',
    '2027-05-01 Dia do Trabalhador',
    '2027-05-27 Corpo de Deus',
    '2027-06-10 Dia de Portugal',
    '2027-08-15 Assunção de Nossa Senhora',
    '2027-10-05 Implantação da República',
    '2027-11-01 Todos os Santos',
    '2027-12-01 Restauração',
    '2027-12-08 Imaculada Conceição',
  ])
})

test('a day has its name in every language, also one that is no holiday', () => {
  expect(nameOfDay('es', '2026-12-24')).toEqual({ es: 'Nochebuena', en: 'Christmas Eve', pt: 'Véspera de Natal' })
  expect(nameOfDay('pt', '2027-03-28')?.pt).toBe('Páscoa')
  expect(nameOfDay(null, '2026-12-25')).toBeUndefined()
})

test('the country comes from the address, in any spelling', () => {
  expect(
    ['España', 'espana ', 'SPAIN', 'Portugal', 'Andorra', ''].map(country => countryOfAddress({ country })),
  ).toEqual(['es', 'es', 'es', 'pt', null, null])
})

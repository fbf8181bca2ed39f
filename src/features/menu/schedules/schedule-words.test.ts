import { expect, test } from 'vitest'
import { LOCALES } from '#shared/locale.ts'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import { hoursText, servedText } from './schedule-words.ts'

const slots = [
  { open: '08:00', close: '12:00' },
  { open: '20:00', close: '01:30' },
]
const said = (days: readonly Weekday[], hours = slots) =>
  LOCALES.flatMap(locale => [hoursText({ days, slots: hours }, locale), servedText({ days, slots: hours }, locale)])

test('hours of every day name no day', () => {
  expect(said(WEEKDAYS)).toEqual([
    'De 8:00 a 12:00 y de 20:00 a 1:30',
    'Se sirve de 8:00 a 12:00 y de 20:00 a 1:30.',
    '8:00 to 12:00 and 20:00 to 1:30',
    'Served 8:00 to 12:00 and 20:00 to 1:30.',
    'Das 8:00 às 12:00 e das 20:00 à 1:30',
    'Serve-se das 8:00 às 12:00 e das 20:00 à 1:30.',
  ])
})

test('single days are listed, days that follow one another are a run', () => {
  const lunch = [{ open: '13:00', close: '16:00' }]
  expect(said(['saturday', 'sunday'], lunch)).toEqual([
    'Sábados y domingos, de 13:00 a 16:00',
    'Se sirve los sábados y domingos, de 13:00 a 16:00.',
    'Saturdays and Sundays, 13:00 to 16:00',
    'Served on Saturdays and Sundays, 13:00 to 16:00.',
    'Sábados e domingos, das 13:00 às 16:00',
    'Serve-se aos sábados e aos domingos, das 13:00 às 16:00.',
  ])
  expect(said(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], lunch)).toEqual([
    'De lunes a viernes, de 13:00 a 16:00',
    'Se sirve de lunes a viernes, de 13:00 a 16:00.',
    'Monday to Friday, 13:00 to 16:00',
    'Served Monday to Friday, 13:00 to 16:00.',
    'De segunda-feira a sexta-feira, das 13:00 às 16:00',
    'Serve-se de segunda-feira a sexta-feira, das 13:00 às 16:00.',
  ])
  expect(said(['monday', 'wednesday', 'sunday'], lunch)[5]).toBe(
    'Serve-se às segundas-feiras, às quartas-feiras e aos domingos, das 13:00 às 16:00.',
  )
})

test('a slot that ends when it begins is the whole day', () => {
  expect(hoursText({ days: ['friday'], slots: [{ open: '00:00', close: '00:00' }] }, 'es')).toBe('Viernes, todo el día')
})

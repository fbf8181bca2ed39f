import { expect, test } from 'vitest'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { publicMenuTexts } from './public-menu.texts.ts'

const said = (time: string) => (['es', 'en', 'pt'] as const).map(at => fillTime(publicMenuTexts[at].closesAt, time))

test("one o'clock is singular in Spanish and Portuguese", () => {
  expect(said('16:00')).toEqual(['Cierra a las 16:00', 'Closes at 16:00', 'Fecha às 16:00'])
  expect(said('01:30')).toEqual(['Cierra a la 1:30', 'Closes at 1:30', 'Fecha à 1:30'])
})

test('hours are said without a leading zero, midnight too', () => {
  expect(said('00:00')).toEqual(['Cierra a las 0:00', 'Closes at 0:00', 'Fecha às 0:00'])
})

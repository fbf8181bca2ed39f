import { expect, test } from 'vitest'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { publicMenuTexts } from './public-menu.texts.ts'

test("one o'clock is singular in Spanish and Portuguese", () => {
  const said = (time: string) => (['es', 'en', 'pt'] as const).map(at => fillTime(publicMenuTexts[at].closesAt, time))
  expect(said('16:00')).toEqual(['Cierra a las 16:00', 'Closes at 16:00', 'Fecha às 16:00'])
  expect(said('01:30')).toEqual(['Cierra a la 01:30', 'Closes at 01:30', 'Fecha à 01:30'])
})

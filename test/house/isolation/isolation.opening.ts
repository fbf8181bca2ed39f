import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import { itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofSpecialDay = { params: ({ specialDay }: World) => ({ id: specialDay.id }) }

/** A date for each call: none stands twice. */
const dateOf = (number: number): string => isoOfDay(dayOfIso('2027-03-20') + (number % 380))

/** The rows of today and special days. */
export const OPENING_ROWS: Record<string, Row> = {
  'today.get': { ...ofRestaurant, expected: itsPeople },
  'today.update': { ...ofRestaurant, body: () => ({ hours: { closed: true } }), expected: itsPeopleInPlan },
  'specialDays.list': { ...ofRestaurant, expected: itsPeople },
  'specialDays.create': {
    ...ofRestaurant,
    body: ({ number }) => ({ from: dateOf(number), closed: true }),
    expected: itsPeopleInPlan,
  },
  'specialDays.update': { ...ofSpecialDay, body: () => ({ reason: 'works' }), expected: itsPeopleInPlan },
  'specialDays.delete': { ...ofSpecialDay, expected: itsPeopleInPlan },
}

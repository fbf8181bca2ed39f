import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import { itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofSchedule = { params: ({ schedule }: World) => ({ id: schedule.id }) }
const ofSpecialDay = { params: ({ specialDay }: World) => ({ id: specialDay.id }) }

/** A date for each call: none stands twice. */
const dateOf = (number: number): string => isoOfDay(dayOfIso('2027-03-20') + (number % 380))

/** The rows of today, special days and hours of the carta. */
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
  'schedules.list': { ...ofRestaurant, expected: itsPeople },
  'schedules.create': {
    ...ofRestaurant,
    body: ({ category }) => ({
      name: 'Cocina',
      slots: [{ open: '12:00', close: '16:00' }],
      categoryIds: [category.id],
      move: true,
    }),
    expected: itsPeopleInPlan,
  },
  'schedules.update': { ...ofSchedule, body: () => ({ name: 'Desayunos' }), expected: itsPeopleInPlan },
  'schedules.delete': { ...ofSchedule, expected: itsPeopleInPlan },
}

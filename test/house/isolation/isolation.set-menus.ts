import { dayOfIso, isoOfDay } from '#features/restaurants/opening/days.ts'
import { dateAfter, mondayOf } from '#test/menus/dates.ts'
import { all, itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofMenu = { params: ({ setMenu }: World) => ({ id: setMenu.id }) }
const ofDay = { params: ({ restaurant, dailyMenu }: World) => ({ id: restaurant.id, date: dailyMenu.date }) }
/** An empty day for each of a few calls. */
const emptyDay = {
  params: ({ restaurant, dailyMenu, number }: World) => ({
    id: restaurant.id,
    date: isoOfDay(dayOfIso(dailyMenu.date) + 1 + (number % 13)),
  }),
}
const lines = { courses: [{ names: { es: 'Primeros' }, items: [{ names: { es: 'Lentejas' } }] }] }

/** The rows of the menu of the day and of other set menus. */
export const SET_MENU_ROWS: Record<string, Row> = {
  'dailyMenu.get': { ...ofRestaurant, expected: itsPeople },
  // Nothing is published on that day: drawing a picture for each actor would take seconds.
  'dailyMenu.picture': { ...emptyDay, expected: { ...all(404), anonymous: 401, 'removed worker': 401 } },
  'dailyMenu.history': { ...ofRestaurant, expected: itsPeople },
  'dailyMenu.rules': { ...ofRestaurant, body: () => ({ days: ['monday'] }), expected: itsPeopleInPlan },
  'dailyMenu.update': { ...ofDay, body: () => lines, expected: itsPeopleInPlan },
  'dailyMenu.publish': { ...ofDay, expected: itsPeopleInPlan },
  'dailyMenu.delete': { ...ofDay, expected: itsPeopleInPlan },
  'dailyMenu.copy': { ...emptyDay, body: ({ dailyMenu }) => ({ from: dailyMenu.date }), expected: itsPeopleInPlan },
  'dailyMenu.copyWeek': {
    ...ofRestaurant,
    body: ({ dailyMenu }) => ({ from: mondayOf(dailyMenu.date), to: dateAfter(mondayOf(dailyMenu.date), 7) }),
    expected: itsPeopleInPlan,
  },
  // An ended plan refuses what says nothing; 'Se acabó' it may still say.
  'dailyMenu.availability': { ...ofDay, body: () => ({}), expected: itsPeopleInPlan },
  'setMenus.list': { ...ofRestaurant, expected: itsPeople },
  'setMenus.create': { ...ofRestaurant, body: () => ({ names: { es: 'Menú infantil' } }), expected: itsPeopleInPlan },
  'setMenus.update': { ...ofMenu, body: () => ({ price: 24 }), expected: itsPeopleInPlan },
  'setMenus.reorder': {
    ...ofRestaurant,
    body: ({ setMenu }) => ({ setMenuIds: [setMenu.id] }),
    expected: itsPeopleInPlan,
  },
  'setMenus.delete': { ...ofMenu, expected: itsPeopleInPlan },
  'setMenus.availability': { ...ofMenu, body: () => ({}), expected: itsPeopleInPlan },
}

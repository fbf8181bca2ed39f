import { dateAfter, mondayOf } from '#test/menus/dates.ts'
import type { ChangedWorld, ChangeRow } from '../changes.world.ts'

const ofRestaurant = { params: ({ restaurant }: ChangedWorld) => ({ id: restaurant.id }) }
const ofMenu = { params: ({ setMenu }: ChangedWorld) => ({ id: setMenu.id }) }
const ofDay = { params: ({ restaurant, dailyMenu }: ChangedWorld) => ({ id: restaurant.id, date: dailyMenu.date }) }
const nextDay = {
  params: ({ restaurant, dailyMenu }: ChangedWorld) => ({
    id: restaurant.id,
    date: dateAfter(dailyMenu.date, 1),
  }),
}
const lines = { courses: [{ names: { es: 'Primeros' }, items: [{ names: { es: 'Lentejas' } }] }] }

/** The rows of the menu of the day and of other set menus. */
export const SET_MENU_CHANGES: Record<string, ChangeRow> = {
  'dailyMenu.rules': { ...ofRestaurant, body: () => ({ days: ['monday'] }), told: ['updated daily-menu-rules'] },
  'dailyMenu.update': { ...nextDay, body: () => lines, told: ['created daily-menu'] },
  'dailyMenu.publish': {
    ...ofDay,
    first: ({ restaurant, dailyMenu }) => ({
      method: 'PUT',
      path: `/api/restaurants/${restaurant.id}/daily-menu/${dailyMenu.date}`,
      body: { price: 14 },
    }),
    told: ['updated daily-menu'],
  },
  'dailyMenu.delete': { ...ofDay, told: ['deleted daily-menu'] },
  'dailyMenu.copy': {
    ...nextDay,
    body: ({ dailyMenu }) => ({ from: dailyMenu.date }),
    told: ['created daily-menu'],
  },
  'dailyMenu.copyWeek': {
    ...ofRestaurant,
    body: ({ dailyMenu }) => ({ from: mondayOf(dailyMenu.date), to: dateAfter(mondayOf(dailyMenu.date), 7) }),
    told: ['created daily-menu'],
  },
  'dailyMenu.availability': {
    ...ofDay,
    body: ({ dailyMenu }) => ({ items: [{ _id: dailyMenu.line, available: false }] }),
    told: ['updated daily-menu'],
  },
  'setMenus.create': {
    ...ofRestaurant,
    body: () => ({ names: { es: 'Menú infantil' } }),
    told: ['created set-menu', 'updated set-menu-order'],
  },
  'setMenus.update': { ...ofMenu, body: () => ({ price: 24 }), told: ['updated set-menu'] },
  'setMenus.reorder': {
    ...ofRestaurant,
    body: ({ setMenu }) => ({ setMenuIds: [setMenu.second, setMenu.id] }),
    told: ['updated set-menu-order'],
  },
  'setMenus.delete': { ...ofMenu, told: ['deleted set-menu', 'updated set-menu-order'] },
  'setMenus.availability': { ...ofMenu, body: () => ({ soldOut: true }), told: ['updated set-menu'] },
}

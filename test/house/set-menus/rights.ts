import type { Right } from '#features/identity/rights.rules.ts'
import { SET_MENU_CHANGES } from './changes.ts'
import type { ChangeRow } from '../changes.world.ts'
import type { RightRow } from '../rights.matrix.ts'

const like = (call: string, ...needs: Right[]): RightRow => ({ ...(SET_MENU_CHANGES[call] as ChangeRow), call, needs })
const day = (body: object, ...needs: Right[]): RightRow => ({ ...like('dailyMenu.update', ...needs), body: () => body })
const menu = (body: object, ...needs: Right[]): RightRow => ({ ...like('setMenus.update', ...needs), body: () => body })
const lines = (item: object) => ({
  courses: [{ names: { es: 'Primeros' }, items: [{ names: { es: 'Potaje' }, ...item }] }],
})

/** Of a menu: texts, its price: prices, 'Se acabó': availability; what a dish contains: allergens (4-beyond §10). */
export const SET_MENU_RIGHTS: RightRow[] = [
  day(lines({}), 'texts'),
  // As the last one cost.
  day({ ...lines({}), price: 13.5 }, 'texts'),
  day({ ...lines({}), price: 14 }, 'texts', 'prices'),
  day(lines({ allergens: ['gluten'] }), 'texts', 'allergens'),
  day(lines({ allergensDeclared: true }), 'texts', 'allergens'),
  day(lines({ allergens: ['gluten'], toConfirm: true }), 'texts'),
  like('dailyMenu.rules', 'texts'),
  like('dailyMenu.publish', 'texts'),
  like('dailyMenu.delete', 'texts'),
  like('dailyMenu.copy', 'texts'),
  like('dailyMenu.copyWeek', 'texts'),
  like('dailyMenu.availability', 'availability'),
  like('setMenus.create', 'texts'),
  { ...like('setMenus.create', 'texts', 'prices'), body: () => ({ names: { es: 'Grupos' }, price: 30 }) },
  menu({ price: 24 }, 'prices'),
  menu({ names: { es: 'Menú de domingo' }, published: false }, 'texts'),
  menu({ days: ['sunday'] }, 'texts'),
  menu(lines({ allergens: ['fish'] }), 'texts', 'allergens'),
  like('setMenus.reorder', 'texts'),
  like('setMenus.delete', 'texts'),
  like('setMenus.availability', 'availability'),
]

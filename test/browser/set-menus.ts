import type { DailyMenu, DailyRules } from '#features/set-menus/daily/daily-menu.contract.ts'
import type { SetMenuItem } from '#features/set-menus/set-menu.shapes.ts'
import { answer } from './server.ts'

const SEEN = '2026-11-24T08:00:00.000Z'

/** From Monday to Friday at 13:00, until it is sold out. */
export const sampleRules = (changes: Partial<DailyRules> = {}): DailyRules => ({
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  slots: [{ open: '13:00', close: '16:00' }],
  onHolidays: false,
  untilSoldOut: true,
  updatedAt: SEEN,
  ...changes,
})

export const sampleItem = (name: string, changes: Partial<SetMenuItem> = {}): SetMenuItem => ({
  _id: name,
  dishId: null,
  names: { es: name },
  supplement: 0,
  allergens: [],
  allergensDeclared: true,
  toConfirm: false,
  available: true,
  ...changes,
})

const course = (name: string, ...items: SetMenuItem[]) => ({ _id: name, names: { es: name }, items })

/** Two first courses, two main ones and a dessert, for 13,50 €. */
export const WRITTEN = [
  course('Primeros', sampleItem('Lentejas con chorizo'), sampleItem('Salmorejo cordobés')),
  course('Segundos', sampleItem('Pollo al ajillo'), sampleItem('Carrilleras', { supplement: 2 })),
  course('Postre o café', sampleItem('Natillas caseras')),
]

export const sampleDay = (date: string, changes: Partial<DailyMenu> = {}): DailyMenu => ({
  date,
  state: 'empty',
  notServed: null,
  price: 0,
  includes: { bread: true, drink: true, dessert: true },
  note: {},
  courses: [],
  hasChanges: false,
  soldOutAt: null,
  updatedAt: SEEN,
  ...changes,
})

/** A day as it is once somebody has written it. */
export const writtenDay = (date: string, changes: Partial<DailyMenu> = {}): DailyMenu =>
  sampleDay(date, { state: 'draft', price: 13.5, courses: WRITTEN, ...changes })

/** What the server answers of the days; the week that is not named is empty. */
export async function answerDays(days: readonly DailyMenu[], rules: DailyRules = sampleRules()): Promise<void> {
  const dates = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01']
  const rest = dates.filter(date => days.every(day => day.date !== date)).map(date => sampleDay(date))
  const all = [...days, ...rest].toSorted((one, other) => one.date.localeCompare(other.date))
  await answer('GET /restaurants/*/daily-menu', { data: { rules, days: all } })
  await answer('GET /restaurants/*/daily-menu/history', { data: { dishes: [], days: [], more: false } })
}

import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import { lunchAndDinner } from '#features/restaurants/hours/usual-hours.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'

/** A menu is worth printing from so many dishes on (DAILY-WORK §3.10). */
export const FIRST_DISHES = 3

const OF_FIRST_DAY = ['hours', 'texts', 'look', 'print'] as const
/** The first day is for who may take each of its steps. */
export const mayBegin = (restaurant: Pick<Restaurant, 'rights' | 'readOnly'>): boolean =>
  OF_FIRST_DAY.every(right => mayChange(restaurant, right))

export const FIRST_STEPS = ['name', 'hours', 'carta', 'allergens', 'look', 'print'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]
/** The steps of the first day in their order, and whether each is done (decision 0139). */
export type FirstDay = readonly { step: FirstStep; isDone: boolean }[]

/** `declared`: dishes whose allergens somebody has declared. */
type Begun = { restaurant: Restaurant; dishes: number; declared: number }

export function firstDayOf({ restaurant, dishes, declared }: Begun): FirstDay {
  const isDone: Record<FirstStep, boolean> = {
    name: true,
    // What nobody has said is read by guests all the same.
    hours: restaurant.hoursChecked || !isSupposed(restaurant.hours),
    carta: dishes >= FIRST_DISHES,
    // A dish that comes later undeclared does not begin the first day again: the check tells it.
    allergens: declared >= FIRST_DISHES,
    look: restaurant.logoUrl !== '' || hasOwnColors(restaurant.theme),
    print: restaurant.qrPrinted,
  }
  return FIRST_STEPS.map(step => ({ step, isDone: isDone[step] }))
}

/** True for the hours that a new restaurant gets, from the dashboard or the wizard. */
const isSupposed = (hours: Restaurant['hours']): boolean =>
  (['23:00', '23:30'] as const).some(until => WEEKDAYS.every(day => isSameDay(hours[day], lunchAndDinner(until)[day])))

type Slots = Restaurant['hours'][Weekday]
const isSameDay = (a: Slots, b: Slots): boolean =>
  a.length === b.length && a.every(({ open, close }, at) => open === b[at]?.open && close === b[at].close)

function hasOwnColors(theme: Restaurant['theme']): boolean {
  const given = defaultProfile('').theme
  return (['primaryColor', 'secondaryColor', 'accentColor'] as const).some(color => theme[color] !== given[color])
}

import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'

/** A menu is worth printing from so many dishes on (DAILY-WORK §3.10). */
export const FIRST_DISHES = 3

const OF_FIRST_DAY = ['texts', 'look', 'print'] as const
/** The first day is for who may take each of its steps. */
export const mayBegin = (restaurant: Pick<Restaurant, 'rights' | 'readOnly'>): boolean =>
  OF_FIRST_DAY.every(right => mayChange(restaurant, right))

export const FIRST_STEPS = ['name', 'category', 'dishes', 'look', 'print'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]
/** The steps of the first day in their order, and whether each is done (decision 0139). */
export type FirstDay = readonly { step: FirstStep; isDone: boolean }[]

type Begun = { restaurant: Restaurant; categories: number; dishes: number }

export function firstDayOf({ restaurant, categories, dishes }: Begun): FirstDay {
  const isDone: Record<FirstStep, boolean> = {
    name: true,
    category: categories > 0,
    dishes: dishes >= FIRST_DISHES,
    look: restaurant.logoUrl !== '' || hasOwnColors(restaurant.theme),
    print: restaurant.qrPrinted,
  }
  return FIRST_STEPS.map(step => ({ step, isDone: isDone[step] }))
}

function hasOwnColors(theme: Restaurant['theme']): boolean {
  const given = defaultProfile('').theme
  return (['primaryColor', 'secondaryColor', 'accentColor'] as const).some(color => theme[color] !== given[color])
}

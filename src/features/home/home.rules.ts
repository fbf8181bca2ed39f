import { LOCALES, type Locale } from '#shared/locale.ts'
import type { MissingPart } from '#features/menu/menu-paths.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'

/** A menu is worth printing from so many dishes on (DAILY-WORK §3.10). */
export const FIRST_DISHES = 3

export type Todo = { part: MissingPart; count: number; locale?: Locale }

/**
 * What is still missing on a menu, and in how many dishes: declared allergens, photos, names in every supported
 * language (DAILY-WORK §1; the list of dishes can be narrowed to each).
 */
export function todosOf(dishes: readonly Dish[], supportedLocales: readonly Locale[]): Todo[] {
  const count = (isMissing: (dish: Dish) => boolean): number => dishes.filter(isMissing).length
  const todos: Todo[] = [
    { part: 'alergenos', count: count(dish => !dish.allergensDeclared) },
    { part: 'foto', count: count(dish => dish.imageUrl === '') },
    ...LOCALES.filter(locale => supportedLocales.includes(locale)).map(locale => ({
      part: 'traduccion' as const,
      locale,
      count: count(dish => !dish.translations[locale]?.name),
    })),
  ]
  return todos.filter(todo => todo.count > 0)
}

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

import type { Locale } from '#shared/locale.ts'
import { MISSING_PARTS } from '../../menu-paths.ts'
import type { Dish } from '../../menu.contract.ts'
import { isUndeclared, localesWithoutName } from '../dish-list/dish-look.ts'

/** What the list can be narrowed to, in the order of the chips; as in the URL after `falta=`. */
export const NARROWINGS = [...MISSING_PARTS, 'existencias', 'borradores'] as const
export type Narrowing = (typeof NARROWINGS)[number]

/** Null for what is not one of them. */
export const asNarrowing = (text: string | null): Narrowing | null => NARROWINGS.find(one => one === text) ?? null

/** True for the dishes that a filter shows. */
export function isLacking(dish: Dish, narrowing: Narrowing, supportedLocales: readonly Locale[]): boolean {
  if (narrowing === 'alergenos') return isUndeclared(dish)
  if (narrowing === 'foto') return dish.imageUrl === ''
  if (narrowing === 'traduccion') return localesWithoutName(dish, supportedLocales).length > 0
  if (narrowing === 'existencias') return !dish.available
  return dish.published === false
}

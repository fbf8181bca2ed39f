import type { Locale } from '#shared/locale.ts'
import { normalizeDiets } from '#features/allergens/diets.ts'
import type { Members } from '#features/allergens/members.ts'
import type { Without } from '#features/allergens/public-allergens.ts'
import { comparable, type Names } from '#features/prices/names.ts'
import type { ServedDish } from '../daily/daily-menu.contract.ts'
import { type Known, knownOf } from './day-form.ts'

type Dish = {
  _id: string
  translations: Partial<Record<Locale, { name: string }>>
  allergens: readonly string[]
  allergensDeclared: boolean
} & Partial<{
  traces: string[]
  tracesDeclared: boolean
  members: Members
  without: Without
  diets: readonly string[]
}>

export const SUGGESTIONS_MAX = 2
const LETTERS_MIN = 2

/** Dishes of the carta, then of earlier menus, with what is known of them; each text once. */
export function knownDishes(dishes: readonly Dish[], served: readonly ServedDish[], locale: Locale): Known[] {
  const all: Known[] = [
    ...dishes.map(({ _id: dishId, translations, diets = [], ...said }) => {
      const names: Names = Object.fromEntries(
        Object.entries(translations).flatMap(([key, text]) => (text.name ? [[key, text.name]] : [])),
      )
      return knownOf({ ...said, names, dishId, diets: normalizeDiets(diets) }, locale)
    }),
    ...served.map(dish => knownOf(dish, locale)),
  ]
  const seen = new Set<string>()
  return all.filter(({ text }) => {
    const key = comparable(text)
    const isNew = key !== '' && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Two at most, from the second letter on; one that begins so comes before one with a later word that does. */
export function suggestionsFor(typed: string, known: readonly Known[], taken: readonly string[]): Known[] {
  const key = comparable(typed)
  if (key.length < LETTERS_MIN) return []
  const others = new Set(taken.map(comparable))
  const free = known.filter(({ text }) => !others.has(comparable(text)) && comparable(text) !== key)
  const begins = free.filter(({ text }) => comparable(text).startsWith(key))
  const within = free.filter(({ text }) => !comparable(text).startsWith(key) && comparable(text).includes(` ${key}`))
  return [...begins, ...within].slice(0, SUGGESTIONS_MAX)
}

import type { Dish } from '../../menu.contract.ts'

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The text that a search looks in: names and descriptions in all languages, without accents. */
export type SearchEntry = { dish: Dish; haystack: string }

export const searchIndex = (dishes: readonly Dish[]): SearchEntry[] =>
  dishes.map(dish => ({
    dish,
    haystack: plain(
      Object.values(dish.translations)
        .map(({ name, description }) => `${name} ${description}`)
        .join(' '),
    ),
  }))

/** The dishes that contain every typed word, in any order. */
export function findDishes(index: readonly SearchEntry[], typed: string): Dish[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return index.filter(({ haystack }) => words.every(word => haystack.includes(word))).map(({ dish }) => dish)
}

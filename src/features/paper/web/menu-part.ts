import type { Locale } from '#shared/locale.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { MenuPart } from './sheet/use-sheet.ts'
import type { DishLine } from './options/ways-sheet.tsx'

const isPriced = ({ amount, market }: Dish['prices'][number]): boolean => market || (amount !== null && amount !== 0)

/** Categories that have dishes, with how many, and how many prices these have. */
export function menuPartOf(categories: readonly Category[], dishes: readonly Dish[], defaultLocale: Locale): MenuPart {
  const all = categories.map(({ _id, translations }) => {
    const own = dishes.filter(({ categoryId }) => categoryId === _id)
    return {
      id: _id,
      name: dashboardName(translations, defaultLocale),
      names: Object.values(translations).map(({ name }) => name),
      dishes: own.length,
      prices: own.reduce((sum, { prices }) => sum + prices.filter(isPriced).length, 0),
    }
  })
  return { categories: all }
}

/** Name and description of a dish, as the dashboard writes them. */
export function wordsOfDishes(dishes: readonly Dish[], defaultLocale: Locale): (id: string) => DishLine | undefined {
  const byId = new Map(dishes.map(dish => [dish._id, dish]))
  return id => {
    const dish = byId.get(id)
    if (!dish) return undefined
    const { translations } = dish
    const texts = [translations.es, translations[defaultLocale], ...Object.values(translations)]
    const text = texts.map(each => each?.description.trim()).find(Boolean) ?? ''
    return { id, name: dashboardName(translations, defaultLocale), text }
  }
}

import type { Locale } from '#shared/locale.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import { nameIn } from '#features/prices/names.ts'
import type { SetMenu } from '#features/set-menus/set-menus.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { MenuPart } from './sheet/use-sheet.ts'
import type { DishLine } from './options/ways-sheet.tsx'

const isPriced = ({ amount, market }: Dish['prices'][number]): boolean => market || (amount !== null && amount !== 0)

/** A set menu stands on paper like a category: its price, and its dishes. */
const setMenuPart = ({ _id, names, courses }: SetMenu, locale: Locale): MenuPart['categories'][number] => ({
  id: _id,
  name: nameIn(names, 'es', locale).text,
  names: [],
  dishes: courses.reduce((sum, { items }) => sum + items.length, 0),
  prices: 1,
})

/** Categories with how many dishes they have, and how many prices these have; then the published set menus. */
export function menuPartOf(
  categories: readonly Category[],
  dishes: readonly Dish[],
  setMenus: readonly SetMenu[],
  defaultLocale: Locale,
): MenuPart {
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
  const menus = setMenus.filter(({ published }) => published).map(menu => setMenuPart(menu, defaultLocale))
  return { categories: [...all, ...menus] }
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

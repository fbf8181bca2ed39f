import { lineOf } from '#features/prices/price-fields.ts'
import { isPriceLabel, type PriceLine } from '#features/prices/price-line.ts'
import { LABEL_NAMES } from '#features/prices/price-words.ts'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import type { Locale } from '#shared/locale.ts'

/** A price of the house that shows what a zone does: 'Ensaladilla, ración'. */
export type Example = { id: string; name: string; line: PriceLine }

/** The last price of a dish that zones can change. */
const pricedLine = ({ prices }: Dish): PriceLine | undefined =>
  prices.map(lineOf).findLast(({ cents, market }) => cents !== null && !market)

const nameOf = (dish: Dish, { label }: PriceLine, defaultLocale: Locale): string => {
  const name = dashboardName(dish.translations, defaultLocale)
  return label !== null && isPriceLabel(label) ? `${name}, ${LABEL_NAMES[label].es.toLowerCase()}` : name
}

/** Three of the house's dishes: the first one, one of the middle and the last one, as the carta lists them. */
export function exampleDishes(
  { categories, dishes }: { categories: readonly Category[]; dishes: readonly Dish[] },
  defaultLocale: Locale,
): Example[] {
  const priced = categories.flatMap(category =>
    dishes
      .filter(({ categoryId }) => categoryId === category._id)
      .flatMap(dish => {
        const line = pricedLine(dish)
        return line ? [{ id: dish._id, name: nameOf(dish, line, defaultLocale), line }] : []
      }),
  )
  const places = new Set([0, Math.floor(priced.length / 2), priced.length - 1])
  return priced.filter((_, place) => places.has(place))
}
